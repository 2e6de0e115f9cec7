// Where the cosmos was, the points are counted when the game is over: part after part, for everybody at once.
import type { ComponentChildren } from 'preact';
import type { Score } from '../../table/messages';
import { say } from '../../text/say';
import { Emblem } from '../../ui/emblem';
import { Button } from '../../ui/parts';
import type { Target } from '../game_ui';
import { useWalk, type Walk } from '../walk';
import { signed } from './changes';
import { countedTo, countSteps, partsOfScores, placeOfItem, type CountStep } from './counting';
import { itemName } from './item_name';
import { ofSeat, text } from './naming';
import type { TableProps } from './view';

export interface LastCount {
  readonly scores: readonly Score[];
  readonly steps: readonly CountStep[];
  readonly past: readonly CountStep[]; // what has been counted
  readonly step: CountStep | null; // what is being counted
  readonly walk: Walk;
}

const soon = 0.4; // what brings nobody anything is soon passed
const first = 2; // what the last turn brought is looked at before

// Null while the game goes on. The sum has a moment of its own.
export function useLastCount({ view, seat, scores = [], recent }: TableProps): LastCount | null {
  const mine = view.viewer === null || view.viewer === seat;
  const over = mine && view.phase === 'game_over' && scores.length > 0;
  const steps = over ? countSteps(scores) : [];
  const ended = recent.some(({ event }) => event === 'game_over');
  const walk = useWalk(over ? steps.length + 1 : 0, view.phase, ended, (shown) => {
    if (shown === 0) return first;
    return steps[shown - 1]?.items.some((item) => item !== null && item.points !== 0) === false ? soon : 1;
  });
  if (!over) return null;
  const past = steps.slice(0, walk.shown);
  return { scores, steps, past, step: walk.running && walk.shown <= steps.length ? (past.at(-1) ?? null) : null, walk };
}

// What is being counted glows on the board.
export function countedPlace(count: LastCount | null, { view, seat }: TableProps): Target | null {
  const item = count?.step?.items[seat];
  const place = item ? placeOfItem(item) : null;
  return place && ofSeat(place, seat, view);
}

function Now({
  step,
  scores,
  content,
}: Pick<TableProps, 'content'> & { step: CountStep | null; scores: readonly Score[] }) {
  return (
    <ul class="cg-count-now" aria-hidden="true">
      {scores.map((_, seat) => {
        const item = step?.items[seat];
        return (
          <li key={seat}>
            {item && (
              <>
                <Emblem seat={seat} size={18} />
                <span>
                  {say(item.what === undefined ? text(`part.${item.part}`) : itemName(item.what, item.part, content))}
                </span>
                <b class="number">{signed(item.points)}</b>
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}

// A row or a column: a part of the points, their sum, or a seat.
interface Line {
  readonly key: string;
  readonly head: ComponentChildren;
  readonly look: string;
}

interface CountProps extends Pick<TableProps, 'names' | 'content'> {
  readonly count: LastCount;
  readonly wide: boolean; // seats below each other, so that it is low
}

function Table({ count, names, wide }: Omit<CountProps, 'content'>) {
  const { scores, steps, past, step, walk } = count;
  const summed = walk.shown >= steps.length;
  const seats: readonly Line[] = scores.map((_, seat) => ({
    key: String(seat),
    look: '',
    head: (
      <span class="cg-count-seat" title={names[seat]}>
        <Emblem seat={seat} size={18} />
        <span>{names[seat]}</span>
      </span>
    ),
  }));
  const parts: readonly Line[] = [
    ...partsOfScores(scores).map((part) => ({
      key: part,
      look: step?.part === part ? 'now' : '',
      head: say(text(`part.${part}`)),
    })),
    { key: '', look: summed ? 'sum now' : 'sum', head: say(text('scoring.total')) },
  ];
  const cell = (part: Line, seat: Line) => {
    const first = part.key === '' && summed && scores[Number(seat.key)]?.place === 1;
    return (
      <td key={`${part.key} ${seat.key}`} class={`number ${part.look}${first ? ' first' : ''}`}>
        {countedTo(past, Number(seat.key), part.key || undefined)}
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
    <section class={props.wide ? 'cg-count wide' : 'cg-count'} aria-label={say(text('scoring.title'))}>
      <header>
        <h2>{say(text('scoring.title'))}</h2>
        {walk.running ? (
          <Button label={text('scoring.skip')} quiet onClick={() => walk.go(steps.length + 1)} />
        ) : (
          <Button label={text('scoring.again')} quiet onClick={() => walk.go(0)} />
        )}
      </header>
      <Table {...props} />
      <Now step={step} scores={scores} content={props.content} />
    </section>
  );
}
