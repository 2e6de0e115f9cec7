import { describe, expect, it } from 'vitest';
import type { Entries, Entry, State, TableInfo, Welcome } from './messages';
import { completed, present, told, undone, welcomed, type Model } from './model';

const info: TableInfo = {
  id: 't',
  game: 'cosmogenesis',
  name: 'Cosmogenesis',
  options: {},
  public: false,
  clock: { kind: 'none' },
  undo: 'fair',
  commitment: '',
};
const state: State = {
  phase: 'playing',
  owner: true,
  seats: [
    { seat: 0, holder: 'person', name: 'Ada', you: true, here: true },
    { seat: 1, holder: 'bot', name: 'greedy' },
  ],
  to_move: [0],
};
const entry = (number: number, more: Partial<Entry> = {}): Entry => ({ number, kind: 'move', at: 0, seat: 0, ...more });
const view = (round: number) => [{ seat: 0, view: { round }, hash: '' }];
const welcome = (more: Partial<Welcome>): Welcome => ({
  type: 'welcome',
  table: info,
  since: null,
  number: 3,
  entries: [],
  state,
  views: view(1),
  ...more,
});
const entries = (since: number, list: Entry[], more: Partial<Entries> = {}): Entries => ({
  type: 'entries',
  since,
  number: since + list.length,
  entries: list,
  state,
  ...more,
});
const first = (): Model => welcomed(null, welcome({}), 10);

describe('welcomed', () => {
  it('begins with the view and without a log', () => {
    const model = first();
    expect(model).toMatchObject({ number: 3, position: 3, log: [], whole: false, fresh: [], heard: 10 });
  });
  it('has the whole log when the table tells all from the beginning', () => {
    const model = welcomed(null, welcome({ since: 0, entries: [entry(1), entry(2), entry(3)] }), 0);
    expect(model.whole).toBe(true);
    expect(model.log).toHaveLength(3);
  });
  it('goes on where the connection broke off', () => {
    const model = welcomed(first(), welcome({ since: 3, number: 5, entries: [entry(4), entry(5)], views: view(2) }), 0);
    expect(model.log.map(({ number }) => number)).toEqual([4, 5]);
    expect(model.fresh).toHaveLength(2);
    expect(model.position).toBe(5);
  });
  it('keeps what it knows when nothing happened meanwhile', () => {
    const before = told(first(), entries(3, [entry(4)], { views: view(2) }), 0);
    const model = welcomed(before, welcome({ since: 4, number: 4, views: view(2) }), 0);
    expect(model.log).toEqual(before.log);
    expect(model.seen).toEqual(before.seen);
  });
  it('begins anew after a jump', () => {
    const model = welcomed(first(), welcome({ number: 900, views: view(7) }), 0);
    expect(model).toMatchObject({ number: 900, log: [], whole: false, fresh: [] });
  });
});

describe('told', () => {
  it('moves the position only when there are views', () => {
    const chat = told(first(), entries(3, [entry(4, { kind: 'chat', text: 'hi' })]), 0);
    expect(chat).toMatchObject({ number: 4, position: 3 });
    expect(told(chat, entries(4, [entry(5)], { views: view(2) }), 0)).toMatchObject({ number: 5, position: 5 });
  });
  it('leaves out what is known already', () => {
    const model = told(first(), entries(2, [entry(3), entry(4)], { views: view(2) }), 0);
    expect(model.log.map(({ number }) => number)).toEqual([4]);
  });
  it('keeps the last positions to look back at', () => {
    let model = first();
    for (let number = 4; number < 104; number += 1) {
      model = told(model, entries(number - 1, [entry(number)], { views: view(number) }), 0);
    }
    expect(model.seen).toHaveLength(60);
    expect(model.seen[59]?.number).toBe(103);
  });
});

it('present changes who is here and nothing else', () => {
  const model = present(first(), { type: 'presence', here: [false, null] });
  expect(model.state.seats[0]?.here).toBe(false);
  expect(model.state.seats[1]).toEqual(state.seats[1]);
});

it('completed puts the beginning before what came since', () => {
  const model = told(first(), entries(3, [entry(4)], { views: view(2) }), 0);
  const whole = completed(model, [entry(1), entry(2), entry(3), entry(4)]);
  expect(whole.log.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  expect(whole.whole).toBe(true);
});

it('undone are the seat’s moves after the number', () => {
  const log = [entry(1), entry(2), entry(3, { seat: 1 }), entry(4), entry(5, { kind: 'undo', to: 1 }), entry(6)];
  expect([...undone(log)]).toEqual([2, 4]);
});
