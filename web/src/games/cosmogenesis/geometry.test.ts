import { describe, expect, it } from 'vitest';
import { gasGiant, terrestrial } from './body';
import { hitRadius, moonAt, moonOrbit, moonRadius, planetRadius, systemGeometry, tallHeight } from './geometry';

const BOXES: readonly (readonly [number, number])[] = [
  [920, 460],
  [760, 395],
  [1420, 690],
  [374, tallHeight(5)],
  [374, tallHeight(7)],
];

describe.each(BOXES)('a system in a box of %d by %d', (width, height) => {
  for (const places of [5, 7]) {
    const geometry = systemGeometry(width, Math.max(height, width > 560 ? 0 : tallHeight(places)), places);
    const { unit, orbits } = geometry;
    const inside = ({ x, y }: { x: number; y: number }, margin: number) =>
      x >= margin && y >= margin && x <= geometry.width - margin && y <= geometry.height - margin;

    it(`holds ${places} orbits with their numbers, docks and moons`, () => {
      expect(orbits).toHaveLength(places);
      for (const orbit of orbits) {
        expect(inside(orbit.label, 10)).toBe(true);
        expect(inside(orbit.dock, 20)).toBe(true);
        for (const moon of [1, 2, 3]) {
          const at = moonAt(orbit, gasGiant(2, 'red'), moon, unit);
          expect(inside(at, 6), `moon ${moon}`).toBe(true);
        }
      }
      expect(inside(geometry.belt.middle, 14)).toBe(true);
    });

    it(`puts ${places} planets farther and farther from the star`, () => {
      const radii = orbits.map(({ radius }) => radius);
      expect([...radii].sort((a, b) => a - b)).toEqual(radii);
      expect(geometry.belt.radius).toBeGreaterThan(radii[2] ?? Infinity);
      expect(geometry.belt.radius).toBeLessThan(radii[3] ?? 0);
      expect(geometry.zone.to).toBeLessThan(geometry.belt.radius);
    });
  }
});

describe('sizes', () => {
  it('grow with the body, and a gas giant is larger than any rock', () => {
    const sizes = [1, 2, 3, 4].map((size) => planetRadius(terrestrial(size), 120));
    const giants = [1, 2].map((size) => planetRadius(gasGiant(size, 'blue'), 120));
    const all = [...sizes, ...giants];
    expect([...all].sort((a, b) => a - b)).toEqual(all);
    expect(new Set(all).size).toBe(all.length);
  });

  it('leave room between a planet and its moons', () => {
    for (const size of [2, 3, 4]) {
      const planet = terrestrial(size);
      const gap = moonOrbit(planet, 120) - planetRadius(planet, 120);
      expect(gap).toBeGreaterThan(moonRadius(terrestrial(size - 1), 120) - 4);
    }
  });

  it('give a finger room for each body, and to no two the same', () => {
    const { unit, orbits } = systemGeometry(374, tallHeight(7), 7);
    for (const size of [1, 2, 3, 4]) {
      const planet = terrestrial(size);
      const places = orbits
        .slice(0, 1)
        .flatMap((orbit) => [orbit.planet, ...[1, 2, 3].map((moon) => moonAt(orbit, planet, moon, unit))]);
      const reach = hitRadius(0, planet, unit);
      expect(reach).toBeGreaterThanOrEqual(20);
      places.forEach((a, i) =>
        places
          .slice(i + 1)
          .forEach((b) => expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(2 * reach - 1e-6)),
      );
    }
  });
});
