// Focus stays where it was: when what had it is drawn anew, is gone or can take it no longer, the same target gets it
// back, or else the nearest that can be chosen. While there is none, the question has it, so that it never falls out of
// the game. Only for who plays by keys.
import { handUsed } from '../ui/press';
import { centre, choosable, nearestTo, type Point } from './keyboard';

interface Focused {
  readonly target: string | null; // null: another control, such as one of a hint
  readonly at: Point;
}

const resting = '.play .ask, .curtain .button';
// Whether the focus only waits here until something can be chosen.
export const isResting = (element: Element): boolean => element.matches(resting);

// A browser takes the focus away a little later than this can be seen: with the next picture.
const canHaveFocus = (element: Element): boolean =>
  element.isConnected && element.matches('a[href], :enabled, summary, [tabindex]') && !element.closest('[inert]');

function restore({ target, at }: Focused): void {
  const lit = choosable();
  const same = lit.find((element) => element.getAttribute('data-target') === target);
  const found = same ?? lit[nearestTo(at, lit.map(centre))] ?? document.querySelector<HTMLElement>(resting);
  if (found && found !== document.activeElement) found.focus();
}

export function keepFocus(): () => void {
  let holder: Element | null = null; // what has the focus
  let last: Focused | null = null; // where it returns to: where it was before a hint was asked for
  const remember = ({ target: element }: FocusEvent) => {
    holder =
      element instanceof Element && element.closest('.play, .curtain') && !element.closest('dialog') ? element : null;
    if (!holder || isResting(holder) || (last && holder.closest('.hint'))) return;
    last = { target: holder.closest('[data-target]')?.getAttribute('data-target') ?? null, at: centre(holder) };
  };
  const look = () => {
    if (!last || !holder || handUsed() !== 'keys' || document.querySelector('dialog[open]')) return;
    if (isResting(holder) || !canHaveFocus(holder)) restore(last);
  };
  const watch = new MutationObserver(look);
  watch.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['data-lit', 'data-target', 'tabindex', 'disabled', 'inert'],
  });
  addEventListener('focusin', remember);
  return () => {
    watch.disconnect();
    removeEventListener('focusin', remember);
  };
}
