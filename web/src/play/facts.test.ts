import { describe, expect, it } from 'vitest';
import type { Entry, Seat, State } from '../table/messages';
import type { Model, Seen } from '../table/model';
import {
  actingSeat,
  changes,
  deedsOf,
  expectation,
  historyOf,
  isButton,
  isMyTurn,
  mainButton,
  patienceLeft,
  movesOf,
  myOnlySeat,
  namedBoard,
  namesOf,
  since,
  standing,
  timeText,
  undoTargets,
  viewFor,
  waitsInVain,
} from './facts';

const state = (more: Partial<State> = {}): State => ({
  phase: 'playing',
  owner: true,
  seats: [
    { seat: 0, holder: 'person', name: 'Ada', you: true },
    { seat: 1, holder: 'bot', name: 'greedy', bot: 'greedy' },
    { seat: 2, holder: 'person', name: 'Bo', you: true },
  ],
  to_move: [0],
  ...more,
});
const move = (number: number, seat: number): Entry => ({ number, kind: 'move', at: 0, seat });
const seen = (number: number, ...entries: Entry[]): Seen => ({ number, entries, views: [], state: state() });

it('who has one seat is called "you", who shares a screen or watches is not', () => {
  const [ada, bot, bo] = state().seats;
  if (!ada || !bot || !bo) throw new Error('no seats');
  expect(myOnlySeat(state({ seats: [ada, bot] }))).toBe(0);
  expect(myOnlySeat(state())).toBeNull();
  expect(myOnlySeat(state({ seats: [bot] }))).toBeNull();
});

it('the only button is the way on, but not where it gives something up', () => {
  const ui = { waives: ['button:discard'], ends: ['button:end'] };
  const main = (...lit: string[]) => mainButton(lit.filter(isButton), new Set(lit), ui);
  expect(main('button:keep', 'tile:1')).toBe('button:keep');
  expect(main('button:keep', 'button:take')).toBeNull();
  expect(main('button:discard')).toBeNull();
  expect(main('button:end')).toBe('button:end');
  expect(main('button:end', 'tile:1')).toBeNull();
  expect(main()).toBeNull();
});

describe('actingSeat', () => {
  it('is the seat whose turn it is', () => expect(actingSeat(state({ to_move: [2] }), 0)).toBe(2));
  it('stays while it has something to do', () => expect(actingSeat(state({ to_move: [0, 2] }), 2)).toBe(2));
  it('stays while nobody here has', () => expect(actingSeat(state({ to_move: [1] }), 2)).toBe(2));
  it('is nobody for a spectator', () => {
    expect(actingSeat(state({ seats: [{ seat: 0, holder: 'person', name: 'X', you: false }] }), null)).toBeNull();
  });
  it('has no turn while a bot acts for it', () => {
    const away = state({ seats: [{ seat: 0, holder: 'person', you: true, played_by: 'greedy' }] });
    expect(isMyTurn(away, 0)).toBe(false);
    expect(isMyTurn(state(), 0)).toBe(true);
    expect(isMyTurn(state({ phase: 'over' }), 0)).toBe(false);
  });
});

it('the game waits in vain for whose turn it is and who is away, unless turns have their own time, or silent', () => {
  const seats = [
    { seat: 0, holder: 'person', you: true, here: true },
    { seat: 1, holder: 'person', here: false },
    { seat: 2, holder: 'person', here: false, played_by: 'greedy' },
    { seat: 3, holder: 'person', here: true, replaceable_at: 1000 },
    { seat: 4, holder: 'person', here: false },
    { seat: 5, holder: 'bot' },
  ] as const;
  const waiting = (kind: 'none' | 'turn_based', wall = 0) => {
    const info = { clock: kind === 'none' ? { kind } : { kind, turn_seconds: 60 } } as Model['info'];
    return waitsInVain({ info, state: state({ seats, to_move: [0, 1, 2, 3, 5] }) }, wall);
  };
  expect(waiting('none')).toEqual([1]);
  expect(waiting('turn_based')).toEqual([]);
  expect(waiting('none', 1000)).toEqual([1, 3]);
});

it('expectation names the number only where one acts at a time', () => {
  expect(expectation({ number: 7, state: state() } as Model, false)).toEqual({ expect: 7 });
  expect(expectation({ number: 7, state: state({ to_move: [0, 1] }) } as Model, false)).toEqual({});
  expect(expectation({ number: 7, state: state() } as Model, true)).toEqual({});
});

it('namesOf ends with the automatic opponent', () => {
  const scores = [{}, {}, {}, { name: 'Cosmobot' }].map((one) => ({ points: 0, place: 1, parts: {}, ...one }));
  expect(namesOf(state({ scores }), (bot) => `the ${bot}`)).toEqual(['Ada', 'the greedy', 'Bo', 'Cosmobot']);
});

it('namesOf tells several bots of a kind apart', () => {
  const bot = (seat: number, name: string) => ({ seat, holder: 'bot' as const, name, bot: name });
  const seats = [bot(0, 'greedy'), bot(1, 'random'), bot(2, 'greedy')];
  expect(namesOf(state({ seats }), (name) => name)).toEqual(['greedy 1', 'random', 'greedy 2']);
});

