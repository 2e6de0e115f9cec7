import { expect, it } from 'vitest';
import { nearest, nearestTo } from './keyboard';

const points = [
  { x: 100, y: 0 },
  { x: 0, y: 100 },
  { x: 60, y: 50 },
  { x: -10, y: 0 },
];

it.each([
  ['right', { x: 1, y: 0 }, 0],
  ['down', { x: 0, y: 1 }, 1],
  ['left', { x: -1, y: 0 }, 3],
  ['up', { x: 0, y: -1 }, -1],
])('%s', (_, direction, expected) => {
  expect(nearest({ x: 0, y: 0 }, points, direction)).toBe(expected);
});

it('the nearest anywhere', () => {
  const from = { x: 0, y: 0 };
  expect(nearestTo(from, [{ x: 9, y: 9 }, { x: -2, y: 1 }, { x: 5, y: 0 }])).toBe(1); // prettier-ignore
  expect(nearestTo(from, [])).toBe(-1);
});
