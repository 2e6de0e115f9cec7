// A galaxy with the tiles that are still to be laid around it.
import { useRef } from 'preact/hooks';
import type { Message } from '../../text/message';
import { say } from '../../text/say';
import { ofSeat } from '../seat_target';
import { useGestures } from './gestures';
import { rotInHand } from './hand';
import { arrange, bestManner, spotName, type Spot } from './layout';
import { Laid, Piece } from './piece';
import type { Room } from './room';
import { Sandglass } from './sandglass';
import { Ground, Handles, handles, Zones } from './stage_parts';
import { handTarget } from './steps';
import { explained, targetProps } from './target';
import { boardCells, printed, rulesOf, type Printed } from './tiles';
import { cardOf, ownSeat, seatOf, type Galaxy, type Marker, type Placed, type TableProps, type TileName } from './view';
import { cellNames, tileName } from './explain';
import { word } from './words';

export interface StageProps extends TableProps {
  readonly owner: number; // whose galaxy it is
  readonly room: Room; // for the stage
  readonly shown: Marker | null; // whose zones are shown
}

const tileOf = (content: Printed, id: TileName | null) => (id === null ? null : (content.tiles.get(id) ?? null));

// Tiles that lie elsewhere or otherwise after the action that is hovered over.
const changed = (now: Galaxy, then: Galaxy): Placed[] =>
  then.filter(
    (placed) =>
      !now.some(
        (before) =>
          before.tile === placed.tile &&
          before.cell === placed.cell &&
          before.rot === placed.rot &&
          before.down === placed.down,
      ),
  );

export function GalaxyStage(props: StageProps) {
  const { view, content, seat, owner, picks, preview, room, shown } = props;
  const card = cardOf(view);
  const own = seatOf(view, owner);
  const print = printed(content);
  const rules = rulesOf(print, card);
  const svg = useRef<SVGSVGElement>(null);
  const building = view.phase === 'build';
  const mine = view.viewer === seat;
  const free = building && mine && !own.frozen && picks.open.length > 0;
  const hands = useGestures(svg, { view, galaxy: own.galaxy, pile: own.pile, picks, free });

  const cells = boardCells(print, card, own.galaxy);
  const hand = building && !(own.frozen && own.pile.length === 0);
  const stage = arrange(rules.shape, cells, bestManner(rules.shape, cells, room, hand));
  const laidAt = new Map(own.galaxy.map((placed) => [placed.cell, placed]));
  const pile = own.pile.filter((tile): tile is TileName => tile !== null);
  const nine = [...pile, ...own.galaxy.map(({ tile }) => tile)].sort();
  const home = (tile: TileName): Spot => stage.slot(nine.indexOf(tile));
  const heldAt = (tile: TileName): Spot | null => {
    if (hands.dropped?.tile !== tile) return null;
    const cell = cells.find((place) => spotName(place) === hands.dropped?.target);
    return cell ? stage.cell(cell) : home(tile);
  };
  const chosenTile = own.galaxy.find((placed) => picks.chosen(spotName(placed)));
  const ghosts = preview && mine ? changed(own.galaxy, seatOf(preview, owner).galaxy) : [];

  const names = cellNames(view, owner, content);
  const cellWords = (cell: string): Message => names.get(cell) ?? word('explain.empty');
  const touch = (tile: TileName, target: string, words: Message) => ({
    ...targetProps(picks, target, words, () => {
      if (mine && building) hands.tap(tile);
      else picks.choose(target);
    }),
    onPointerDown: (event: PointerEvent) => hands.grab(event, tile),
    // The second tap turns the tile; it is no double tap that zooms.
    onTouchEnd: (event: TouchEvent) => {
      if (free && event.changedTouches.length === 1) event.stopPropagation();
    },
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
      <Ground stage={stage} frozen={building && own.frozen} />
      {building && (mine || view.viewer === null) && (
        <Sandglass box={stage.box} picks={picks} limit={props.limit ?? null} />
      )}
      {cells.map((place) => {
        const { x, y, size } = stage.cell(place);
        const target = spotName(place);
        const empty = !laidAt.has(place.cell);
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
            {...(empty && mine && building && targetProps(picks, target, cellWords(place.cell)))}
          />
        );
      })}
      {hand &&
        nine.map((tile) => {
          const { x, y, size } = home(tile);
          return <rect class="cf-slot" x={x - size / 2} y={y - size / 2} width={size} height={size} rx="4" />;
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
            {...(mine
              ? {
                  target: touch(
                    tile,
                    target,
                    placed ? cellWords(placed.cell) : (tileName(target, content) ?? word('explain.hand')),
                  ),
                }
              : placed && { target: explained(picks, ofSeat(target, seat, ownSeat(view))) })}
          />
        );
      })}
      {own.galaxy
        .filter((placed) => picks.chosen(spotName(placed)))
        .map((placed) => {
          const { x, y, size } = stage.cell(placed);
          return <rect class="cf-selected" x={x - size / 2} y={y - size / 2} width={size} height={size} rx="2" />;
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
      {shown && own.places && (
        <Zones stage={stage} rules={rules} shown={shown} galaxy={own.galaxy} places={own.places} />
      )}
      {ghosts.map((placed) => (
        <g class="cf-ghost" key={`ghost ${placed.tile}`}>
          <Laid placed={placed} print={print} stage={stage} />
        </g>
      ))}
      {chosenTile && building && !hands.carried && <Handles placed={chosenTile} stage={stage} picks={picks} />}
      {hands.carried && (
        <g class="cf-in-air">
          <Piece
            tile={tileOf(print, hands.carried.tile)}
            spot={{ x: hands.carried.x, y: hands.carried.y, size: stage.size }}
            rot={hands.rotOf(
              hands.carried.tile,
              own.galaxy.find(({ tile }) => tile === hands.carried?.tile)?.rot ?? rotInHand(view, hands.carried.tile),
            )}
          />
        </g>
      )}
    </svg>
  );
}
