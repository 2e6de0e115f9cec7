// On a small screen board and tray scroll: what is asked for comes into sight.
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { duration } from '../../ui/settings';
import { scrollerOf } from './sight';

// Answers that are buttons beside the question are in sight there.
const LIT = '[data-lit]:not([data-target^="button:"])';

// Whether the middle of an element is in sight.
function isInside(element: Element, box: DOMRect): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return x > box.left && x < box.right && y > box.top && y < box.bottom;
}

// `question` names what is asked; null where the player may look around. `answers` are what answers it. Where they lie
// together in an `area`, as on the galaxy, all of it comes into sight; otherwise one of them is enough.
export function useReveal(
  frame: RefObject<HTMLElement>,
  question: string | null,
  { answers = LIT, area }: { readonly answers?: string; readonly area?: string } = {},
): void {
  useEffect(() => {
    if (!frame.current || question === null) return;
    const lit = [...frame.current.querySelectorAll(answers)];
    const [first] = lit;
    if (!first) return;
    const sight = (scrollerOf(frame.current) ?? document.documentElement).getBoundingClientRect();
    const around = area === undefined ? null : first.closest(area);
    const seen = (element: Element) => isInside(element, sight);
    if (around ? lit.every(seen) : lit.some(seen)) return;
    const behavior = duration(200) > 0 ? 'smooth' : 'auto';
    if (around) around.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior });
    else first.scrollIntoView({ block: 'center', inline: 'center', behavior });
  }, [question]);
}
