// What the bot would do, why, and the way to it.
import { useEffect } from 'preact/hooks';
import type { Target } from '../games/game_ui';
import { message, type Message } from '../text/message';
import { say } from '../text/say';
import { Icon } from '../ui/icon';
import { Button } from '../ui/parts';
import { isButton, viewFor } from './facts';
import type { Session } from './session/session';
import { signed, termOf } from './terms';

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
  const next = hint.steps.flat().find((target) => !session.selection.value.chosen.includes(target));
  const lines = (hint.preview?.events ?? []).map((event) =>
    session.ui.tell(event, session.names.value, session.content, session.seat.value),
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
