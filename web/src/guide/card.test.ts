import { describe, expect, it } from 'vitest';
import { cardAt, nothingRead, readOn, type Card } from './card';

const aim: Card = { at: 0, text: 'aim' };
const pieces: Card = { at: 0, text: 'pieces' };
const cards: readonly Card[] = [
  aim,
  pieces,
  { at: 0, text: 'take', act: true },
  { at: 3, text: 'place', act: true },
  { at: 7, text: 'free' },
];
const shown = (done: number, read = nothingRead) => cards[cardAt(cards, done, read)]?.text;

describe('cardAt', () => {
  it('begins with what is to be read', () => {
    expect(shown(0)).toBe('aim');
  });

  it('goes on when it was read, as far as what is to be done', () => {
    const once = readOn(aim, nothingRead);
    expect(shown(0, once)).toBe('pieces');
    expect(shown(0, readOn(pieces, once))).toBe('take');
    expect(shown(0, { at: 0, count: 9 })).toBe('take');
  });

  it('stays while what it says is being done', () => {
    expect(shown(1)).toBe('take');
    expect(shown(2, { at: 0, count: 1 })).toBe('take');
    expect(shown(3)).toBe('place');
    expect(shown(6)).toBe('place');
  });

  it('leaves out what was not read when the play goes on', () => {
    expect(shown(3, { at: 0, count: 1 })).toBe('place');
    expect(shown(7, { at: 3, count: 5 })).toBe('free');
    expect(shown(0, { at: 3, count: 1 })).toBe('aim');
  });
});
