// What the bot would do, why, and the way to it.
import { useEffect } from 'preact/hooks';
import type { Target } from '../games/game_ui';
import { message, type Message } from '../text/message';
import { say } from '../text/say';
import { Icon } from '../ui/icon';
import { Button } from '../ui/parts';
import { isButton, viewFor } from './facts';
import type { Hint, Session } from './session/session';
import { signed, termOf } from './terms';

// The buttons on the way, where nothing else says what the action is.
function labelsOf(session: Session, targets: readonly string[]): readonly Message[] {
  const model = session.table.model.value;
  const view = model && viewFor(model, session.seat.value);
  return view ? targets.filter(isButton).map((target) => session.ui.label(target, view, session.content)) : [];
}

// Every part of the advised action is marked wherever it is drawn, and what is to be clicked next pulses. (A style sheet
// of its own would make the browser look at every style again.)
function Marks({ targets, next }: { targets: readonly Target[]; next: Target | undefined }) {
  useEffect(() => {
    const drawn = targets.flatMap((target) =>
      [...document.querySelectorAll(`[data-target="${CSS.escape(target)}"]`)].map((element) => ({ element, target })),
    );
    for (const { element, target } of drawn) element.setAttribute('data-hinted', target === next ? 'next' : '');
    return () => drawn.forEach(({ element }) => element.removeAttribute('data-hinted'));
  });
  return null;
}

// The advice in words: the game's own, or else what would happen, or the buttons to press.
function wordsOf(session: Session, hint: Hint): readonly Message[] {
  const { ui, content, names } = session;
  const model = session.table.model.value;
  const seat = session.seat.value;
  const view = model && viewFor(model, seat);
  if (view && ui.advise) return [ui.advise(hint.action, view, content)];
  const told = (hint.preview?.events ?? [])
    .map((event) => ui.tell(event, names.value, content, seat))
    .filter((line): line is Message => line !== null);
  if (told.length > 0) return told.slice(0, 3);
  const labels = labelsOf(session, hint.steps.flat());
  return labels.length > 0 ? labels : [message('hint.follow')];
}

export function HintCard({ session }: { session: Session }) {
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
  const { chosen } = session.selection.value;
  const rest = hint.steps.flat().filter((target) => !chosen.includes(target));
  const words = wordsOf(session, hint);
  const reasons = hint.analysis.features.filter(({ value }) => Math.abs(value) >= 0.05).slice(0, 3);
  return (
    <div class="hint" role="status" data-steps={JSON.stringify(hint.steps)}>
      <Marks targets={rest} next={rest[0]} />
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
