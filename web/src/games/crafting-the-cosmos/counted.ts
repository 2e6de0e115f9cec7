// The last counting: where on the board it is what is being counted, and what each goal has brought.
import type { ScoreItem } from '../../table/messages';
import type { Target } from '../game_ui';
import { scoredGoals } from './race';
import { seatOf, type Event, type View } from './view';

export const GOALS = 'goals'; // of the parts of a score

export function placeOfItem({ part, what = '' }: ScoreItem, view: View, seat: number): Target | null {
  if (part === GOALS) return `goal:${what}`;
  if (part === 'time crystals') return 'chamber';
  const found = Object.entries(seatOf(view, seat).nebulae).find(([, { tile }]) => tile === what);
  return found ? `nebula:${found[0]}` : null;
}

// The table keeps only the sum of goals.
export const split = (item: ScoreItem, seat: number, history: readonly Event[]): readonly ScoreItem[] =>
  item.part === GOALS
    ? scoredGoals(history).map(({ goal, points }) => ({ part: GOALS, what: goal, points: points.get(seat) ?? 0 }))
    : [item];
