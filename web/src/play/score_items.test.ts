import { expect, it } from 'vitest';
import { itemsByPart } from './score_items';

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
