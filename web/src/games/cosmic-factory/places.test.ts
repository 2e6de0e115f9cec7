import { expect, it } from 'vitest';
import { fallenIn } from './fallen';
import { fieldsOf, tilesIn, toldTogether, trackCells } from './places';
import { gallery } from './positions';
import type { Step } from './view';

it('zones that are alike are told once, those that bring nothing not at all', () => {
  const zone = (size: number, points: number): Step => ({
    kind: 'zone',
    marker: 'green',
    size,
    points,
    stands: 0,
    total: 0,
    zone: null,
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

it('every field of a galaxy is in one zone, every cell of a track under a tile', () => {
  let seen = 0;
  for (const { view } of gallery)
    for (const { galaxy, places } of view.seats) {
      if (!places) continue;
      const up = galaxy.filter(({ down }) => !down);
      const fields = places.zones.flatMap((_, zone) => fieldsOf(galaxy, places, zone));
      expect(new Set(fields.map(({ at, field }) => `${at.cell} ${field}`)).size).toBe(4 * up.length);
      for (const track of ['longest', 'network', 'separate'] as const) {
        const cells = trackCells(places, track);
        expect(tilesIn(galaxy, cells)).toHaveLength(cells.length);
      }
      seen += 1;
    }
  expect(seen).toBeGreaterThan(5);
});
