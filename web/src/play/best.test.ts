import { expect, it } from 'vitest';
import type { FinishedTable } from '../lobby/api';
import { bestBefore } from './best';

const finished = (table: string, mine: number, more: Partial<FinishedTable> = {}): FinishedTable => ({
  table,
  game: 'cosmogenesis',
  ended: 0,
  reason: 'played',
  scores: [mine, 90].map((points) => ({ points, place: 1, parts: {} })),
  seats: [
    { name: 'Ada', you: true },
    { name: 'Ben', you: false },
  ],
  ...more,
});
const now = { table: 'now', game: 'cosmogenesis', seats: 2 };

it('my best result is that of earlier games of the same kind, played to their end', () => {
  const alone: Partial<FinishedTable> = { seats: [{ name: 'Ada', you: true }] };
  const tables = [
    finished('now', 70),
    finished('a', 41),
    finished('b', 52),
    finished('c', 60, { game: 'anunnaki' }),
    finished('d', 61, { reason: 'resigned' }),
    finished('e', 62, alone),
  ];
  expect(bestBefore(tables, now)).toBe(52);
  expect(bestBefore(tables.slice(0, 1), now)).toBeNull();
  expect(bestBefore(tables, { ...now, seats: 1 })).toBe(62);
});
