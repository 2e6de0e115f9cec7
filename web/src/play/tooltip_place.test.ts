import { describe, expect, it } from 'vitest';
import { placeBeside, type Box } from './tooltip_place';

const window = { width: 400, height: 800 };
const size = { width: 200, height: 60 };
const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height });
const covers = (a: Box, b: Box) =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;

describe('an explanation', () => {
  const thing = box(180, 400, 40, 40);
  it('stands below or above its thing where there is room', () => {
    expect(placeBeside(thing, size, window, [])).toMatchObject({ left: 100, top: 448 });
  });
  it('covers nothing that can be chosen', () => {
    const taken = [box(60, 445, 280, 120), box(60, 300, 280, 95)];
    const place = placeBeside(thing, size, window, taken);
    for (const one of [thing, ...taken]) expect(covers(place, one)).toBe(false);
  });
  it('stays inside the window', () => {
    for (const corner of [box(0, 0, 30, 30), box(370, 770, 30, 30)]) {
      const place = placeBeside(corner, size, window, []);
      expect(place.left).toBeGreaterThanOrEqual(0);
      expect(place.left + place.width).toBeLessThanOrEqual(window.width);
      expect(place.top + place.height).toBeLessThanOrEqual(window.height);
      expect(covers(place, corner)).toBe(false);
    }
  });
  it('covers as little as can be where everything can be chosen', () => {
    const free = box(0, 700, 400, 100);
    const place = placeBeside(thing, size, window, [box(0, 0, 400, 700)]);
    expect(covers(place, free)).toBe(true);
    expect(place.top).toBeGreaterThanOrEqual(700);
  });
});
