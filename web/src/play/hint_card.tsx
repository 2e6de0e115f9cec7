// What the bot would do, why, and the way to it.
import { useEffect, useRef } from 'preact/hooks';
import { message } from '../text/message';
import { signed } from '../text/points';
import { say } from '../text/say';
import { Icon } from '../ui/icon';
import { Button } from '../ui/parts';
import { handUsed } from '../ui/press';
import { Marks, useSide } from './hint_marks';
import { adviceOf, isLast, reasonsFor } from './hint_words';
import type { Hint, Session } from './session/session';
import { termOf } from './terms';

function Advice({ session, hint }: { session: Session; hint: Hint }) {
  const card = useRef<HTMLDivElement>(null);
  const { ui } = session;
  const { chosen } = session.selection.value;
  const rest = hint.steps.flat().filter((target) => !chosen.includes(target));
  const plan = hint.analysis.plan ?? [];
  useSide(card, rest);
  // Who asks by a key answers by a key: the way there would be long.
  useEffect(() => {
    if (handUsed() === 'keys') card.current?.querySelector<HTMLElement>('.act')?.focus({ preventScroll: true });
  }, []);
  const reasons = reasonsFor(hint.analysis.features)
    .map(({ name, value }) => `${say(termOf(ui.id, 'feature', name))} ${signed(value)}`)
    .join(', ');
  const why = reasons ? message('hint.because', { reasons }) : message('hint.no_reason');
  return (
    <div ref={card} class="hint" role="status" data-steps={JSON.stringify(hint.steps)}>
      <Marks targets={rest} next={rest[0]} />
      <Icon name="hint" />
      <div>
        {adviceOf(session, hint).map((line, i) => (
          <p key={i}>{say(line)}</p>
        ))}
        <p class="note">{say(isLast(ui, hint) ? message('hint.last') : why)}</p>
        <div class="hint-actions">
          <Button label={message('hint.play')} class="act" onClick={() => session.play(hint.action)} />
          {plan.length > 1 && (
            <Button label={message('hint.play_all')} class="act" onClick={() => session.play(...plan)} />
          )}
          <Button label={message('hint.dismiss')} quiet onClick={() => (session.hint.value = null)} />
        </div>
      </div>
    </div>
  );
}

export function HintCard({ session }: { session: Session }) {
  const hint = session.hint.value;
  if (!hint) return null;
  if (hint !== 'thinking') return <Advice session={session} hint={hint} />;
  return (
    <div class="hint" role="status">
      <Icon name="hint" />
      <p class="quiet">{say(message('hint.thinking'))}</p>
    </div>
  );
}
