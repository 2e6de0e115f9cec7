// What happened since my last move, one step after the other.
import { message } from '../text/message';
import { say } from '../text/say';
import { Icon } from '../ui/icon';
import { Button } from '../ui/parts';
import type { Session } from './session/session';

// Among the tools: how many moves there are to look at. Its place is kept where there are none.
export function RecapButton({ session }: { session: Session }) {
  const missed = session.missed.value;
  const first = missed[0];
  const words = say(message('recap', { count: missed.length }));
  return (
    <button
      type="button"
      class="button quiet-button recap-open"
      disabled={!first || session.back.value !== null}
      aria-label={words}
      title={words}
      onClick={() => (session.back.value = first?.number ?? null)}
    >
      <Icon name="eye" />
      <span class="number">{missed.length}</span>
    </button>
  );
}

export function RecapSteps({ session }: { session: Session }) {
  const missed = session.missed.value;
  const back = session.back.value;
  if (back === null) return null;
  const at = missed.findIndex(({ number }) => number === back);
  const show = (index: number) => (session.back.value = missed[index]?.number ?? null);
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
