import { expect, it } from 'vitest';
import type { State } from '../table/messages';
import { headline, tieWasBroken } from './headline';

const ended = (places: readonly (readonly [points: number, place: number])[], resigned: number[] = []): State => ({
  phase: 'over',
  owner: true,
  seats: places.map((_, seat) => ({
    seat,
    holder: 'person',
    name: `seat ${seat}`,
    ...(resigned.includes(seat) ? { resigned: true } : {}),
  })),
  scores: places.map(([points, place]) => ({ points, place, parts: {} })),
});

it('says who has won, or shares the victory', () => {
  expect(
    headline(
      ended([
        [25, 1],
        [20, 2],
      ]),
      ['Ada', 'Bo'],
    ),
  ).toMatchObject({ key: 'end.won', with: { names: 'Ada' } });
  expect(
    headline(
      ended([
        [25, 1],
        [25, 1],
      ]),
      ['Ada', 'Bo'],
    ),
  ).toMatchObject({ key: 'end.tie', with: { names: 'Ada, Bo' } });
});

it('notices equal points at different places, but not of who gave up', () => {
  const equal = [
    [25, 1],
    [25, 2],
    [20, 3],
  ] as const;
  expect(tieWasBroken(ended(equal))).toBe(true);
  expect(tieWasBroken(ended(equal, [1]))).toBe(false);
  expect(
    tieWasBroken(
      ended([
        [25, 1],
        [25, 1],
        [20, 3],
      ]),
    ),
  ).toBe(false);
});
