import { expect, it } from 'vitest';
import { afterTelling, loaded, openSlot, resting, takeAlong, tapOnMap, turnTo } from './touch';

const tap = (touch: typeof resting, target: string) => {
  const tapped = tapOnMap(touch, target);
  if (!tapped) throw new Error(`${target} is nothing to tap`);
  return tapped;
};

it('a tap opens a place; a second place is opened instead', () => {
  const first = tap(resting, 'area:G03').touch;
  expect(first.open).toEqual({ at: 'place', place: 'G03' });
  const second = tap(first, 'distant:DP2:land');
  expect(second.touch.open).toEqual({ at: 'place', place: 'DP2:land' });
  expect(second.actions).toEqual([]);
});

it('units that were taken along arrive where the map is tapped, all in one', () => {
  const two = takeAlong(takeAlong(tap(resting, 'area:GRE-C').touch, 'follower', 3), 'follower', 3);
  expect(loaded(two)).toBe(2);
  const { touch, actions } = tap(two, 'area:G03');
  expect(actions).toEqual([
    { kind: 'take', side: 'person', unit: 'follower', place: 'GRE-C' },
    { kind: 'put', side: 'person', unit: 'follower', place: 'G03' },
    { kind: 'take', side: 'person', unit: 'follower', place: 'GRE-C' },
    { kind: 'put', side: 'person', unit: 'follower', place: 'G03' },
  ]);
  expect(loaded(touch)).toBe(0);
  expect(touch.open).toEqual({ at: 'place', place: 'G03' });
});

it('no more go along than there are; a further tap leaves all of them', () => {
  const all = takeAlong(tap(resting, 'area:G03').touch, 'minor', 1);
  expect(loaded(all)).toBe(1);
  expect(loaded(takeAlong(all, 'minor', 1))).toBe(0);
  expect(loaded(turnTo(all, 'bot'))).toBe(0);
  expect(tap(all, 'area:G03').actions).toEqual([]); // where they stand already
});

it('after a contract was told the six slots are there again', () => {
  expect(afterTelling(openSlot(resting, 3)).open).toEqual({ at: 'contracts', slot: null });
  expect(afterTelling(tap(resting, 'area:G03').touch).open).toEqual({ at: 'place', place: 'G03' });
});

it('what is not on the map is nothing to tap', () => {
  expect(tapOnMap(resting, 'card:M01')).toBeNull();
  expect(tapOnMap(resting, 'track:war')?.touch.open).toEqual({ at: 'tracks' });
});
