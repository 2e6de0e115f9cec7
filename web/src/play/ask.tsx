// What is asked of me now, the buttons, and what a choice would bring. Always on the screen.
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Target } from '../games/game_ui';
import { message, messagesOf, type Message } from '../text/message';
import { known, say } from '../text/say';
import type { Model } from '../table/model';
import { Icon } from '../ui/icon';
import { Button, Dialog } from '../ui/parts';
import { changes, isMyTurn, mainButton, viewFor } from './facts';
import { NoticeLine } from './notice';
import type { Session } from './session';

const isButton = (target: string): boolean => target.startsWith('button:');
// Many alternatives become a list of their own; the keys 1 to 9 choose the first ones.
export const buttonTargets = (session: Session): readonly string[] => [...session.selection.value.lit].filter(isButton);

// A name of the game's, such as a part of the score: from its file, or as it is.
export function termOf(game: string, kind: string, name: string): Message {
  const term = messagesOf(game)(`${kind}.${name}`);
  return known(term.key) ? term : message('term', { name });
}

export const signed = (value: number): string => {
  const rounded = Math.round(value * 10) / 10;
  return rounded > 0 ? `+${rounded}` : rounded < 0 ? `−${Math.abs(rounded)}` : '±0';
};

// Null: it is not known yet what can be done.
function promptOf(session: Session, model: Model): Message | null {
  const { state } = model;
  const seat = session.seat.value;
  if (session.back.value !== null) return message('back.looking');
  if (state.phase === 'over') return message('over');
  const view = viewFor(model, seat);
  const legal = session.legal.value;
  if (seat !== null && view && legal.length > 0) return session.ui.prompt(view, seat, legal, session.content);
  if (isMyTurn(state, seat)) return null;
  if (seat !== null && state.seats[seat]?.played_by) return message('bot_acts');
  const waited = (state.to_move ?? []).map((one) => session.names.value[one] ?? '');
  return message('waiting.turn', { names: waited.join(', ') });
}

// The words stay until there are others: a screen reader reads every change.
function Prompt({ session, model }: { session: Session; model: Model }) {
  const last = useRef(message('loading'));
  last.current = promptOf(session, model) ?? last.current;
  return (
    <p class="prompt" role="status" aria-live="polite">
      {say(last.current)}
    </p>
  );
}

