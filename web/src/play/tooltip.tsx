// The explanation of what the pointer rests on, or what has the keyboard's focus.
import { useEffect, useState } from 'preact/hooks';
import { say } from '../text/say';
import { viewFor } from './facts';
import type { Session } from './session';

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

export function Tooltip({ session }: { session: Session }) {
  const target = session.hovered.value;
  const [box, setBox] = useState<Box | null>(null);
  useEffect(() => {
    setBox(null);
    if (target === null || target.startsWith('button:')) return;
    const timer = setTimeout(() => {
      const element = document.querySelector(`[data-target="${CSS.escape(target)}"]`);
      if (element) setBox(beside(element));
    }, delay);
    return () => clearTimeout(timer);
  }, [target]);
  const shown = session.shown.value;
  const view = shown && viewFor(shown, session.seat.value);
  if (target === null || !box || !view) return null;
  const text = session.ui.explain(target, view, session.content);
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
