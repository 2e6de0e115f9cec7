// Shows a turn that came in one piece at a human pace, without ever standing in the way: the first
// click or key ends it, and acts.
import { signal } from '@preact/signals';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { duration } from '../../ui/settings';
import type { GameEvent } from '../game_ui';
import type { Box } from './content';
import { botPart, framesOf, leadsTo, type Frame } from './playback';
import type { View } from './view';

// Cosmobot's last turn, and the event of it that is being shown; Infinity when all is shown.
export const botTurn = signal<{ readonly events: readonly GameEvent[]; readonly at: number }>({
  events: [],
  at: Infinity,
});

const OWN = 260; // milliseconds for an event of the person's
const BOTS = 750; // … of Cosmobot's, to read the reason beside it

function remember(before: View, events: readonly GameEvent[]): number {
  const part = botPart(events, before.active === 'bot');
  if (!part) return NaN; // none of these are Cosmobot's
  const kept = part.fresh ? [] : botTurn.peek().events;
  botTurn.value = { events: [...kept, ...events.slice(part.from, part.to)], at: Infinity };
  return kept.length - part.from;
}

export interface Shown {
  readonly view: View;
  readonly frame: Frame | null; // what just moved
}

export function useStage(view: View, recent: readonly GameEvent[], box: Box, still: boolean): Shown {
  const last = useRef(view);
  const [frame, show] = useState<Frame | null>(null);
  useLayoutEffect(() => {
    const before = last.current;
    last.current = view;
    if (still || before === view || recent.length === 0) return;
    const frames = framesOf(before, recent, box);
    if (!leadsTo(frames, view)) return; // somebody looks back, or took something back
    const offset = remember(before, recent);
    if (duration(OWN) === 0) return;

    let timer = 0;
    const lit = (at: number) => {
      if (!Number.isNaN(offset)) botTurn.value = { ...botTurn.peek(), at };
    };
    const end = () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', end, true);
      removeEventListener('keydown', end, true);
      show(null);
      lit(Infinity);
    };
    const next = (index: number) => {
      const now = frames[index];
      if (!now) return end();
      show(now);
      lit(now.at + offset);
      timer = window.setTimeout(
        () => {
          next(index + 1);
        },
        duration(now.side === 'bot' ? BOTS : OWN),
      );
    };
    addEventListener('pointerdown', end, true);
    addEventListener('keydown', end, true);
    next(0);
    return end;
  }, [view]);
  return { view: frame?.view ?? view, frame };
}
