import { describe, expect, it } from 'vitest';
import { boxOf } from './content';
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

describe('geometry', () => {
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
