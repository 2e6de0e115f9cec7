// A galaxy with the tiles that are still to be laid around it.
import { useRef } from 'preact/hooks';
import { say } from '../../text/say';
import type { BoardProps, Picks } from '../game_ui';
import { countGalaxy, type Count } from './galaxy';
import { useGestures } from './gestures';
import { rotInHand } from './hand';
import { arrange, bestManner, spotName, type Spot, type Stage } from './layout';
import { anchor, area, outline } from './outline';
import { Piece } from './piece';
import type { Room } from './room';
import { Sandglass } from './sandglass';
import { handTarget } from './steps';
import { targetProps } from './target';
import { printed, type Printed } from './tiles';
import {
  boardCells,
  cardOf,
  cellName,
  seatOf,
  type Galaxy,
  type Marker,
  type Placed,
  type View,
} from './view';
import { describe, word } from './words';

export interface StageProps extends BoardProps<View> {
  readonly owner: number; // whose galaxy it is
  readonly room: Room; // for the stage
  readonly shown: Marker | null; // whose zones are shown
}

// A click on a tile that is chosen turns it clockwise: the first of these.
const handles = [
  { by: 1, x: 34, y: 0, path: 'M6 -3A7 7 0 1 0 3 6M6 -9V-3H0' },
  { by: 3, x: -34, y: 0, path: 'M-6 -3A7 7 0 1 1 -3 6M-6 -9V-3H0' },
  { by: 2, x: 0, y: 34, path: 'M-5 -6V4M5 6V-4M-8 1L-5 4L-2 1M2 -1L5 -4L8 -1' },
  { by: 0, x: 0, y: -34, path: 'M-3 0a3 3 0 1 0 6 0a3 3 0 1 0 -6 0' },
];

// On the tile that is chosen, or side by side where tiles are too small for them.
function Handles({ placed, stage, picks }: { placed: Placed; stage: Stage; picks: Picks }) {
  const { strip } = stage;
  const spot = stage.cell(placed);
  const at = strip ?? spot;
  const apart = (index: number): { x: number; y: number } => ({ x: (index - 2) * 46, y: 0 });
  const handle = (target: string, { x, y }: { x: number; y: number }, path: string, words: string) =>
    picks.lit(target) && (
      <g
        key={target}
        class="cf-handle"
        transform={`translate(${x} ${y})`}
        {...targetProps(picks, target, word(words))}
      >
        <circle class="cf-reach" r="19" />
        <circle r="13" />
        <path d={path} />
      </g>
    );
  return (
    <g transform={`translate(${at.x} ${at.y}) scale(${strip ? 1 : spot.size / 100})`}>
      {handles.map(({ by, x, y, path }, index) =>
        handle(`turn:${(placed.rot + by) % 4}`, strip ? apart(index) : { x, y }, path, `turn.${by}`),
      )}
      {handle('flip', strip ? apart(4) : { x: 0, y: 0 }, 'M-8 0C-4 -6 4 -6 8 0C4 6 -4 6 -8 0ZM0 -2a2 2 0 1 0 .1 0', 'explain.flip')}
    </g>
  );
}

