import { expect, it } from 'vitest';
import { byRound, ticks } from './history';

it('byRound keeps what stood at the end of each round', () => {
  const points = [
    [0, 0],
    [1, 0],
    [1, 3],
    [4, 3],
    [5, 9],
  ];
  expect(byRound(points, [1, 1, 2, 2, 2])).toEqual([
    { round: 1, points: [1, 3] },
    { round: 2, points: [5, 9] },
  ]);
  expect(byRound(points.slice(0, 3), [1, 1, 2])).toEqual([{ round: 1, points: [1, 3] }]);
  expect(byRound([], [])).toEqual([]);
});

it.each([
  [0, 40, 5, [0, 10, 20, 30, 40]],
  [-8, 33, 5, [-10, 0, 10, 20, 30, 40]],
  [0, 3, 5, [0, 1, 2, 3]],
  [5, 5, 5, [5]],
])('ticks(%i, %i)', (least, greatest, about, expected) => {
  expect(ticks(least, greatest, about)).toEqual(expected);
});
