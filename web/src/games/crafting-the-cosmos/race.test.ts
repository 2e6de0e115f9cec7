import { describe, expect, it } from 'vitest';
import { scoredGoals } from './race';

describe('scoredGoals', () => {
  it('gives each scored goal with the points of the seats, in order', () => {
    const scored = scoredGoals([
      { event: 'goal_points', seat: 1, goal: 'UG-09', value: 1, points: 6 }, // of a goal whose scoring is not known
      { event: 'goal_scored', goal: 'UG-03' },
      { event: 'goal_points', seat: 0, goal: 'UG-03', value: 4, points: 6 },
      { event: 'goal_points', seat: 1, goal: 'UG-03', value: 2, points: 3 },
      { event: 'goal_revealed', goal: 'UG-05' },
      { event: 'goal_scored', goal: 'UG-01' },
    ]);
    expect(scored.map(({ goal, points }) => [goal, [...points]])).toEqual([
      [
        'UG-03',
        [
          [0, 6],
          [1, 3],
        ],
      ],
      ['UG-01', []],
    ]);
  });
});
