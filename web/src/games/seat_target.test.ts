import { expect, it } from 'vitest';
import { ofSeat, splitSeat } from './seat_target';

it('what is another’s own carries its seat, and loses it again', () => {
  expect(ofSeat('body:O1.P', 2, 0)).toBe('body:O1.P@2');
  expect(ofSeat('body:O1.P', 0, 0)).toBe('body:O1.P');
  expect(splitSeat('body:O1.P@2', 0)).toEqual(['body:O1.P', 2]);
  expect(splitSeat('body:O1.P', 1)).toEqual(['body:O1.P', 1]);
});
