// A galaxy to look at, with what is being counted in it.
import { say } from '../../text/say';
import { arrange, type Stage } from './layout';
import { anchor, area, outline } from './outline';
import { Laid } from './piece';
import { fieldsOf, tilesIn, trackCells } from './places';
import { Ground, Trail } from './stage_parts';
import { boardCells, printed, rulesOf, type Rules } from './tiles';
import type { Galaxy, Places, Step, TableProps, TileName } from './view';
import { word } from './words';

interface CountedProps {
  readonly step: Step;
  readonly stage: Stage;
  readonly galaxy: Galaxy;
  readonly places: Places;
  readonly track: Rules['track'];
}

function Counted({ step, stage, galaxy, places, track }: CountedProps) {
  const points = say(word(step.points < 0 ? 'points.less' : 'points.more', { points: Math.abs(step.points) }));
  if (step.zone !== null) {
    const fields = fieldsOf(galaxy, places, step.zone);
    const { x, y } = anchor(stage, fields);
    return (
      <g class={`cf-zones cf-counting cf-ink-${step.marker}`}>
        <path class="cf-area" d={area(stage, fields)} />
        <path class="cf-outline" d={outline(stage, fields)} />
        {step.points !== 0 && (
          <text class="cf-rising" x={x} y={y + 8}>
            {points}
          </text>
        )}
      </g>
    );
  }
  const tiles = step.kind === 'track' ? tilesIn(galaxy, trackCells(places, track)) : [];
  const middle = tiles[Math.floor(tiles.length / 2)];
  if (!middle) return null;
  const { x, y } = stage.cell(middle);
  return (
    <g class="cf-counting cf-ink-star">
      <Trail stage={stage} trail={tiles} />
      <text class="cf-rising" x={x} y={y + 8}>
        {points}
      </text>
    </g>
  );
}

interface PictureProps {
  readonly galaxy: Galaxy;
  readonly card: number;
  readonly content: TableProps['content'];
  readonly step?: Step | null; // what is being counted
  readonly places?: Places | null;
  readonly missing?: readonly TileName[]; // that have not fallen into their gaps yet
  readonly fallen?: readonly TileName[]; // that fell into gaps
}

export function GalaxyPicture({ galaxy, card, content, step, places, missing = [], fallen = [] }: PictureProps) {
  const print = printed(content);
  const cells = boardCells(print, card, galaxy);
  const { shape, track } = rulesOf(print, card);
  const stage = arrange(shape, cells, { portrait: false, hand: false });
  return (
    <svg class="cf-stage" viewBox={`0 0 ${stage.width} ${stage.height}`} aria-hidden="true">
      <Ground stage={stage} />
      {galaxy
        .filter(({ tile }) => !missing.includes(tile))
        .map((placed) => (
          <g key={placed.tile} class={fallen.includes(placed.tile) ? 'cf-fallen' : undefined}>
            <Laid placed={placed} print={print} stage={stage} />
          </g>
        ))}
      {step && places && <Counted step={step} stage={stage} galaxy={galaxy} places={places} track={track} />}
    </svg>
  );
}
