import { message } from '../text/message';
import { Button } from '../ui/parts';
import type { Session } from './session/session';

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
