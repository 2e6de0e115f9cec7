// What is to be used in this turn: pieces to place, tiles, counters. What was there keeps its place until the turn is
// over, so that nothing moves under the finger.
import { useRef } from 'preact/hooks';
import type { ComponentChildren } from 'preact';
import { say } from '../../text/say';
import { printOf } from './content';
import { ElementSign, LifeSign, LineSign, Sign, SupernovaSign } from './glyphs';
import { Group } from './group';
import { NebulaTile } from './nebula';
import { Thing } from './thing';
import { ELEMENTS, type Props, type Turn } from './view';
import { text } from './words';

interface Piece {
  readonly target: string;
  readonly count: number;
  readonly sign: ComponentChildren;
  readonly counter?: true;
}

// A graviton moves a star or a life: two things to choose, so that what is asked for next lies well apart.
const piecesOf = ({ stars, proto, dna, supernova, gravitons }: Turn): readonly Piece[] => [
  ...ELEMENTS.map((element) => ({
    target: `staged:${element}`,
    count: stars[element],
    sign: <ElementSign element={element} r={11} />,
  })),
  { target: 'staged:proto', count: proto, sign: <LifeSign life="proto" r={11} /> },
  { target: 'counter:dna', count: dna, sign: <LineSign name="dna" r={12} />, counter: true },
  { target: 'counter:supernova', count: supernova, sign: <SupernovaSign r={9} />, counter: true },
  { target: 'counter:graviton:star', count: gravitons, sign: <Moves what="star" />, counter: true },
  { target: 'counter:graviton:life', count: gravitons, sign: <Moves what="life" />, counter: true },
];

function Moves({ what }: { what: 'star' | 'life' }) {
  return (
    <>
      <g transform="translate(-2 -2)">
        <LineSign name="graviton" r={10} />
      </g>
      <g class="ctc-moves" transform="translate(8 -8)">
        {what === 'star' ? (
          <path d="M0 -5L1.5 -1.5L5 0L1.5 1.5L0 5L-1.5 1.5L-5 0L-1.5 -1.5Z" />
        ) : (
          <LifeSign life="proto" r={5} />
        )}
      </g>
    </>
  );
}

// The things seen since the turn began.
function useSeen(
  { view }: Props,
  now: readonly Piece[],
): { readonly kinds: ReadonlySet<string>; readonly tiles: number } {
  const turn = `${view.round} ${view.current}`;
  const seen = useRef({ turn, kinds: new Set<string>(), tiles: 0 });
  if (seen.current.turn !== turn) seen.current = { turn, kinds: new Set(), tiles: 0 };
  for (const { target, count } of now) if (count > 0) seen.current.kinds.add(target);
  seen.current.tiles = Math.max(seen.current.tiles, tilesOf(view.turn).length);
  return seen.current;
}

const tilesOf = ({ omega, nebulae }: Turn): readonly string[] => (omega ? [omega] : nebulae);

export function Staged(props: Props) {
  const { view, seat, content, names } = props;
  const print = printOf(content);
  const mine = view.current === seat;
  const pieces = piecesOf(view.turn);
  const tiles = tilesOf(view.turn);
  const seen = useSeen(props, pieces);
  const shown = pieces.filter(({ target }) => seen.kinds.has(target));
  const title = mine ? text('tray.staged') : text('tray.staged.of', { name: names[view.current] ?? '' });
  return (
    <Group title={title} class={mine ? 'ctc-staged' : 'ctc-staged others'}>
      {Array.from({ length: seen.tiles }, (_, i) => {
        const id = tiles[i];
        const tile = id === undefined ? undefined : print.tiles.get(id);
        return tile ? (
          <Thing key={`${tile.id} ${i}`} of={props} look="ctc-thing tile" target={`staged:${tile.id}`}>
            <NebulaTile tile={tile} width={74} />
          </Thing>
        ) : (
          <span key={i} class="ctc-thing tile gap" />
        );
      })}
      {shown.map(({ target, count, sign, counter }) => (
        <Thing
          key={target}
          of={props}
          look={`ctc-thing ${counter ? 'counter' : ''} ${count > 0 ? '' : 'none'}`}
          target={target}
        >
          <Sign size={36}>{sign}</Sign>
          <b class="number ctc-count">{count}</b>
        </Thing>
      ))}
      {shown.length + seen.tiles === 0 && <span class="quiet ctc-nothing">{say(text('tray.nothing'))}</span>}
    </Group>
  );
}
