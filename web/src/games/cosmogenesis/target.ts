// Targets of this game: the common ones, with a look, and able to be dragged.
import type { Target } from '../game_ui';
import type { TablePicks } from './view';
import { draggable } from '../drag';
import { target as common } from '../target';
import type { Message } from '../../text/message';
import { say } from '../../text/say';

const stateOf = (target: Target, picks: TablePicks): string =>
  `${picks.lit(target) ? ' lit' : ''}${picks.chosen(target) ? ' chosen' : ''}`;

export const targetProps = (target: Target, picks: TablePicks, name: Message | null, look = '') => ({
  ...common(picks, target, name && say(name)),
  class: `cg-target ${look}${stateOf(target, picks)}`,
  ...draggable(picks, target),
});

const hovering = (target: Target, picks: TablePicks) => ({
  onPointerEnter: () => picks.hover(target),
  onPointerLeave: () => picks.hover(null),
});

// What only explains itself.
export const hoverProps = (target: Target, picks: TablePicks) => ({
  'data-target': target,
  ...hovering(target, picks),
});

// A part of a target that is too large to point at, such as the arc of an orbit: the mouse finds it,
// everything else knows the target by its own element.
export const reachProps = (target: Target, picks: TablePicks, look: string) => ({
  'data-reach': target,
  class: `${look}${stateOf(target, picks)}`,
  onClick: () => picks.choose(target),
  ...hovering(target, picks),
});