function PreviewLine({ session, model }: { session: Session; model: Model }) {
  const preview = session.preview.value;
  const seat = session.seat.value;
  if (!preview || seat === null) return <div class="preview" />;
  if (preview.reveals) return <div class="preview note">{say(message('preview.reveals'))}</div>;
  const before = model.state.scores?.[seat];
  const after = preview.scores?.[seat];
  const by = (after?.points ?? 0) - (before?.points ?? 0);
  const parts = changes(before, after);
  return (
    <div class="preview">
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

// The buttons on the way, where nothing else says what the action is.
function labelsOf(session: Session, targets: readonly string[]): readonly Message[] {
  const model = session.table.model.value;
  const view = model && viewFor(model, session.seat.value);
  return view ? targets.filter(isButton).map((target) => session.ui.label(target, view, session.content)) : [];
}

// What is to be clicked next pulses, wherever it is drawn. (A style sheet of its own would make the browser
// look at every style again.)
function Pulse({ target }: { target: Target }) {
  useEffect(() => {
    const drawn = document.querySelectorAll(`[data-target="${CSS.escape(target)}"]`);
    drawn.forEach((element) => element.setAttribute('data-hinted', ''));
    return () => drawn.forEach((element) => element.removeAttribute('data-hinted'));
  });
  return null;
}

function HintCard({ session }: { session: Session }) {
  const hint = session.hint.value;
  if (!hint) return null;
  if (hint === 'thinking') {
    return (
      <div class="hint" role="status">
        <Icon name="hint" />
        <p class="quiet">{say(message('hint.thinking'))}</p>
      </div>
    );
  }
  const next = hint.steps.flat().find((target) => !session.selection.value.chosen.includes(target));
  const lines = (hint.preview?.events ?? []).map((event) =>
    session.ui.tell(event, session.names.value, session.content),
  );
  const told = lines.filter((line): line is Message => line !== null).slice(0, 3);
  const labels = labelsOf(session, hint.steps.flat());
  const words = told.length > 0 ? told : labels.length > 0 ? labels : [message('hint.follow')];
  const reasons = hint.analysis.features.filter(({ value }) => Math.abs(value) >= 0.05).slice(0, 3);
  return (
    <div class="hint" role="status" data-steps={JSON.stringify(hint.steps)}>
      {next && <Pulse target={next} />}
      <Icon name="hint" />
      <div>
        {words.map((line, i) => (
          <p key={i}>{say(line)}</p>
        ))}
        <p class="note">
          {reasons.length > 0
            ? say(
                message('hint.because', {
                  reasons: reasons
                    .map(({ name, value }) => `${say(termOf(session.ui.id, 'feature', name))} ${signed(value)}`)
                    .join(', '),
                }),
              )
            : say(message('hint.no_reason'))}
        </p>
        <div class="hint-actions">
          <Button label={message('hint.play')} class="act" onClick={() => session.play(hint.action)} />
          <Button label={message('hint.dismiss')} quiet onClick={() => (session.hint.value = null)} />
        </div>
      </div>
    </div>
  );
}

// What happened since my last move, one step after the other.
export function Recap({ session }: { session: Session }) {
  const missed = session.missed.value;
  const back = session.back.value;
  const at = missed.findIndex(({ number }) => number === back);
  if (back === null && missed.length === 0) return null;
  const show = (index: number) => (session.back.value = missed[index]?.number ?? null);
  if (back === null) {
    return (
      <Button
        label={message('recap', { count: missed.length })}
        icon="eye"
        quiet
        class="recap-open"
        onClick={() => show(0)}
      />
    );
  }
  return (
    <div class="recap">
      <Button
        label={message('recap.before')}
        icon="left"
        iconOnly
        quiet
        disabled={at <= 0}
        onClick={() => show(at - 1)}
      />
      <span class="number">{at >= 0 ? `${at + 1} / ${missed.length}` : '–'}</span>
      <Button
        label={message('recap.next')}
        icon="right"
        iconOnly
        quiet
        disabled={at < 0 || at + 1 >= missed.length}
        onClick={() => show(at + 1)}
      />
      <Button label={message('recap.now')} main onClick={() => (session.back.value = null)} />
    </div>
  );
}

function Buttons({ session, model }: { session: Session; model: Model }) {
  const targets = buttonTargets(session);
  const seat = session.seat.value;
  const view = viewFor(model, seat);
  if (targets.length === 0 || !view) return null;
  const main = mainButton(targets, session.ui.waives);
  return (
    <div class={targets.length > 8 ? 'act-buttons many' : 'act-buttons'}>
      {targets.map((target, i) => (
        <Button
          key={target}
          target={target}
          label={session.ui.label(target, view, session.content)}
          main={target === main}
          class={target === main ? 'target-button' : 'act target-button'}
          {...(i < 9 && { keys: String(i + 1) })}
          onClick={() => session.picks.value.choose(target)}
          onHover={(inside) => session.picks.value.hover(inside ? target : null)}
        />
      ))}
    </div>
  );
}

function Confirm({ text, onYes, onNo }: { text: Message; onYes: () => void; onNo: () => void }) {
  return (
    <Dialog title={text} onClose={onNo}>
      <div class="new-actions">
        <Button label={message('yes')} onClick={onYes} />
        <Button label={message('no')} main onClick={onNo} />
      </div>
    </Dialog>
  );
}

// Undo, reset, hint; and leaving the seat to a bot.
function Tools({ session, model }: { session: Session; model: Model }) {
  const [resigning, setResigning] = useState(false);
  const seat = session.seat.value;
  if (seat === null || model.state.phase !== 'playing') return null;
  const can = (model.state.undo ?? []).some((one) => one.seat === seat && one.to.length > 0);
  const several = (model.state.undo ?? []).some((one) => one.seat === seat && one.to.length > 1);
  const played = model.state.seats[seat]?.played_by !== undefined;
  const chosen = session.selection.value.chosen.length > 0;
  return (
    <div class="tools">
      <Button
        label={message(chosen ? 'clear' : 'undo')}
        icon="undo"
        quiet
        disabled={!can && !chosen}
        onClick={() => (chosen ? session.clear() : session.undo({}))}
      />
      <Button
        label={message('undo.turn')}
        icon="reset"
        quiet
        disabled={!several}
        onClick={() => session.undo({ turn: true })}
      />
      {session.ui.hints !== false && (
        <Button
          label={message('hint')}
          icon="hint"
          quiet
          disabled={!session.myTurn.value}
          onClick={() => session.askHint()}
        />
      )}
      {played ? (
        <Button label={message('seat.return')} onClick={() => void session.command('return', { seat })} />
      ) : (
        <Button label={message('resign')} icon="flag" iconOnly quiet onClick={() => setResigning(true)} />
      )}
      {resigning && (
        <Confirm
          text={message('resign.sure')}
          onYes={() => {
            setResigning(false);
            void session.command('resign', { seat });
          }}
          onNo={() => setResigning(false)}
        />
      )}
    </div>
  );
}

interface AskProps {
  readonly session: Session;
  readonly model: Model;
  readonly onResult: () => void;
  readonly handle: ComponentChildren; // of the sheet that this is on a phone
}

export function Ask({ session, model, onResult, handle }: AskProps) {
  return (
    <section
      class={session.myTurn.value && session.back.value === null ? 'ask surface mine' : 'ask surface'}
      aria-label={say(message('ask'))}
      aria-busy={session.busy.value}
    >
      {handle}
      <Prompt session={session} model={model} />
      <NoticeLine session={session} />
      {model.state.phase === 'over' && <Button label={message('end.show')} main onClick={onResult} />}
      <Recap session={session} />
      <Buttons session={session} model={model} />
      <PreviewLine session={session} model={model} />
      <HintCard session={session} />
      <Tools session={session} model={model} />
    </section>
  );
}