it('namesOf tells people of one name at one screen apart', () => {
  const you = (seat: number, name: string) => ({ seat, holder: 'person' as const, name, you: true });
  const seats = [you(0, 'Ada'), you(1, 'Ada'), you(2, 'Bo')];
  expect(namesOf(state({ seats }), (name) => name)).toEqual(['Ada 1', 'Ada 2', 'Bo']);
});

it('the large board is named where several share a screen, and for who watches', () => {
  const [ada, bot] = state().seats;
  if (!ada || !bot) throw new Error('no seats');
  expect(namedBoard(state(), 2)).toBe(2);
  expect(namedBoard(state({ seats: [ada, bot] }), 0)).toBeNull();
  expect(namedBoard(state({ seats: [bot] }), null)).toBe(0);
});

it('a move of mine ends in the automatic opponent’s turn', () => {
  const events = [
    { event: 'moved', seat: 0 },
    { event: 'scored' },
    { event: 'turn_started', seat: 1 },
    { event: 'placed' },
    { event: 'turn_started', seat: 0 },
  ];
  expect(deedsOf({ ...move(4, 0), events }, 1).map(({ seat }) => seat)).toEqual([0, 0, 1, 1, 0]);
  expect(deedsOf({ number: 5, kind: 'move', at: 0, seat: 'clock', events: [{ event: 'time_up' }] }, 2)).toEqual([
    { event: { event: 'time_up' }, seat: null },
  ]);
  expect(deedsOf({ number: 6, kind: 'chat', at: 0, seat: 0 }, 1)).toEqual([]);
});

it('since is what others did after my last move', () => {
  const all = [seen(1, move(1, 1)), seen(2, move(2, 0)), seen(3, move(3, 1)), seen(4), seen(5, move(5, 1))];
  expect(since(all, [0]).map(({ number }) => number)).toEqual([3, 5]);
  expect(since(all, [7]).map(({ number }) => number)).toEqual([1, 2, 3, 5]);
});

it('undoTargets are the seat’s own', () => {
  expect([...undoTargets(state({ undo: [{ seat: 0, to: [3, 4] }] }), 0)]).toEqual([3, 4]);
  expect([...undoTargets(state(), 0)]).toEqual([]);
});

it('viewFor falls back to what there is', () => {
  const views = [{ seat: null, view: 'watching', hash: '' }];
  expect(viewFor({ views }, 0)).toBe('watching');
  expect(viewFor({ views: [] }, 0)).toBeNull();
});

it('changes lists the parts that differ, largest first', () => {
  const before = { points: 3, place: 1, parts: { a: 1, b: 2, c: 0 } };
  const after = { points: 6, place: 1, parts: { a: 0, b: 2, c: 4 } };
  expect(changes(before, after)).toEqual([
    { name: 'c', by: 4 },
    { name: 'a', by: -1 },
  ]);
  expect(changes(undefined, after)).toEqual([]);
});

it('standing leaves out what was taken back', () => {
  const log: Entry[] = [move(1, 0), move(2, 0), { number: 3, kind: 'undo', at: 0, seat: 0, to: 1 }, move(4, 0)];
  expect(standing(log).map(({ number }) => number)).toEqual([1, 4]);
});

it.each([
  [0, '0:00'],
  [-5, '0:00'],
  [59001, '1:00'],
  [61000, '1:01'],
  [3661000, '1:01:01'],
])('timeText(%i)', (milliseconds, text) => expect(timeText(milliseconds)).toBe(text));

it('historyOf has what led to a position and was not taken back before it', () => {
  const did = (number: number): Entry => ({ ...move(number, 0), events: [{ event: 'did', number }] });
  const log: Entry[] = [
    did(1),
    did(2),
    { number: 3, kind: 'undo', at: 0, seat: 0, to: 1 },
    { number: 4, kind: 'chat', at: 0 },
    did(5),
  ];
  const numbers = (upTo: number) => historyOf(log, upTo)().map((event) => event['number']);
  expect(numbers(5)).toEqual([1, 5]);
  expect(numbers(2)).toEqual([1, 2]);
  expect(numbers(0)).toEqual([]);
  const history = historyOf(log, 5);
  expect(history()).toBe(history()); // gathered once
});

describe('moves', () => {
  const entry = (number: number, joined?: true): Entry => ({ number, kind: 'move', at: 0, ...(joined && { joined }) });
  const numbers = (entries: readonly Entry[]) => movesOf(entries).map((move) => move.map(({ number }) => number));
  it('what was sent as one thing is one line of the log', () => {
    expect(numbers([entry(1), entry(2), entry(3, true), entry(4, true), entry(5)])).toEqual([[1], [2, 3, 4], [5]]);
  });
  it('a log that begins in the middle of one begins with the rest of it', () => {
    expect(numbers([entry(7, true), entry(8, true), entry(9)])).toEqual([[7, 8], [9]]);
  });
});

describe('patience with somebody who is here and silent', () => {
  const silent: Seat = { seat: 1, holder: 'person', you: false, here: true, replaceable_at: 1000 };
  it('grows less', () => expect(patienceLeft(silent, 400)).toBe(600));
  it('ends', () => expect(patienceLeft(silent, 1400)).toBe(0));
  it('is not needed for who is away, not waited for, or the reader', () => {
    expect(patienceLeft({ ...silent, here: false }, 1400)).toBeNull();
    expect(patienceLeft({ ...silent, you: true }, 1400)).toBeNull();
    expect(patienceLeft({ seat: 1, holder: 'person', here: true }, 1400)).toBeNull();
  });
});
