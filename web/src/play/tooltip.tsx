// The explanation of what the pointer rests on, or what has the keyboard's focus.
import { signal, type ReadonlySignal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import type { Picks, Target } from '../games/game_ui';
import { say } from '../text/say';
import { viewFor } from './facts';
import { noPicks, type Session } from './session/session';

const delay = 450; // milliseconds
const widest = 300;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly above: boolean;
}

// Beside the thing, inside the window.
function beside(element: Element): Box {
  const rect = element.getBoundingClientRect();
  const middle = rect.left + rect.width / 2;
  const left = Math.max(8, Math.min(innerWidth - widest - 8, middle - widest / 2));
  const above = rect.top > innerHeight / 2;
  const gap = element.hasAttribute('data-lit') ? 32 : 8; // around what can be chosen stands what it brings
  return { left, top: above ? rect.top - gap : rect.bottom + gap, above };
}

// Another's board may have a target of the same name.
const find = (target: Target, others: boolean): Element | undefined =>
  [...document.querySelectorAll(`[data-target="${CSS.escape(target)}"]`)].find(
    (element) => (element.closest('.other-board') !== null) === others,
  );

interface TooltipProps {
  readonly session: Session;
  readonly hovered: ReadonlySignal<Target | null>;
  readonly seat?: number; // on whose board it is, where it is not one's own
}

export function Tooltip({ session, hovered, seat }: TooltipProps) {
  const target = hovered.value;
  const [box, setBox] = useState<Box | null>(null);
  useEffect(() => {
    setBox(null);
    if (target === null || target.startsWith('button:')) return;
    const timer = setTimeout(() => {
      const element = find(target, seat !== undefined);
      if (element) setBox(beside(element));
    }, delay);
    return () => clearTimeout(timer);
  }, [target, seat]);
  const shown = session.shown.value;
  const view = shown && viewFor(shown, session.seat.value);
  if (target === null || !box || !view) return null;
  const text = session.ui.explain(target, view, session.content, seat);
  if (!text) return null;
  return (
    <div
      class={box.above ? 'tooltip above' : 'tooltip'}
      role="tooltip"
      style={`left: ${box.left}px; top: ${box.top}px; max-width: ${widest}px`}
    >
      {say(text)}
    </div>
  );
}

// On another's board everything says what it is, and nothing can be chosen.
const looked = signal<Target | null>(null);
export const lookPicks: Picks = { ...noPicks, hover: (target) => (looked.value = target) };

export function OtherTooltip({ session, seat }: { session: Session; seat: number }) {
  useEffect(() => () => void (looked.value = null), [seat]);
  return <Tooltip session={session} hovered={looked} seat={seat} />;
}
