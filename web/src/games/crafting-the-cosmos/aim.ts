// What makes a drawn thing a target: it can be clicked, focused and hovered, and says what it is.
import { say } from '../../text/say';
import type { Content, Picks, Target } from '../game_ui';
import { explain } from './explain';
import type { View } from './view';

export interface Aim {
  readonly view: View;
  readonly content: Content;
  readonly picks: Picks;
}

const CHOOSING_KEYS = ['Enter', ' '];

export function aim({ view, content, picks }: Aim, target: Target) {
  const lit = picks.lit(target);
  const words = explain(target, view, content);
  return {
    'data-target': target,
    'data-lit': lit ? '' : undefined,
    'data-chosen': picks.chosen(target) ? '' : undefined,
    role: 'button' as const,
    tabIndex: lit || picks.chosen(target) ? 0 : -1,
    'aria-label': words ? say(words) : undefined,
    'aria-pressed': picks.chosen(target),
    onClick: () => picks.choose(target),
    onKeyDown: (event: KeyboardEvent) => {
      if (!CHOOSING_KEYS.includes(event.key)) return;
      event.preventDefault();
      picks.choose(target);
    },
    onPointerEnter: () => picks.hover(target),
    onPointerLeave: () => picks.hover(null),
    onFocus: () => picks.hover(target),
    onBlur: () => picks.hover(null),
  };
}

// Something that is only told about: a goal, a deck.
export function tip({ view, content, picks }: Aim, target: Target) {
  const words = explain(target, view, content);
  return {
    'data-tip': target,
    'aria-label': words ? say(words) : undefined,
    onPointerEnter: () => picks.hover(target),
    onPointerLeave: () => picks.hover(null),
  };
}
