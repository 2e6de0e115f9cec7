import { describe, expect, it } from 'vitest';
import { boxOf, type Box } from './content';
import { layoutOf, type Cell, type Point } from './geometry';
import { content } from './testing';

const box = boxOf(content);
const shapes = ['wide', 'tall'] as const;
const some = [false, true].flatMap((distant) => [false, true].map((creatures) => ({ distant, creatures })));

const NEAR = 4; // hexes have a gap
function share(a: Cell, b: Cell): boolean {
  const near = (p: Point, q: Point) => Math.hypot(p.x - q.x, p.y - q.y) < NEAR;
  return a.outline.filter((p) => b.outline.some((q) => near(p, q))).length >= 2;
}

// The printed map of somebody who has corrected ours: `cosmobot profile`.
function corrected(rows: number, added: number): Box {
  const [home] = box.areas.filter(({ planet }) => planet === 'norse');
  const [land] = box.areas.filter(({ planet }) => planet === 'gaia');
  if (!home || !land) throw new Error('no areas');
  const more = Array.from({ length: rows }, (_, i) => ({ ...land, id: `X${String(i)}` }));
  const homes = Array.from({ length: added }, (_, i) => ({ ...home, id: `NOR-X${String(i)}`, capital: false }));
  return {
    ...box,
    areas: [...box.areas, ...more, ...homes],
    rows: [...box.rows, ...more.map(({ id }) => [id])],
  };
}

describe('geometry', () => {
  it('a map with other areas has a place for each', () => {
    for (const shape of shapes)
      for (const [rows, added] of [
        [1, 1],
        [3, 4],
      ] as const) {
        const layout = layoutOf(corrected(rows, added), ['norse', 'greek'], shape, {
          distant: false,
          creatures: false,
        });
        const cells = [...layout.cells.values()];
        expect(cells.length).toBe(26 + rows + added);
        for (const { at, outline } of cells) {
          expect(outline.every(({ x, y }) => x >= 0 && y >= 0 && x <= layout.width && y <= layout.height)).toBe(true);
          const near = cells.filter((other) => Math.hypot(other.at.x - at.x, other.at.y - at.y) < 36);
          expect(near.length).toBe(1);
        }
      }
  });
  it('areas touch where the content says that they are neighbours', () => {
    for (const shape of shapes) {
      const cells = [
        ...layoutOf(box, ['norse', 'greek'], shape, {
          distant: false,
          creatures: false,
        }).cells.values(),
      ];
      expect(cells.length).toBe(26);
      for (const cell of cells) {
        const touching = cells.filter(
          (other) => other !== cell && other.area.planet === cell.area.planet && share(cell, other),
        );
        expect(touching.map(({ area }) => area.id).sort()).toEqual([...cell.area.neighbours].sort());
      }
    }
  });
  it('everything lies on the page, and planets do not overlap', () => {
    for (const shape of shapes) {
      for (const modules of some) {
        const layout = layoutOf(box, ['mesos', 'babylonian'], shape, modules);
        const inside = (p: Point) => p.x >= 0 && p.y >= 0 && p.x <= layout.width && p.y <= layout.height;
        for (const cell of layout.cells.values()) expect(cell.outline.every(inside)).toBe(true);
        expect(layout.sites.size).toBe(16);
        const [left, right] = layout.homes;
        expect(Math.hypot(left.at.x - right.at.x, left.at.y - right.at.y)).toBeGreaterThan(left.radius + right.radius);
      }
    }
  });
});
