// What makes something on the screen a target: mouse, touch, keyboard and screen reader.
import type { Picks, Target } from '../game_ui';
import type { Message } from '../../text/message';
import { say } from '../../text/say';

export interface TargetProps {
  readonly 'data-target': Target;
  readonly class: string;
  readonly role: 'button' | 'img';
  readonly tabIndex: number | undefined;
  readonly 'aria-label': string;
  readonly 'aria-pressed': boolean | undefined;
  readonly onClick: (event: Event) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onPointerEnter: () => void;
  readonly onPointerLeave: () => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
}

export function targetProps(target: Target, picks: Picks, name: Message, look = ''): TargetProps {
  const lit = picks.lit(target);
  const chosen = picks.chosen(target);
  const active = lit || chosen;
  return {
    'data-target': target,
    class: `cg-target ${look}${lit ? ' lit' : ''}${chosen ? ' chosen' : ''}`,
    role: active ? 'button' : 'img',
    tabIndex: active ? 0 : undefined,
    'aria-label': say(name),
    'aria-pressed': active ? chosen : undefined,
    onClick: (event) => {
      event.stopPropagation();
      picks.choose(target);
    },
    onKeyDown: (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      event.stopPropagation();
      picks.choose(target);
    },
    onPointerEnter: () => picks.hover(target),
    onPointerLeave: () => picks.hover(null),
    onFocus: () => picks.hover(target),
    onBlur: () => picks.hover(null),
  };
}
