// When a game is over its points are counted: part after part, for everybody at once, in every game in the same way.
import type { ComponentChildren } from 'preact';
import type { Score, ScoreItem } from '../table/messages';
import { message, messagesOf } from '../text/message';
import { pointsText, signed } from '../text/points';
import { say } from '../text/say';
import { Emblem } from '../ui/emblem';
import { Button } from '../ui/parts';
import { countedTo, countSteps, partsOfScores, type CountStep } from './counting';
import type { BoardProps, GameEvent, GameUi, Picks, Target } from './game_ui';
import './last_count.css';
import { useWalk, type Walk } from './walk';

export interface LastCount {
  readonly scores: readonly Score[];
  readonly steps: readonly CountStep[];
  readonly past: readonly CountStep[]; // what has been counted
  readonly step: CountStep | null; // what is being counted
  readonly walk: Walk;
}

const soon = 0.4; // what brings nobody anything is soon passed
const first = 2; // what the last turn brought is looked at before

interface Ending {
  readonly scores?: readonly Score[];
  readonly recent: readonly GameEvent[];
  readonly over: boolean; // played to its end
  readonly waits?: boolean; // something else is still being shown
}

// Null while the game goes on. The sum has a moment of its own.
export function useLastCount({ scores = [], recent, over, waits = false }: Ending): LastCount | null {
  const counts = over && scores.length > 0;
  const steps = counts ? countSteps(scores) : [];
  const ended = recent.some(({ event }) => event === 'game_over');
  const walk = useWalk(counts && !waits ? steps.length + 1 : 0, counts ? 'over' : '', ended, (shown) => {
    if (shown === 0) return first;
    return steps[shown - 1]?.items.some((item) => item !== null && item.points !== 0) === false ? soon : 1;
  });
  if (!counts || waits) return null;
  const past = steps.slice(0, walk.shown);
  return { scores, steps, past, step: walk.running && walk.shown <= steps.length ? (past.at(-1) ?? null) : null, walk };
}

// What is being counted glows on the board.
export function countedPicks<AnyPicks extends Pick<Picks, 'chosen'>>(
  picks: AnyPicks,
  count: LastCount | null,
  seat: number,
  placeOf: (item: ScoreItem) => Target | null,
): AnyPicks {
  const item = count?.step?.items[seat];
  const place = item ? placeOf(item) : null;
  return place === null ? picks : { ...picks, chosen: (target: Target) => target === place };
}

// The game's own words for what is counted.
type Words = Pick<GameUi<never>, 'id' | 'itemName'>;

function Now({ step, scores, words, content }: Omit<CountProps, 'names' | 'wide' | 'count'> & Shown) {
  const { id, itemName } = words;
  const nameOf = ({ what, part }: ScoreItem) =>
    what === undefined || !itemName ? messagesOf(id)(`part.${part}`) : itemName(what, part, content);
  return (
    <ul class="last-count-now" aria-hidden="true">
      {scores.map((_, seat) => {
        const item = step?.items[seat];
        return (
          <li key={seat}>
            {item && (
              <>
                <Emblem seat={seat} size={18} />
                <span>{say(nameOf(item))}</span>
                <b class="number">{signed(item.points)}</b>
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface Shown {
  readonly step: CountStep | null;
  readonly scores: readonly Score[];
}

// A row or a column: a part of the points, their sum, or a seat.
interface Line {
  readonly key: string;
  readonly head: ComponentChildren;
  readonly look: string;
}

interface CountProps extends Pick<BoardProps<unknown>, 'names' | 'content'> {
  readonly count: LastCount;
  readonly words: Words;
  readonly wide: boolean; // seats below each other, so that it is low
}

function Table({ count, names, words, wide }: Omit<CountProps, 'content'>) {
  const { scores, steps, past, step, walk } = count;
  const summed = walk.shown >= steps.length;
  const seats: readonly Line[] = scores.map((_, seat) => ({
    key: String(seat),
    look: '',
    head: (
      <span class="last-count-seat" title={names[seat]}>
        <Emblem seat={seat} size={18} />
        <span>{names[seat]}</span>
      </span>
    ),
  }));
  const parts: readonly Line[] = [
    ...partsOfScores(scores).map((part) => ({
      key: part,
      look: step?.part === part ? 'now' : '',
      head: say(messagesOf(words.id)(`part.${part}`)),
    })),
    { key: '', look: summed ? 'sum now' : 'sum', head: say(message('count.total')) },
  ];
  const cell = (part: Line, seat: Line) => {
    const best = part.key === '' && summed && scores[Number(seat.key)]?.place === 1;
    return (
      <td key={`${part.key} ${seat.key}`} class={`number ${part.look}${best ? ' first' : ''}`}>
        {pointsText(countedTo(past, Number(seat.key), part.key || undefined))}
      </td>
    );
  };
  const [rows, columns] = wide ? [seats, parts] : [parts, seats];
  return (
    <table>
      <thead>
        <tr>
          <td />
          {columns.map(({ key, head, look }) => (
            <th key={key} scope="col" class={look}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row" class={row.look}>
              {row.head}
            </th>
            {columns.map((column) => (wide ? cell(column, row) : cell(row, column)))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function LastCountTable(props: CountProps) {
  const { steps, step, scores, walk } = props.count;
  return (
    <section
      class={props.wide ? 'last-count wide' : 'last-count'}
      aria-label={say(message('count.title'))}
      aria-busy={walk.running}
    >
      <header>
        <h2>{say(message('count.title'))}</h2>
        {walk.running ? (
          <Button label={message('count.skip')} quiet onClick={() => walk.go(steps.length + 1)} />
        ) : (
          <Button label={message('count.again')} quiet onClick={() => walk.go(0)} />
        )}
      </header>
      <Table {...props} />
      <Now step={step} scores={scores} words={props.words} content={props.content} />
    </section>
  );
}
