// Focus stays where it was: when what had it is drawn anew or is gone, the same target gets it back, or else the nearest
// that can be chosen, as soon as there is one. Only for who plays by keys.
import { handUsed } from '../ui/press';
import { centre, choosable, nearestTo, type Point } from './keyboard';

interface Focused {
  readonly target: string;
  readonly at: Point;
}

function restore({ target, at }: Focused): void {
  const lit = choosable();
  const same = lit.find((element) => element.getAttribute('data-target') === target);
  (same ?? lit[nearestTo(at, lit.map(centre))])?.focus();
}

export function keepFocus(): () => void {
  let last: Focused | null = null;
  const remember = (event: FocusEvent) => {
    const element = event.target instanceof Element ? event.target.closest('.play [data-target]') : null;
    const target = element?.getAttribute('data-target');
    last = element && target ? { target, at: centre(element) } : null;
  };
  const look = () => {
    if (last && document.activeElement === document.body && handUsed() === 'keys') restore(last);
  };
  const watch = new MutationObserver(look);
  watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-lit'] });
  addEventListener('focusin', remember);
  return () => {
    watch.disconnect();
    removeEventListener('focusin', remember);
  };
}
