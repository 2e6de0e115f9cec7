// The goals fall one space a round; at the bottom they are scored. Each shows how all seats stand.
import { say } from '../../text/say';
import { Emblem } from '../../ui/emblem';
import { memo } from '../../ui/memo';
import { tip, wordsOf } from './aim';
import './goals.css';
import { printOf, type Goal as PrintedGoal } from './content';
import { GOAL_DECK, trackPlace } from './glides';
import { CrystalSign, ElementSign, LifeSign, NebulaSign, Sign, SupernovaSign } from './glyphs';
import { SECTOR_SIGNS, type Goal, type Props, type View } from './view';
import { goalText, text } from './words';

const GoalSign = memo(function GoalSign({ goal }: { goal: PrintedGoal }) {
  switch (goal.measure) {
    case 'stable_life':
    case 'life':
      return <LifeSign life="stable" r={11} />;
    case 'proto_life':
      return <LifeSign life="proto" r={11} />;
    case 'supernovae':
      return <SupernovaSign r={9} />;
    case 'stars':
      return <ElementSign element={goal.element ?? 'H'} r={11} />;
    case 'crystals':
      return <CrystalSign r={10} />;
    case 'nebulae':
      return <NebulaSign size={goal.size ?? 1} r={12} />;
    case 'nebula_size':
      return <NebulaSign r={12} />;
    default:
      return (
        <g>
          <path class="ctc-line" d="M-7 5L0 -6L8 2" stroke-width="1.8" />
          <circle class="ctc-dot" r="3" cx="-7" cy="5" />
          <circle class="ctc-dot" r="3" cy="-6" />
          <circle class="ctc-dot" r="3" cx="8" cy="2" />
        </g>
      );
  }
});

function Ranks({ goal, view, preview, seat }: Props & { goal: Goal }) {
  const value = (of: View, who: number): number => of.seats[who]?.goal_values[goal] ?? 0;
  return (
    <span class="ctc-ranks">
      {view.seats.map(({ goals_now }, who) => {
        const now = value(view, who);
        const points = goals_now[goal] ?? 0;
        const then = preview ? value(preview, who) : now;
        return (
          <span key={who} class={who === seat ? 'ctc-rank own' : 'ctc-rank'}>
            <Emblem seat={who} size={16} />
            <span class="number">{now}</span>
            {then !== now && <span class={then > now ? 'number ctc-then' : 'number ctc-then less'}>→{then}</span>}
            {points > 0 && <b class="number ctc-place">+{points}</b>}
          </span>
        );
      })}
    </span>
  );
}

// What it is and how all stand, for who does not see it.
function spoken(props: Props, goal: Goal): string {
  const standings = props.view.seats.map(({ goal_values, goals_now }, who) =>
    text('board.standing', {
      name: props.names[who] ?? '',
      value: goal_values[goal] ?? 0,
      points: goals_now[goal] ?? 0,
    }),
  );
  return `${wordsOf(props, `goal:${goal}`)} ${standings.map(say).join(', ')}`;
}

export function Goals(props: Props) {
  const { view, content } = props;
  const print = printOf(content);
  const last = view.goals.track.length - 1;
  return (
    <section class="ctc-goals">
      <h2>
        {say(text('board.goals'))}{' '}
        <span class="quiet" data-place={GOAL_DECK}>
          {say(text('board.goals.left', { left: view.goals.deck.length }))}
        </span>
      </h2>
      <ol>
        {view.goals.track.map((id, i) => {
          const goal = id ? print.goals.get(id) : undefined;
          const when = i === last ? text('board.goal.now') : text('board.goal.in', { rounds: last - i });
          return (
            <li
              key={id ?? i}
              class={goal ? (i === last ? 'ctc-goal now' : 'ctc-goal') : 'ctc-goal empty'}
              data-place={trackPlace(i)}
              data-piece={id ? `goal:${id}` : undefined}
            >
              {goal && id ? (
                <div {...tip(props, `goal:${id}`)} aria-label={spoken(props, id)}>
                  <Sign size={30}>
                    <GoalSign goal={goal} />
                  </Sign>
                  <span class="ctc-goal-name">
                    {goal.sector && <i class="ctc-goal-sector">{SECTOR_SIGNS[goal.sector]}</i>}
                    {say(goalText(print, id))}
                  </span>
                  <span class="ctc-goal-when">{say(when)}</span>
                  <Ranks goal={id} {...props} />
                </div>
              ) : (
                <span class="ctc-goal-when">{say(when)}</span>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
