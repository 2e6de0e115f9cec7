// The goals that were scored, and what each brought: the track only shows those to come.
import { useMemo } from 'preact/hooks';
import { say } from '../../text/say';
import { Emblem } from '../../ui/emblem';
import { tip } from './aim';
import { printOf } from './content';
import type { Event, Goal, Props } from './view';
import { goalText, text } from './words';

export interface Scored {
  readonly goal: Goal;
  readonly points: ReadonlyMap<number, number>; // by seat
}

// In the order in which they were scored.
export function scoredGoals(events: readonly Event[]): readonly Scored[] {
  const points = new Map<Goal, Map<number, number>>();
  for (const event of events) {
    if (event.event === 'goal_scored') points.set(event.goal, new Map());
    if (event.event === 'goal_points' && event.seat !== undefined)
      points.get(event.goal)?.set(event.seat, event.points);
  }
  return [...points].map(([goal, by]) => ({ goal, points: by }));
}

export function ScoredGoals(props: Props) {
  const { history, content, view, names } = props;
  const print = printOf(content);
  const scored = useMemo(() => scoredGoals(history?.() ?? []), [history]);
  if (scored.length === 0) return null;
  const spoken = (goal: Goal, points: Scored['points']): string =>
    [goalText(print, goal), ...names.map((name, who) => text('board.earned', { name, points: points.get(who) ?? 0 }))]
      .map(say)
      .join(', ');
  return (
    <>
      <h2 class="ctc-scored-title">{say(text('board.scored'))}</h2>
      <ul class="ctc-scored">
        {scored.map(({ goal, points }) => (
          <li key={goal}>
            <div {...tip(props, `goal:${goal}`)} aria-label={spoken(goal, points)}>
              <span>{say(goalText(print, goal))}</span>
              <span class="ctc-ranks">
                {view.seats.map((_, who) => (
                  <span key={who} class="ctc-rank">
                    <Emblem seat={who} size={14} />
                    <span class="number">{points.get(who) ?? 0}</span>
                  </span>
                ))}
              </span>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
