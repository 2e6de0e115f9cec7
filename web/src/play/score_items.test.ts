import { expect, it } from 'vitest';
import type { Score } from '../table/messages';
import { itemsByPart, splitScores } from './score_items';

it('points one by one stand under their part, the most first', () => {
  const items = [
    { part: 'objectives', what: 'P01', points: 3 },
    { part: 'belt', points: 4 },
    { part: 'life', what: 'O2.P', points: 2 },
    { part: 'objectives', what: 'P07', points: 5 },
    { part: 'objectives', what: 'P09', points: 0 },
  ];
  expect(itemsByPart(items).map(({ part, items: of }) => [part, ...of.map(({ what }) => what)])).toEqual([
    ['objectives', 'P07', 'P01'],
    ['life', 'O2.P'],
  ]);
  expect(itemsByPart([])).toEqual([]);
});

it('a sum is told one by one where what happened comes to it', () => {
  const goals = { part: 'goals', points: 9 };
  const belt = { part: 'belt', points: 4 };
  const scores: readonly Score[] = [{ points: 13, place: 1, parts: { goals: 9, belt: 4 }, items: [goals, belt] }];
  const told = [
    { part: 'goals', what: 'UG-01', points: 6 },
    { part: 'goals', what: 'UG-02', points: 3 },
  ];
  const itemsOf = (parts: readonly (typeof goals)[]) =>
    splitScores(scores, { split: (item) => (item.part === 'goals' ? parts : [item]) }, () => [])[0]?.items;
  expect(itemsOf(told)).toEqual([...told, belt]);
  expect(itemsOf(told.slice(1)), 'not all is known').toEqual([goals, belt]);
  expect(splitScores(scores, {}, () => [])).toBe(scores);
});
