import { describe, expect, it } from 'vitest';
import { arrow, grown, overlap, placeCard, within, type Box } from './place';

const card = { width: 340, height: 160 };
const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const at = (left: number, top: number, width = 40, height = 40): Box => ({ left, top, width, height });

describe('placeCard', () => {
  const cases: readonly (readonly [string, Box[]])[] = [
    ['a corner', [at(4, 4)]],
    ['the middle', [at(180, 400)]],
    ['the bottom', [at(20, 790, 350, 44)]],
    ['two ends', [at(10, 100), at(330, 700)]],
    ['much of the board', [at(8, 120, 374, 400)]],
  ];
  it.each(cases)('covers nothing it speaks of: %s', (_, spots) => {
    for (const screen of [desktop, phone]) {
      const { x, y } = placeCard(card, { screen, spots });
      const box = { left: x, top: y, ...card };
      for (const spot of spots) expect(overlap(box, spot)).toBe(0);
      expect(within(box, { left: 0, top: 0, ...screen })).toEqual(box);
    }
  });

  it('stands near the thing', () => {
    const spot = at(700, 400);
    const { x, y } = placeCard(card, { screen: desktop, spots: [spot] });
    expect(overlap(grown({ left: x, top: y, ...card }, 30), spot)).toBeGreaterThan(0);
  });

  it('leaves what is asked free where it can', () => {
    const asked = at(0, 640, 390, 204);
    const { y } = placeCard(card, { screen: phone, spots: [at(170, 600)], quiet: [asked] });
    expect(y + card.height).toBeLessThan(600);
  });

  it('stands in the middle where it speaks of nothing in particular', () => {
    const { x, y } = placeCard(card, { screen: desktop, spots: [] });
    expect(Math.abs(x + 170 - 720)).toBeLessThan(20);
    expect(Math.abs(y + 80 - 450)).toBeLessThan(20);
  });
});

it('an arrow leads from edge to edge, and is left out between neighbours', () => {
  expect(arrow(at(100, 100, 200, 100), at(150, 400))).toEqual({ from: { x: 190, y: 200 }, to: { x: 190, y: 400 } });
  expect(arrow(at(100, 100, 200, 100), at(150, 210))).toBeNull();
});
