// What is drawn on the stage besides tiles: the ground, handles, zones and tracks.
import { say } from '../../text/say';
import type { Stage } from './layout';
import { anchor, area, outline } from './outline';
import { fieldsOf, tilesIn, trackCells } from './places';
import { targetProps } from './target';
import type { Rules } from './tiles';
import type { Galaxy, Marker, Placed, Places, TablePicks } from './view';
import { word } from './words';

// A click on a tile that is chosen turns it clockwise: the first of these.
export const handles = [
  { by: 1, x: 34, y: 0, path: 'M6 -3A7 7 0 1 0 3 6M6 -9V-3H0' },
  { by: 3, x: -34, y: 0, path: 'M-6 -3A7 7 0 1 1 -3 6M-6 -9V-3H0' },
  { by: 2, x: 0, y: 34, path: 'M-5 -6V4M5 6V-4M-8 1L-5 4L-2 1M2 -1L5 -4L8 -1' },
  { by: 0, x: 0, y: -34, path: 'M-3 0a3 3 0 1 0 6 0a3 3 0 1 0 -6 0' },
];

// On the tile that is chosen, or side by side where tiles are too small for them.
export function Handles({ placed, stage, picks }: { placed: Placed; stage: Stage; picks: TablePicks }) {
  const { strip } = stage;
  const spot = stage.cell(placed);
  const at = strip ?? spot;
  const apart = (index: number): { x: number; y: number } => ({ x: (index - 2) * 46, y: 0 });
  const handle = (target: string, { x, y }: { x: number; y: number }, path: string, words: string) =>
    picks.lit(target) && (
      <g key={target} class="cf-handle" transform={`translate(${x} ${y})`} {...targetProps(picks, target, word(words))}>
        <circle class="cf-reach" r="24" />
        <circle r="13" />
        <path d={path} />
      </g>
    );
  return (
    <g transform={`translate(${at.x} ${at.y}) scale(${strip ? 1 : spot.size / 100})`}>
      {handles.map(({ by, x, y, path }, index) =>
        handle(`turn:${(placed.rot + by) % 4}`, strip ? apart(index) : { x, y }, path, `turn.${by}`),
      )}
      {handle(
        'flip',
        strip ? apart(4) : { x: 0, y: 0 },
        'M-8 0C-4 -6 4 -6 8 0C4 6 -4 6 -8 0ZM0 -2a2 2 0 1 0 .1 0',
        'explain.flip',
      )}
    </g>
  );
}

// Zones of a colour with their sizes, or the asteroid track.
interface ZonesProps {
  readonly stage: Stage;
  readonly galaxy: Galaxy;
  readonly places: Places;
  readonly shown: Marker;
  readonly rules: Rules;
}

export function Zones({ stage, galaxy, places, shown, rules }: ZonesProps) {
  if (shown === 'star') {
    const tiles = tilesIn(galaxy, trackCells(places, rules.track));
    if (rules.track === 'longest') return <Trail stage={stage} trail={tiles} />;
    return (
      <g class="cf-zones">
        {tiles.map((placed) => {
          const { x, y, size } = stage.cell(placed);
          return <circle key={placed.cell} class="cf-hub" cx={x} cy={y} r={size * 0.16} />;
        })}
      </g>
    );
  }
  return (
    <g class={`cf-zones cf-ink-${shown}`}>
      {places.zones
        .map((zone, number) => ({ zone, number }))
        .filter(({ zone }) => zone.kind === shown)
        .map(({ zone, number }) => {
          const fields = fieldsOf(galaxy, places, number);
          const { x, y } = anchor(stage, fields);
          return (
            <g key={number}>
              <path class="cf-area" d={area(stage, fields)} />
              <path class="cf-outline" d={outline(stage, fields)} />
              <g class="cf-badge" transform={`translate(${x} ${y})`}>
                <rect x="-17" y="-9.5" width="34" height="19" rx="9.5" />
                <text y="4.6">{say(word('zone.badge', { size: zone.size, points: zone.points }))}</text>
              </g>
            </g>
          );
        })}
    </g>
  );
}

export function Trail({ stage, trail }: { stage: Stage; trail: readonly Placed[] }) {
  const points = trail.map((placed) => stage.cell(placed));
  return (
    <g class="cf-trail">
      <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {points.map(({ x, y, size }) => (
        <circle cx={x} cy={y} r={size * 0.09} />
      ))}
    </g>
  );
}

// The box the galaxy is built in and its cells.
export function Ground({ stage, frozen = false }: { stage: Stage; frozen?: boolean }) {
  const { x, y, width, height } = stage.box;
  const snow = 'M0-7V7M-6-3.5L6 3.5M6-3.5L-6 3.5';
  return (
    <>
      <rect class={frozen ? 'cf-ground cf-frozen' : 'cf-ground'} x={x} y={y} width={width} height={height} rx="12" />
      {frozen &&
        [x + 9, x + width - 9].map((corner) => (
          <path class="cf-snow" d={snow} transform={`translate(${corner} ${y + height - 9})`} />
        ))}
    </>
  );
}
