import { expect, it } from 'vitest';
import type { Lists, ListedTable } from './api';
import { continued, refreshed } from './pages';

const line = (table: string): ListedTable => ({
  table,
  game: 'cosmogenesis',
  at: 0,
  phase: 'open',
  owner: false,
  seats: [],
  waits_for_you: false,
});
const lists = (tables: readonly string[], next?: string): Lists => ({
  public: tables.map(line),
  mine: [],
  finished: [],
  next: next === undefined ? {} : { public: next },
});
const tables = ({ public: list }: Lists): readonly string[] => list.map(({ table }) => table);

it('goes on where the last page ended, and shows nothing twice', () => {
  const more = continued(lists(['d', 'c'], '2.c'), 'public', {
    public: [line('c'), line('b')],
    next: { public: '1.b' },
  });
  expect(tables(more)).toEqual(['d', 'c', 'b']);
  expect(more.next.public).toBe('1.b');
  const last = continued(more, 'public', { public: [line('a')], next: {} });
  expect(tables(last)).toEqual(['d', 'c', 'b', 'a']);
  expect(last.next).toEqual({});
});

it('keeps what was read on when the first page comes again', () => {
  const read = continued(lists(['d', 'c'], '2.c'), 'public', { public: [line('b')], next: { public: '1.b' } });
  const now = refreshed(read, lists(['e', 'd'], '3.d'));
  expect(tables(now)).toEqual(['e', 'd', 'b']);
  expect(now.next.public).toBe('1.b');
});

it('is the first page alone where nothing more was read, or nothing more is there', () => {
  expect(tables(refreshed(lists(['b', 'a'], '1.a'), lists(['c', 'b'], '2.b')))).toEqual(['c', 'b']);
  expect(tables(refreshed(lists(['c', 'b', 'a']), lists(['c'])))).toEqual(['c']);
});
