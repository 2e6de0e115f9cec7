import { expect, it } from 'vitest';
import { share } from './share';

it('is the value before where nothing differs', () => {
  const before = { seats: [{ stars: ['H', 'He'], points: 3 }, null], round: 2 };
  expect(share(before, structuredClone(before))).toBe(before);
});

it('keeps the parts that are the same and takes the others', () => {
  const before = { seats: [{ stars: ['H'] }, { stars: ['O'] }], round: 2 };
  const after = { seats: [{ stars: ['H'] }, { stars: ['O', 'C'] }], round: 3 };
  const shared = share(before, after);
  expect(shared).toEqual(after);
  expect(shared.seats[0]).toBe(before.seats[0]);
  expect(shared.seats[1]).not.toBe(before.seats[1]);
  expect(before.seats[1]).toEqual({ stars: ['O'] });
});

it.each([
  ['one that is gone', { a: 1, b: 2 }, { a: 1 }],
  ['one that came', { a: 1 }, { a: 1, b: undefined }],
  ['another name', { a: undefined }, { b: undefined }],
  ['a shorter list', [1, 2, 3], [1, 2]],
  ['a list for an object', { 0: 'a' }, ['a']],
  ['an object for a list', [], {}],
  ['nothing for something', { a: { b: 1 } }, { a: null }],
  ['something for nothing', { a: null }, { a: { b: 1 } }],
  ['a number for its text', [1], ['1']],
])('%s is a difference', (_, before, after) => {
  expect(share(before, after)).toStrictEqual(after);
});

it('takes a map or a set as it is', () => {
  const [map, set] = [new Map([['a', 1]]), new Set(['a'])];
  expect(share({ value: new Map() }, { value: map }).value).toBe(map);
  expect(share({ value: new Set() }, { value: set }).value).toBe(set);
});
