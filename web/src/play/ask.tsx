// What is asked of me now, the buttons, and what a choice would bring. Always on the screen.
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { message, type Message } from '../text/message';
import { signed } from '../text/points';
import { say } from '../text/say';
import type { Model } from '../table/model';
import { watching } from '../ui/moment';
import { Button } from '../ui/parts';
import { changes, isButton, isMyTurn, mainButton, mySeats, viewFor } from './facts';
import { headline } from './headline';
import { HintCard } from './hint_card';
import { NoticeLine } from './notice';
import { RecapSteps } from './recap';
import type { Session } from './session/session';
import { StandIns } from './stand_ins';
import { termOf } from './terms';
import { Tools } from './tools';

// Many alternatives become a list of their own; the keys 1 to 9 choose the first ones.
export const buttonTargets = (session: Session): readonly string[] => [...session.selection.value.lit].filter(isButton);

// Null: it is not known yet what can be done.
function promptOf(session: Session, model: Model): Message | null {
  const { state } = model;
  const seat = session.seat.value;
  if (session.back.value !== null) return message('back.looking');
  // The last counting is watched first.
  if (state.phase === 'over') return watching.value ? message('over') : headline(state, session.names.value);
  if (state.phase === 'halted') return message(state.owner ? 'halted.owner' : 'halted');
  const view = viewFor(model, seat);
  const { open, chosen } = session.selection.value;
  if (seat !== null && view && open.length > 0) return session.ui.prompt(view, seat, open, session.content, chosen);
  if (isMyTurn(state, seat)) return null;
  if (seat !== null && state.seats[seat]?.played_by) return message('bot_acts');
  const waited = (state.to_move ?? []).map((one) => session.names.value[one] ?? '');
  return message('waiting.turn', { names: waited.join(', ') });
}

const long = 80; // letters; a longer question is written smaller, in the same place

// The words stay until there are others: a screen reader reads every change.
function Prompt({ session, model }: { session: Session; model: Model }) {
  const last = useRef(message('loading'));
  last.current = promptOf(session, model) ?? last.current;
  const words = say(last.current);
  return (
    <p class={words.length > long ? 'prompt long' : 'prompt'} role="status" aria-live="polite">
      {words}
    </p>
  );
}

function PreviewLine({ session, model }: { session: Session; model: Model }) {
  const preview = session.preview.value;
  const seat = session.seat.value;
  if (!preview || seat === null) return <div class="preview" aria-live="polite" />;
  if (preview.reveals)
    return (
      <div class="preview note" aria-live="polite">
        {say(message('preview.reveals'))}
      </div>
    );
  const before = model.state.scores?.[seat];
  const after = preview.scores?.[seat];
  const by = (after?.points ?? 0) - (before?.points ?? 0);
  const parts = changes(before, after);
  return (
    <div class="preview" aria-live="polite">
      {parts.length > 0 && (
        <>
          <strong class={by < 0 ? 'number worse' : 'number better'}>{signed(by)}</strong>
          <span class="note">
            {parts
              .slice(0, 3)
              .map((part) => `${say(termOf(session.ui.id, 'part', part.name))} ${signed(part.by)}`)
              .join(' · ')}
          </span>
        </>
      )}
      {parts.length === 0 && preview.turn_passed && <span class="note">{say(message('preview.passes'))}</span>}
    </div>
  );
}

function Buttons({ session, model }: { session: Session; model: Model }) {
  const targets = buttonTargets(session);
  const seat = session.seat.value;
  const view = viewFor(model, seat);
  if (targets.length === 0 || !view) return null;
  const { ui, content, picks } = session;
  const main = mainButton(targets, session.selection.value.lit, ui);
  const look = (target: string) => (target === main ? '' : ui.waives?.includes(target) ? 'plain' : 'act');
  return (
    <div class={targets.length > 8 ? 'act-buttons many' : 'act-buttons'}>
      {targets.map((target, i) => (
        <Button
          key={target}
          target={target}
          label={ui.label(target, view, content)}
          main={target === main}
          class={`target-button ${look(target)}`}
          {...(i < 9 && { keys: String(i + 1) })}
          onClick={() => picks.value.choose(target)}
          onHover={(inside) => picks.value.hover(inside ? target : null)}
        />
      ))}
    </div>
  );
}

// How far what is asked lies over what is beside it: that makes room (side.css).
function useOverhang() {
  const asked = useRef<HTMLElement>(null);
  useEffect(() => {
    const [ask, kept] = [asked.current, asked.current?.parentElement];
    if (!ask || !kept) return;
    const measured = new ResizeObserver(() =>
      kept.parentElement?.style.setProperty('--overhang', `${Math.max(0, ask.offsetHeight - kept.offsetHeight)}px`),
    );
    measured.observe(ask);
    measured.observe(kept);
    return () => measured.disconnect();
  }, []);
  return asked;
}

interface AskProps {
  readonly session: Session;
  readonly model: Model;
  readonly onResult: () => void;
  readonly handle: ComponentChildren; // of the sheet that this is on a phone
}

// Prompt, answers, preview and tools each have a place that is kept free for them: nothing moves under the finger, and
// the board keeps its size. What is more than fits lies over what is beside it.
export function Ask({ session, model, onResult, handle }: AskProps) {
  const over = model.state.phase === 'over';
  const asked = useOverhang();
  return (
    <div class="ask-place">
      <section
        ref={asked}
        class={session.myTurn.value && session.back.value === null ? 'ask surface mine' : 'ask surface'}
        aria-label={say(message('ask'))}
        tabIndex={-1} // the focus waits here while nothing can be chosen
        aria-busy={session.busy.value}
      >
        {handle}
        <div class="ask-notes">
          <NoticeLine session={session} />
          <HintCard session={session} />
        </div>
        <Prompt session={session} model={model} />
        <div class="answers" role="group" aria-label={say(message('answers'))}>
          {over && <Button label={message('end.show')} main onClick={onResult} />}
          {model.state.phase === 'halted' && (model.state.owner || mySeats(model.state).length > 0) && (
            <Button
              label={message(model.state.owner ? 'halted.end' : 'halted.agree')}
              onClick={() => void session.command('end', {})}
            />
          )}
          <RecapSteps session={session} />
          <Buttons session={session} model={model} />
          <StandIns session={session} model={model} />
        </div>
        <PreviewLine session={session} model={model} />
        <Tools session={session} model={model} />
      </section>
    </div>
  );
}
