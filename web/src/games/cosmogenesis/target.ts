// What makes something on the screen a target: mouse, touch, keyboard and screen reader.
import type { Picks, Target } from '../game_ui';
import type { Message } from '../../text/message';
import { say } from '../../text/say';
import { startDrag } from './drag';

// What is said on the pointer's way over something.
export interface HoverProps {
  readonly 'data-target': Target;
  readonly onPointerEnter: () => void;
  readonly onPointerLeave: () => void;
}
export const hoverProps = (target: Target, picks: Picks): HoverProps => ({
  'data-target': target,
  onPointerEnter: () => picks.hover(target),
  onPointerLeave: () => picks.hover(null),
});

export interface TargetProps extends HoverProps {
  readonly 'data-lit': '' | undefined; // the arrow keys go from one to the next
  readonly class: string;
  readonly role: 'button' | 'img';
  readonly tabIndex: number | undefined;
  readonly 'aria-label': string;
  readonly 'aria-pressed': boolean | undefined;
  readonly onClick: (event: Event) => void;
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
}

export function targetProps(target: Target, picks: Picks, name: Message, look = ''): TargetProps {
  const lit = picks.lit(target);
  const chosen = picks.chosen(target);
  const active = lit || chosen;
  return {
    ...hoverProps(target, picks),
    'data-lit': lit ? '' : undefined,
    class: `cg-target ${look}${lit ? ' lit' : ''}${chosen ? ' chosen' : ''}`,
    role: active ? 'button' : 'img',
    tabIndex: active ? 0 : undefined,
    'aria-label': say(name),
    'aria-pressed': active ? chosen : undefined,
    onClick: (event) => {
      event.stopPropagation();
      picks.choose(target);
    },
    onPointerDown: (event) => startDrag(event, target, picks),
    onKeyDown: (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      event.stopPropagation();
      picks.choose(target);
    },
    onFocus: () => picks.hover(target),
    onBlur: () => picks.hover(null),
  };
}

// The same for a part of a target that is too large to point at, such as the arc of an orbit: the mouse
// finds it, everything else knows the target by its own element.
export const reachProps = (target: Target, picks: Picks) => ({
  'data-reach': target,
  class: `${picks.lit(target) ? 'lit' : ''}${picks.chosen(target) ? ' chosen' : ''}`,
  onClick: () => picks.choose(target),
  onPointerEnter: () => picks.hover(target),
  onPointerLeave: () => picks.hover(null),
});
