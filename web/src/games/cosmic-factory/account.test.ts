import { expect, it } from 'vitest';
import { toldTogether } from './account';
import { fallenIn } from './fallen';
import type { ScoringStep } from './scoring';

it('zones that are alike are told once, those that bring nothing not at all', () => {
  const zone = (size: number, points: number): ScoringStep => ({
    kind: 'zone',
    marker: 'green',
    size,
    points,
    stands: 0,
  });
  const told = toldTogether([zone(3, 1), zone(6, 3), zone(3, 1), zone(1, 0)]);
  expect(told.map(({ step, times }) => [times, step.size, step.points])).toEqual([
    [2, 3, 1],
    [1, 6, 3],
  ]);
});

it('what falls into gaps is known by seat, and whether the time was up', () => {
  const events = [
    { event: 'time_up' },
    { event: 'build_ended' },
    { event: 'repaired', seat: 1, tile: '07', rotation: 0, cell: '(0,0)' },
  ] as const;
  expect(fallenIn(events)).toEqual({ timeUp: true, tiles: [{ seat: 1, tile: '07' }] });
  expect(fallenIn(events.slice(1)).timeUp).toBe(false);
});
