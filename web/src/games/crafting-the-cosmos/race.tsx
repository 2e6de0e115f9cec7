// The race: what ends the game, and the goals that were scored, with what each brought. The track only shows those to
// come.
import { useMemo } from 'preact/hooks';
import { say } from '../../text/say';
import { Emblem } from '../../ui/emblem';
import { tip } from './aim';
import { printOf } from './content';
import { CrystalSign, Sign } from './glyphs';
import './race.css';
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

function ScoredGoals(props: Props) {
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
          <li key={goal} class="ctc-scored-goal" data-piece={`scored:${goal}`}>
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

function Ending(props: Props) {
  const { supply } = props.view;
  const most = printOf(props.content).tables.limits.rounds;
  return (
    <p class="ctc-ending" {...tip(props, 'ending')}>
      <span class="ctc-ending-signs" aria-hidden="true">
        {Array.from({ length: supply.crystals }, (_, i) => (
          <Sign key={i} size={16}>
            <CrystalSign r={10} />
          </Sign>
        ))}
      </span>
      {say(text('board.ends', { left: supply.crystals, most }))}
    </p>
  );
}

export function Race(props: Props) {
  return (
    <section class="ctc-race" role="group" aria-label={say(text('board.race'))}>
      <Ending {...props} />
      <ScoredGoals {...props} />
    </section>
  );
}
