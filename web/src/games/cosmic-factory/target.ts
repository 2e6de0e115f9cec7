// A target that says what it is in the viewer's language; `act` where a click is more than choosing it.
import type { Target } from '../game_ui';
import { target } from '../target';
import type { TablePicks } from './view';
import type { Message } from '../../text/message';
import { say } from '../../text/say';

export const targetProps = (picks: TablePicks, name: Target, words: Message, act?: () => void) => {
  const made = target(picks, name, say(words));
  if (!act) return made;
  return {
    ...made,
    onClick: (event: Event) => {
      event.stopPropagation();
      act();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      event.stopPropagation();
      act();
    },
  };
};

// What explains itself when the pointer rests on it, but cannot be chosen.
export const explained = (picks: TablePicks, name: Target) => ({
  'data-target': name,
  onPointerEnter: () => picks.hover(name),
  onPointerLeave: () => picks.hover(null),
});
