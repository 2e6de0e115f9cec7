// What makes a drawn thing a target: pointer, keyboard, screen reader, and the marks that styles, tests
// and the arrow keys go by. Spread it on the element: <g {...target(picks, 'cell:b2', name)}>. What has words on
// it needs no label: the words are its name (null).
import type { Picks, Target } from './game_ui';

const isByKeys = ({ currentTarget }: FocusEvent): boolean =>
  currentTarget instanceof Element && currentTarget.matches(':focus-visible');

export function target(picks: Picks, name: Target, label: string | null) {
  const lit = picks.lit(name);
  const chosen = picks.chosen(name);
  return {
    role: 'button' as const,
    tabindex: lit || chosen ? 0 : -1,
    'aria-label': label ?? undefined,
    'aria-pressed': chosen,
    'aria-disabled': !lit && !chosen,
    'data-target': name,
    'data-lit': lit ? '' : undefined,
    'data-chosen': chosen ? '' : undefined,
    onClick: (event: Event) => {
      event.stopPropagation();
      picks.choose(name);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      event.stopPropagation();
      picks.choose(name);
    },
    onPointerEnter: () => picks.hover(name),
    onPointerLeave: () => picks.hover(null),
    // Not where a click has brought the focus: the pointer is there then.
    onFocus: (event: FocusEvent) => isByKeys(event) && picks.hover(name),
    onBlur: () => picks.hover(null),
  };
}
