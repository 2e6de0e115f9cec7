import { afterEach, expect, it } from 'vitest';
import { signed } from './points';
import { setTexts } from './say';

afterEach(() => setTexts('en', new Map()));

it('a number that is more or less carries its sign, and a tenth as the language writes it', () => {
  setTexts('en', new Map());
  expect([signed(2), signed(-1.25), signed(0.04)]).toEqual(['+2', '−1.2', '±0']);
  setTexts('de', new Map());
  expect([signed(1.3), signed(-4)]).toEqual(['+1,3', '−4']);
});
