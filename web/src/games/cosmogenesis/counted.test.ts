import { expect, it } from 'vitest';
import { placeOfItem } from './counted';

it('what is being counted is shown where it is on the board', () => {
  expect(placeOfItem({ part: 'planetary objectives', what: 'P03', points: 2 })).toBe('objective:P03');
  expect(placeOfItem({ part: 'stellar objectives', what: 'S01', points: 0 })).toBe('stellar:S01');
  expect(placeOfItem({ part: 'evolution', what: 'O2.P', points: 7 })).toBe('body:O2.P');
  expect(placeOfItem({ part: 'belt', points: 5 })).toBe('belt');
  expect(placeOfItem({ part: 'monolith', points: 1 })).toBeNull();
});
