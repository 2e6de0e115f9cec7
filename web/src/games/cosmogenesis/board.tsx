// The board: the cosmos that all share, and one star system below it.
import { useEffect, useRef } from 'preact/hooks';
import { countedPicks, LastCountTable, useLastCount } from '../last_count';
import { signed } from '../../text/points';
import { say } from '../../text/say';
import { duration } from '../../ui/settings';
import { useSize } from '../../ui/size';
import { PlanetaryCard, StellarCard } from './cards';
import { effectsOf, pointChanges } from './changes';
import { Cosmos } from './cosmos';
import { placeOfItem } from './counted';
import { systemGeometry, tallHeight } from './geometry';
import { itemName } from './item_name';
import { text } from './naming';
import { Painted } from './paint';
import { System } from './system';
import { Hand, Objects } from './tray';
import { elementOn, orbitPlaces, seatOf, sectorsOf, type Event, type TableProps } from './view';
import './cosmogenesis.css';

type Props = TableProps;

const WORDS = { id: 'cosmogenesis', itemName };
const SMALL = { width: 270, height: 205 };
const NARROW = 560; // below that the star stands on top
const LOWEST = 260; // the least height of a system beside which the cosmos should stay in sight
const WIDE = 700; // from there on all parts of the points stand in a row
const ROOMY = 1000; // from there on cosmos and system fit on the screen

// The box that the system is drawn in.
function useBox(places: number) {
  const box = useRef<HTMLDivElement>(null);
  const size = useSize(box, { width: 920, height: 460 });
  const tall = size.width < NARROW; // everybody's system stands the same way round
  return { box, size, least: tall ? tallHeight(places) : Math.min(LOWEST, Math.round(size.width * 0.54)) };
}

// A number that changes whenever something new has happened.
function useStamp(recent: readonly Event[]): number {
  const last = useRef({ recent, stamp: 0 });
  if (last.current.recent !== recent) last.current = { recent, stamp: last.current.stamp + 1 };
  return last.current.stamp;
}

// Where the next click will be, when it is this seat that acts.
function whereToLook({ view, seat, picks, content }: Props): 'cosmos' | 'system' | null {
  if (view.phase === 'choose_start') return 'system';
  if (view.phase === 'game_over') return 'cosmos'; // where it is counted
  if (view.active !== seat) return null;
  if (view.phase !== 'main') return 'system';
  for (const sector of sectorsOf(view))
    for (const field of view.board[sector].keys()) {
      if (!picks.chosen(`field:${sector}-${field + 1}`)) continue;
      const sort = elementOn(view, sector, field + 1, content)?.sort;
      return sort === 'body' || sort === 'stone' ? 'system' : 'cosmos';
    }
  return 'cosmos';
}

// A small screen shows one of the two at a time: it scrolls to the one that is needed.
function useLook(props: Props, width: number) {
  const cosmos = useRef<HTMLDivElement>(null);
  const system = useRef<HTMLDivElement>(null);
  const look = width < ROOMY ? whereToLook(props) : null;
  const block = width < NARROW ? 'start' : 'nearest';
  useEffect(() => {
    const element = look === 'cosmos' ? cosmos.current : look === 'system' ? system.current : null;
    element?.scrollIntoView({ block, behavior: duration(200) > 0 ? 'smooth' : 'auto' });
  }, [look, block]);
  return { cosmos, system };
}

// In the beginning, everybody keeps one of two objectives.
function StartChoice({ view, content, seat, picks }: Props) {
  if (view.phase !== 'choose_start' || view.viewer !== seat) return null;
  const { drawn, start } = seatOf(view, seat);
  const ids = drawn.length > 0 ? drawn : [start];
  return (
    <div class="cg-start">
      <h2>{say(text(drawn.length > 0 ? 'keep.title' : 'keep.kept'))}</h2>
      <div class="cg-cards">
        {ids.map((id) =>
          id === null ? null : (
            <PlanetaryCard
              key={id}
              view={view}
              content={content}
              picks={picks}
              id={id}
              target={`objective:${id}`}
              words
            />
          ),
        )}
      </div>
    </div>
  );
}

function PreviewPoints({ view, seat, preview }: Props) {
  const after = preview?.seats[seat];
  if (!after) return null;
  const changes = pointChanges(seatOf(view, seat), after);
  if (changes.length === 0) return null;
  const total = changes.reduce((sum, { points }) => sum + points, 0);
  const parts = { planetary: 'planetary objectives', stellar: 'stellar objectives' } as Record<string, string>;
  return (
    <div class="cg-preview">
      <b>{signed(total)}</b>
      {changes.map(({ part, points }) => (
        <span key={part}>{`${say(text(`part.${parts[part] ?? part}`))} ${signed(points)}`}</span>
      ))}
    </div>
  );
}

// Their place is kept free while there are none.
function Stellar({ view, content, seat, picks, preview }: Props) {
  const own = seatOf(view, seat);
  return (
    <div class="cg-stellars" role="group" aria-label={say(text('stellar'))}>
      {own.stellar.length === 0 && <p class="note">{say(text('stellar'))}</p>}
      {own.stellar.map((id) => (
        <StellarCard
          key={id}
          view={view}
          content={content}
          picks={picks}
          id={id}
          target={`stellar:${id}`}
          seat={own}
          after={preview?.seats[seat]}
        />
      ))}
    </div>
  );
}

function Whole(props: Props) {
  const { view, seat, recent } = props;
  const places = orbitPlaces(seatOf(view, seat));
  const mine = view.viewer === null || view.viewer === seat;
  const { box, size, least } = useBox(places);
  const stamp = useStamp(recent);
  const { cosmos, system } = useLook(props, size.width);
  const count = useLastCount({ ...props, over: view.phase === 'game_over' });
  const shown = { ...props, picks: countedPicks(props.picks, count, seat, placeOfItem) };
  return (
    <div class="cg-board" style={{ '--cg-time': `${duration(280)}ms` }}>
      {mine && (
        <div ref={cosmos}>
          {count ? (
            <LastCountTable {...props} count={count} words={WORDS} wide={size.width >= WIDE} />
          ) : (
            <Cosmos {...props} />
          )}
        </div>
      )}
      <div class="cg-stage" ref={system}>
        <div class="cg-sky-box" ref={box} style={{ '--cg-least': `${least}px` }}>
          <System
            {...shown}
            geometry={systemGeometry(size.width, size.height, places)}
            effects={effectsOf(recent, seat)}
            stamp={stamp}
          />
          {mine && <StartChoice {...props} />}
          <PreviewPoints {...props} />
        </div>
        <Stellar {...shown} />
      </div>
      {!mine && (
        <div class="cg-tray">
          <Objects {...props} />
          <Hand {...props} />
        </div>
      )}
    </div>
  );
}

export function Board(props: Props) {
  const { view, seat, small } = props;
  if (!small)
    return (
      <Painted>
        <Whole {...props} />
      </Painted>
    );
  const places = orbitPlaces(seatOf(view, seat));
  return (
    <Painted>
      <div class="cg-thumb">
        <System {...props} geometry={systemGeometry(SMALL.width, SMALL.height, places)} effects={[]} stamp={0} />
      </div>
    </Painted>
  );
}
