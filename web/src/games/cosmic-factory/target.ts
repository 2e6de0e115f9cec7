// What makes a thing on the screen a target: clicks, keys, the pointer above it, and its name.
import type { Picks, Target } from '../game_ui';
import type { Message } from '../../text/message';
import { say } from '../../text/say';

export const look = (picks: Picks, target: Target): string =>
  picks.chosen(target) ? 'cf-chosen' : picks.lit(target) ? 'cf-lit' : '';

export const targetProps = (
  picks: Picks,
  target: Target,
  words: Message,
  act: () => void = () => picks.choose(target),
) => ({
  'data-target': target,
  role: 'button' as const,
  tabIndex: picks.lit(target) || picks.chosen(target) ? 0 : -1,
  'aria-label': say(words),
  'aria-pressed': picks.chosen(target),
  onClick: act,
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    act();
  },
  onPointerEnter: () => picks.hover(target),
  onPointerLeave: () => picks.hover(null),
  onFocus: () => picks.hover(target),
  onBlur: () => picks.hover(null),
});
