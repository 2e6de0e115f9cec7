// What the bot would do, why, and the way to it.
import { useEffect, useRef } from 'preact/hooks';
import { message } from '../text/message';
import { say } from '../text/say';
import { Icon } from '../ui/icon';
import { Button } from '../ui/parts';
import { handUsed } from '../ui/press';
import { Marks, useSide } from './hint_marks';
import type { Turn } from '../table/messages';
import { adviceOf, chanceOf, differencesOf, isLast, listed, otherOf, reasonsFor } from './hint_words';
import type { Hint, Session } from './session/session';

// What else would be good, and how it differs; folded, since it is for who wants to compare.
function Others({ session, turns }: { session: Session; turns: readonly Turn[] }) {
  const compared = (turn: Turn) => {
    const [chance, reasons] = [chanceOf(turn), listed(session.ui.id, differencesOf(turn.features))];
    return reasons ? message('hint.compared', { chance, reasons }) : message('hint.alike', { chance });
  };
  return (
    <details class="hint-others">
      <summary>{say(message('hint.others'))}</summary>
      <ul>
        {turns.map((turn, i) => (
          <li key={i}>
            {turn.actions[0] && <p>{say(otherOf(session, turn.actions[0]))}</p>}
            <p class="note">{say(compared(turn))}</p>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Advice({ session, hint }: { session: Session; hint: Hint }) {
  const card = useRef<HTMLDivElement>(null);
  const { ui } = session;
  const { chosen } = session.selection.value;
  const rest = hint.steps.flat().filter((target) => !chosen.includes(target));
  const plan = hint.analysis.plan ?? [];
  const [best, ...others] = hint.analysis.turns ?? [];
  useSide(card, rest);
  // Who asks by a key answers by a key: the way there would be long.
  useEffect(() => {
    if (handUsed() === 'keys') card.current?.querySelector<HTMLElement>('.act')?.focus({ preventScroll: true });
  }, []);
  const reasons = listed(ui.id, reasonsFor(hint.analysis.features));
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
        {best && <p class="note">{say(message('hint.expected', { chance: chanceOf(best) }))}</p>}
        <div class="hint-actions">
          <Button label={message('hint.play')} class="act" onClick={() => session.play(hint.action)} />
          {plan.length > 1 && (
            <Button label={message('hint.play_all')} class="act" onClick={() => session.play(...plan)} />
          )}
          <Button label={message('hint.dismiss')} quiet onClick={() => (session.hint.value = null)} />
        </div>
        {others.length > 0 && <Others session={session} turns={others} />}
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
