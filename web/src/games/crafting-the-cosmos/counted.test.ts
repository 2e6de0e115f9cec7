import { expect, it } from 'vitest';
import { placeOfItem, split } from './counted';
import { positions, type Position } from './testing/support';
import { seatOf } from './view';

it('goals are counted one by one, by what each brought', () => {
  const history = [
    { event: 'goal_scored', goal: 'UG-03' },
    { event: 'goal_points', seat: 0, goal: 'UG-03', value: 4, points: 6 },
    { event: 'goal_points', seat: 1, goal: 'UG-03', value: 2, points: 3 },
    { event: 'goal_scored', goal: 'UG-01' },
    { event: 'goal_points', seat: 0, goal: 'UG-01', value: 0, points: 0 },
  ] as const;
  expect(split({ part: 'goals', points: 6 }, 0, history)).toEqual([
    { part: 'goals', what: 'UG-03', points: 6 },
    { part: 'goals', what: 'UG-01', points: 0 },
  ]);
  const nebulae = { part: 'nebulae', what: 'NT1-01', points: 3 };
  expect(split(nebulae, 0, history)).toEqual([nebulae]);
});

it('what is being counted is shown where it is on the board', () => {
  const found = positions.find(({ view, seat }) => Object.keys(seatOf(view, seat).nebulae).length > 0) as Position;
  const [[space, nebula] = ['', { tile: '' }]] = Object.entries(seatOf(found.view, found.seat).nebulae);
  const placed = (part: string, what?: string) =>
    placeOfItem({ part, points: 1, ...(what !== undefined && { what }) }, found.view, found.seat);
  expect(placed('nebulae', nebula.tile)).toBe(`nebula:${space}`);
  expect(placed('advanced life', nebula.tile)).toBe(`nebula:${space}`);
  expect(placed('goals', 'UG-03')).toBe('goal:UG-03');
  expect(placed('time crystals')).toBe('chamber');
  expect(placed('energy cards')).toBeNull();
});
