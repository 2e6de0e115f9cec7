import { describe, expect, it } from 'vitest';
import { arrange, bestManner, type Spot } from './layout';
import { boardCells as cellsOf, printed, rulesOf } from './tiles';
import { content } from '../../testing/engine';
import type { Galaxy } from './view';

const print = printed(content('cosmic-factory'));
const boardCells = (card: number, galaxy: Galaxy) => cellsOf(print, card, galaxy);
const shapeOf = (card: number) => rulesOf(print, card).shape;

const crooked: Galaxy = [
  [0, 0],
  [1, 0],
  [2, 0],
  [3, 0],
  [4, 0],
  [4, 1],
  [4, 2],
  [4, 3],
  [5, 3],
].map(([x = 0, y = 0]) => ({ tile: '01', rot: 0, x, y, cell: `(${x},${y})`, down: false }));

const overlap = (a: Spot, b: Spot): boolean =>
  Math.abs(a.x - b.x) < (a.size + b.size) / 2 - 0.01 && Math.abs(a.y - b.y) < (a.size + b.size) / 2 - 0.01;

describe('the stage', () => {
  for (const [card, name] of [
    [0, 'square'],
    [7, 'row'],
    [11, 'two galaxies'],
    [3, 'free shape'],
  ] as const)
    for (const portrait of [false, true])
      it(`holds all places apart: ${name}, ${portrait ? 'portrait' : 'landscape'}`, () => {
        const cells = boardCells(card, card === 3 ? crooked : []);
        const stage = arrange(shapeOf(card), cells, { portrait, hand: true });
        const spots = [...cells.map((cell) => stage.cell(cell)), ...Array.from({ length: 9 }, (_, i) => stage.slot(i))];
        for (const [i, spot] of spots.entries()) {
          expect(spot.x - spot.size / 2).toBeGreaterThanOrEqual(0);
          expect(spot.y - spot.size / 2).toBeGreaterThanOrEqual(0);
          expect(spot.x + spot.size / 2).toBeLessThanOrEqual(stage.width);
          expect(spot.y + spot.size / 2).toBeLessThanOrEqual(stage.height);
          for (const other of spots.slice(i + 1)) expect(overlap(spot, other)).toBe(false);
        }
      });

  it('puts the hand where the galaxy is largest', () => {
    const cells = boardCells(0, []);
    expect(bestManner('square', cells, { width: 1000, height: 500 }, true).portrait).toBe(false);
    expect(bestManner('square', cells, { width: 380, height: 600 }, true).portrait).toBe(true);
    expect(bestManner('square', cells, { width: 380, height: null }, true).portrait).toBe(true);
  });

  it('shows on the free board only cells where a tile would touch another', () => {
    const cells = boardCells(3, crooked);
    expect(cells).toContainEqual({ cell: '(2,1)', x: 2, y: 1 });
    expect(cells).not.toContainEqual({ cell: '(0,3)', x: 0, y: 3 });
    expect(boardCells(3, [])).toHaveLength(9);
  });
});
