// On a small screen the board scrolls: what is asked for comes into sight.
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { duration } from '../../ui/settings';

function scrollerOf(element: Element): Element {
  let above = element.parentElement;
  while (above && above.scrollHeight <= above.clientHeight) above = above.parentElement;
  return above ?? document.documentElement;
}

function isInside(element: Element, box: DOMRect): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= box.top && bottom <= box.bottom;
}

// `question` names what is asked; null where the player may look around. `answers` are what answers it.
export function useReveal(frame: RefObject<HTMLElement>, question: string | null, answers = '[data-lit]'): void {
  useEffect(() => {
    if (!frame.current || question === null) return;
    const lit = [...frame.current.querySelectorAll(answers)];
    const [first] = lit;
    if (!first) return;
    const sight = scrollerOf(frame.current).getBoundingClientRect();
    if (lit.some((element) => isInside(element, sight))) return;
    first.scrollIntoView({ block: 'center', behavior: duration(200) > 0 ? 'smooth' : 'auto' });
  }, [question]);
}