// Zones of a colour with their sizes, or the asteroid track.
export function Zones({ stage, count, shown, card }: { stage: Stage; count: Count; shown: Marker; card: number }) {
  if (shown === 'star') {
    const networks = card === 4 ? count.networks.slice(0, 1) : card === 10 ? count.networks : null;
    return networks ? (
      <g class="cf-zones">
        {networks.flat().map((placed) => {
          const { x, y, size } = stage.cell(placed);
          return <circle class="cf-hub" cx={x} cy={y} r={size * 0.16} />;
        })}
      </g>
    ) : (
      <Trail stage={stage} trail={count.trail} />
    );
  }
  return (
    <g class={`cf-zones cf-ink-${shown}`}>
      {count.zones
        .filter(({ kind }) => kind === shown)
        .map((zone) => {
          const { x, y } = anchor(stage, zone.fields);
          return (
            <g>
              <path class="cf-area" d={area(stage, zone.fields)} />
              <path class="cf-outline" d={outline(stage, zone.fields)} />
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

const tileOf = (content: Printed, id: number | null) =>
  id === null ? null : (content.tiles.get(id) ?? null);

// Tiles that lie elsewhere or otherwise after the action that is hovered over.
const changed = (now: Galaxy, then: Galaxy): Placed[] =>
  then.filter(
    (placed) =>
      !now.some(
        (before) =>
          before.tile === placed.tile &&
          cellName(before) === cellName(placed) &&
          before.rot === placed.rot &&
          before.down === placed.down,
      ),
  );

export function GalaxyStage(props: StageProps) {
  const { view, content, seat, owner, picks, preview, room, shown } = props;
  const card = cardOf(view);
  const own = seatOf(view, owner);
  const print = printed(content);
  const svg = useRef<SVGSVGElement>(null);
  const building = view.phase === 'build';
  const mine = view.viewer === seat;
  const free = building && mine && !own.frozen && picks.open.length > 0;
  const hands = useGestures(svg, { view, galaxy: own.galaxy, pile: own.pile, picks, free });

  const cells = boardCells(card, own.galaxy);
  const hand = building && !(own.frozen && own.pile.length === 0);
  const stage = arrange(card, cells, bestManner(card, cells, room, hand));
  const laidAt = new Map(own.galaxy.map((placed) => [cellName(placed), placed]));
  const pile = own.pile.filter((tile): tile is number => tile !== null);
  const nine = [...pile, ...own.galaxy.map(({ tile }) => tile)].sort((a, b) => a - b);
  const home = (tile: number): Spot => stage.slot(nine.indexOf(tile));
  const heldAt = (tile: number): Spot | null => {
    if (hands.dropped?.tile !== tile) return null;
    const cell = cells.find((place) => spotName(place) === hands.dropped?.target);
    return cell ? stage.cell(cell) : home(tile);
  };
  const chosenTile = own.galaxy.find((placed) => picks.chosen(spotName(placed)));
  const ghosts = preview && mine ? changed(own.galaxy, seatOf(preview, owner).galaxy) : [];

  const touch = (tile: number, target: string) => ({
    ...targetProps(picks, target, describe(target, view, content) ?? word('explain.empty'), () => {
      if (mine && building) hands.tap(tile);
      else picks.choose(target);
    }),
    onPointerDown: (event: PointerEvent) => hands.grab(event, tile),
    onPointerEnter: () => {
      hands.point(tile);
      picks.hover(target);
    },
    onPointerLeave: () => {
      hands.point(null);
      picks.hover(null);
    },
    onFocus: () => {
      hands.point(tile);
      picks.hover(target);
    },
    onBlur: () => {
      hands.point(null);
      picks.hover(null);
    },
  });

  return (
    <svg
      ref={svg}
      class={`cf-stage ${free ? 'cf-free' : ''} ${owner === seat ? '' : 'cf-foreign'}`}
      viewBox={`0 0 ${stage.width} ${stage.height}`}
      role="group"
      aria-label={say(word('galaxy', { name: props.names[owner] ?? '' }))}
    >
      <Ground stage={stage} frozen={own.frozen} />
      {building && <Sandglass box={stage.box} />}
      {cells.map((place) => {
        const { x, y, size } = stage.cell(place);
        const target = spotName(place);
        const empty = !laidAt.has(cellName(place));
        const inner = size - 4;
        return (
          <rect
            key={target}
            class="cf-cell"
            x={x - inner / 2}
            y={y - inner / 2}
            width={inner}
            height={inner}
            rx="5"
            {...(empty && mine && building && targetProps(picks, target, word('explain.empty')))}
          />
        );
      })}
      {hand &&
        nine.map((tile) => {
          const { x, y, size } = home(tile);
          return (
            <rect class="cf-slot" x={x - size / 2} y={y - size / 2} width={size} height={size} rx="4" />
          );
        })}
      {nine.map((tile) => {
        const placed = own.galaxy.find((at) => at.tile === tile);
        const rot = placed ? hands.rotOf(tile, placed.rot) : rotInHand(view, tile);
        const target = placed ? spotName(placed) : handTarget(tile, rot);
        const states = [
          placed ? 'cf-laid' : 'cf-in-hand',
          hands.carried?.tile === tile ? 'cf-carried' : '',
          hands.dropped?.tile === tile ? 'cf-dropped' : '',
        ];
        return (
          <Piece
            key={tile}
            tile={tileOf(print, tile)}
            spot={heldAt(tile) ?? (placed ? stage.cell(placed) : home(tile))}
            rot={rot}
            down={placed?.down ?? false}
            state={states.join(' ')}
            {...(mine && { target: touch(tile, target) })}
          />
        );
      })}
      {own.galaxy
        .filter((placed) => picks.chosen(spotName(placed)))
        .map((placed) => {
          const { x, y, size } = stage.cell(placed);
          return <rect class="cf-selected" x={x - size / 2} y={y - size / 2} width={size} height={size} rx="4" />;
        })}
      {pile
        .filter((tile) => picks.chosen(handTarget(tile, rotInHand(view, tile))) && !hands.carried)
        .map((tile) => (
          <g class="cf-handle cf-hint" transform={`translate(${home(tile).x} ${home(tile).y})`}>
            <circle r="13" />
            <path d={handles[0]?.path} />
          </g>
        ))}
      {chosenTile && building && picks.lit('hand') && (
        <g
          class="cf-handle cf-home"
          transform={`translate(${home(chosenTile.tile).x} ${home(chosenTile.tile).y})`}
          {...targetProps(picks, 'hand', word('explain.hand'))}
        >
          <rect x="-28" y="-28" width="56" height="56" rx="6" />
          <path d="M8 8V2A7 7 0 0 0 1 -5H-9M-4 -10L-9 -5L-4 0" />
        </g>
      )}
      {shown && own.galaxy.length > 0 && (
        <Zones stage={stage} card={card} shown={shown} count={countGalaxy(own.galaxy, card, print)} />
      )}
      {ghosts.map((placed) => (
        <g class="cf-ghost" key={`ghost ${placed.tile}`}>
          <Piece tile={tileOf(print, placed.tile)} spot={stage.cell(placed)} rot={placed.rot} down={placed.down} />
        </g>
      ))}
      {chosenTile && building && !hands.carried && (
        <Handles placed={chosenTile} stage={stage} picks={picks} />
      )}
      {hands.carried && (
        <g class="cf-in-air">
          <Piece
            tile={tileOf(print, hands.carried.tile)}
            spot={{ x: hands.carried.x, y: hands.carried.y, size: stage.size }}
            rot={hands.rotOf(
              hands.carried.tile,
              own.galaxy.find(({ tile }) => tile === hands.carried?.tile)?.rot ??
                rotInHand(view, hands.carried.tile),
            )}
          />
        </g>
      )}
    </svg>
  );
}
