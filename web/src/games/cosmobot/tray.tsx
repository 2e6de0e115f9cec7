// Below the board: what the companion asks, or the person's turn, entered by tapping or by typing.
import { useEffect, useMemo, useState } from 'preact/hooks';
import { boxOf } from '../anunnaki/content';
import { say } from '../../text/say';
import { Button } from '../../ui/parts';
import type { BoardProps } from '../game_ui';
import { askingOf, type Asking } from './asking';
import { allowing, type Choice } from './choice';
import { Chip, Tabs } from './controls';
import { EntryField } from './entry_field';
import { carrying, touch } from './mode';
import { PlacePanel, SitePanel, type PanelProps } from './place_panel';
import { ownStrength, question } from './prompt';
import { isReporting } from './reporting';
import { steppersOf } from './steppers';
import { ContractPanel, CreaturePanel, MorePanel, pairOf, TrackPanel } from './store_panels';
import { useTelling } from './telling';
import { text } from './text';
import { afterTelling, openTab, resting, TABS, type Open } from './touch';
import type { View } from './view';
import './tray.css';

function Panel({ open, ...props }: PanelProps & { readonly open: Open }) {
  switch (open.at) {
    case 'place':
      return <PlacePanel {...props} place={open.place} />;
    case 'site':
      return <SitePanel {...props} site={open.site} />;
    case 'creature':
      return <CreaturePanel {...props} creature={open.creature} />;
    case 'contracts':
      return <ContractPanel {...props} slot={open.slot} />;
    case 'more':
      return <MorePanel {...props} />;
    default:
      return <TrackPanel {...props} />;
  }
}

// A question with everything that can be tapped for an answer. What is not among it is typed.
function Question({ asking, props }: { asking: Asking; props: BoardProps<View> }) {
  const { picks, view } = props;
  const [typing, setTyping] = useState(false);
  const tell = useTelling(picks, view);
  return (
    <div class="cb-tray surface">
      <div class="cb-chips cb-answers" role="group" aria-label={say(asking.question)}>
        {asking.choices.map((choice) => (
          <Chip key={choice.id} choice={choice} onTap={() => tell(() => choice.actions)}>
            {pairOf(choice)}
          </Chip>
        ))}
        <Button label={text('tab.typing')} quiet pressed={typing} onClick={() => setTyping(!typing)} />
      </div>
      {typing && <EntryField {...props} />}
    </div>
  );
}

// The person's own total, as it was counted at the table.
function Score({ picks, view }: BoardProps<View>) {
  const [score, setScore] = useState(view.sides.person.vp);
  const allowed = picks.open.some((one) => one.kind === 'score' && one['score'] === score);
  return (
    <div class="cb-tray cb-score surface">
      {[-10, -1].map((by) => (
        <Button key={by} label={text('touch.by', { by })} onClick={() => setScore(score + by)} />
      ))}
      <output class="number">{score}</output>
      {[1, 10].map((by) => (
        <Button key={by} label={text('touch.by', { by })} onClick={() => setScore(score + by)} />
      ))}
      <Button
        label={text('touch.score')}
        main
        disabled={!allowed}
        target="score"
        onClick={() => picks.play({ kind: 'score', score })}
      />
    </div>
  );
}

// What a choice means in the position it comes to: a step goes on from where the marker stands by then.
function meaning(choice: Choice, view: View, props: BoardProps<View>): Choice['actions'] {
  if (!/^(up|down):/.test(choice.id)) return choice.actions;
  const steps = steppersOf(view, touch.peek().side, boxOf(props.content)).flatMap(({ up, down }) => [up, down]);
  return steps.find((one) => one?.id === choice.id)?.actions ?? [];
}

function Report(props: BoardProps<View>) {
  const { picks, view, content } = props;
  const tell = useTelling(picks, view);
  const allows = useMemo(() => allowing(picks.open), [picks.open]);
  const now = touch.value;
  const done = { id: 'report:done', label: text('answer.done'), actions: [{ kind: 'done' }] };
  return (
    <div class="cb-tray surface">
      <div class="cb-bar">
        <Tabs kind="tab" names={TABS} open={now.open.at} onOpen={(tab) => (touch.value = openTab(now, tab))} />
        <Button
          label={done.label}
          main
          target={done.id}
          disabled={!allows(done) && !picks.busy}
          onClick={() => tell(() => done.actions)}
        />
      </div>
      <div class="cb-panel">
        {now.open.at === 'typing' ? (
          <EntryField {...props} />
        ) : (
          <Panel
            open={now.open}
            view={view}
            content={content}
            touch={now}
            allows={allows}
            onTouch={(next) => (touch.value = next)}
            onTell={(choice) => {
              touch.value = afterTelling(touch.peek());
              tell((then) => meaning(choice, then, props));
            }}
          />
        )}
      </div>
    </div>
  );
}

export function Tray(props: BoardProps<View>) {
  const { view, content } = props;
  const box = boxOf(content);
  const reporting = isReporting(view);
  // A turn begins with the tracks, and with nothing on its way.
  useEffect(() => void (touch.value = resting), [view.turn, reporting]);
  if (view.viewer === null || view.phase === 'game_over' || view.choice !== 'none') return null;
  const asking = askingOf(view, box, question(view, box), ownStrength(view));
  if (asking) return <Question asking={asking} props={props} />;
  if (view.question?.task === 'ask_score') return <Score {...props} />;
  return reporting && !carrying.value ? <Report {...props} /> : null;
}
