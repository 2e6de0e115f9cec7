// Shows a turn that came in one piece at a human pace, without ever standing in the way: the first
// click or key ends it, and acts.
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useMoment } from '../../ui/moment';
import { duration } from '../../ui/settings';
import type { GameEvent } from '../game_ui';
import { showing } from './bot_turn';
import type { Box } from './content';
import { framesOf, leadsTo, type Frame } from './playback';
import type { View } from './view';

const OWN = 260; // milliseconds for an event of the person's
const BOTS = 1000; // … of Cosmobot's, to read the reason beside it

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
    if (duration(OWN) === 0) return;

    let timer = 0;
    const end = () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', end, true);
      removeEventListener('keydown', end, true);
      show(null);
      showing.value = null;
    };
    const next = (index: number): void => {
      const now = frames[index];
      if (!now) return end();
      show(now);
      showing.value = recent[now.at] ?? null;
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
  useMoment(frame !== null);
  return { view: frame?.view ?? view, frame };
}
