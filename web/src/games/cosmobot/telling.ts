// Telling the table one thing after the other. A finger is quicker than the table: what was tapped meanwhile waits, and
// is read again in the position that it comes to.
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { LegalAction, Picks } from '../game_ui';
import type { View } from './view';

export type Tap = (view: View) => readonly LegalAction[]; // none: it has no meaning any more
export type Tell = (tap: Tap) => void;

const waiting = signal<readonly Tap[]>([]);

export function useTelling(picks: Picks, view: View): Tell {
  const play = (tap: Tap): void => {
    const [first, ...more] = tap(view);
    if (first) picks.play(first, ...more);
  };
  useEffect(() => {
    const [first, ...rest] = waiting.peek();
    if (picks.busy || !first) return;
    waiting.value = rest;
    play(first);
  }, [picks]);
  useEffect(() => () => void (waiting.value = []), []);
  return (tap) => {
    if (picks.busy) waiting.value = [...waiting.peek(), tap];
    else play(tap);
  };
}
