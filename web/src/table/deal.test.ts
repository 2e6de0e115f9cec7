import { expect, it } from 'vitest';
import { faultOf, noteCommitment, notePartGiven, partFor, type DealRecord } from './deal';
import type { Seat } from './messages';

const told = 'c'.repeat(64);
const seats: readonly Seat[] = [
  { seat: 0, holder: 'bot' },
  { seat: 1, holder: 'person', you: true },
  { seat: 2, holder: 'person', you: false },
];
const recordOf = (commitment: string, ...parts: [number, string, number?][]): DealRecord => ({
  fairness: { commitment, parts },
});

it('the first commitment that was told counts, and the own part is drawn once', () => {
  const part = partFor('once', told);
  expect(part).toMatch(/^[0-9a-f]{64}$/);
  expect(partFor('once', told)).toBe(part);
  expect(partFor('another', told)).not.toBe(part);
  expect(noteCommitment('once', 'd'.repeat(64)).commitment).toBe(told);
});

it('a record of another commitment, or of none, is told', () => {
  noteCommitment('watched', told);
  expect(faultOf('watched', recordOf(told), seats)).toBeNull();
  expect(faultOf('watched', recordOf('d'.repeat(64)), seats)).toBe('commitment');
  expect(faultOf('watched', {}, seats)).toBe('commitment');
  expect(faultOf('never seen', {}, seats)).toBeNull();
});

it('a record without the part that was given is told, and whose part is there without a person', () => {
  const part = partFor('played', told);
  const other = 'e'.repeat(64);
  expect(faultOf('played', recordOf(told), seats), 'the server never had it').toBeNull();
  notePartGiven('played');
  expect(faultOf('played', recordOf(told, [1, part, 2], [2, other, 3]), seats)).toBeNull();
  expect(faultOf('played', recordOf(told, [2, other, 3]), seats)).toBe('part');
  expect(faultOf('played', recordOf(told, [1, other, 2]), seats)).toBe('part');
  expect(faultOf('played', recordOf(told, [2, part, 2]), seats), 'somebody else has it').toBe('part');
  expect(faultOf('played', recordOf(told, [0, other, 3], [1, part, 2]), seats)).toBe('stranger');
  const stoodUp = seats.map((seat) => ({ ...seat, you: false }));
  expect(faultOf('played', recordOf(told, [2, other, 3]), stoodUp)).toBeNull();
});
