import { describe, expect, it } from 'vitest';
import type { Score } from '../table/messages';
import { countedTo, countSteps } from './counting';

const scores: readonly Score[] = [
  {
    points: 12,
    place: 1,
    parts: { 'planetary objectives': 5, 'stellar objectives': 0, evolution: 7 },
    items: [
      { part: 'planetary objectives', what: 'P03', points: 2 },
      { part: 'planetary objectives', what: 'P11', points: 3 },
      { part: 'evolution', what: 'O2.P', points: 7 },
    ],
  },
  {
    points: 4,
    place: 2,
    parts: { 'planetary objectives': 4, 'stellar objectives': 0, evolution: 0 },
    items: [
      { part: 'planetary objectives', what: 'P05', points: 4 },
      { part: 'stellar objectives', what: 'S01', points: 0 },
    ],
  },
];

describe('the last counting', () => {
  const steps = countSteps(scores);

  it('goes part by part, everybody side by side', () => {
    expect(steps.map(({ part, items }) => [part, ...items.map((item) => item?.what ?? null)])).toEqual([
      ['planetary objectives', 'P03', 'P05'],
      ['planetary objectives', 'P11', null],
      ['stellar objectives', null, 'S01'],
      ['evolution', 'O2.P', null],
    ]);
  });

  it('ends with the points of all', () => {
    expect(scores.map((_, seat) => countedTo(steps, seat))).toEqual([12, 4]);
    expect(countedTo(steps.slice(0, 1), 0)).toBe(2);
    expect(countedTo(steps, 0, 'evolution')).toBe(7);
  });

  it('has nothing to count without scores', () => expect(countSteps([])).toEqual([]));
});
