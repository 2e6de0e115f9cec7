import { expect, it } from 'vitest';
import { readHistory, thinned, ticks } from './history';

it('readHistory takes rows of numbers only', () => {
  expect(readHistory([[1, 2], 'x', [3, null]])).toEqual([[1, 2]]);
});

it('thinned keeps the ends', () => {
  const rows = Array.from({ length: 1000 }, (_, i) => i);
  const few = thinned(rows, 50);
  expect(few).toHaveLength(50);
  expect(few[0]).toBe(0);
  expect(few[49]).toBe(999);
  expect(thinned([1, 2], 50)).toEqual([1, 2]);
});

it.each([
  [0, 40, 5, [0, 10, 20, 30, 40]],
  [-8, 33, 5, [-10, 0, 10, 20, 30, 40]],
  [0, 3, 5, [0, 1, 2, 3]],
  [5, 5, 5, [5]],
])('ticks(%i, %i)', (least, greatest, about, expected) => {
  expect(ticks(least, greatest, about)).toEqual(expected);
});
