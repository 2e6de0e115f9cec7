// On a small screen board and tray scroll: what is asked for comes into sight.
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { duration } from '../../ui/settings';
import { scrollerOf } from './sight';

function isInside(element: Element, box: DOMRect): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return x > box.left && x < box.right && y > box.top && y < box.bottom;
}

// Answers that are buttons beside the question are in sight there.
const LIT = '[data-lit]:not([data-target^="button:"])';

// `question` names what is asked; null where the player may look around. `answers` are what answers it.
export function useReveal(frame: RefObject<HTMLElement>, question: string | null, answers = LIT): void {
  useEffect(() => {
    if (!frame.current || question === null) return;
    const lit = [...frame.current.querySelectorAll(answers)];
    const [first] = lit;
    const sight = (scrollerOf(frame.current) ?? document.documentElement).getBoundingClientRect();
    if (!first || lit.some((element) => isInside(element, sight))) return;
    first.scrollIntoView({ block: 'center', inline: 'center', behavior: duration(200) > 0 ? 'smooth' : 'auto' });
  }, [question]);
}
