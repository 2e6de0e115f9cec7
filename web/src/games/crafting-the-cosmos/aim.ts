// A drawn thing as a target that says what it is.
import { say } from '../../text/say';
import type { Content, Picks, Target } from '../game_ui';
import { target } from '../target';
import { explain } from './explain';
import type { View } from './view';

export interface Aim {
  readonly view: View;
  readonly content: Content;
  readonly picks: Picks;
}

function wordsOf({ view, content }: Aim, name: Target): string {
  const words = explain(name, view, content);
  return words ? say(words) : '';
}

export const aim = (given: Aim, name: Target) => target(given.picks, name, wordsOf(given, name));

// Something that is only told about: a goal, a deck.
export const tip = (given: Aim, name: Target) => ({
  'data-target': name,
  'aria-label': wordsOf(given, name),
  onPointerEnter: () => given.picks.hover(name),
  onPointerLeave: () => given.picks.hover(null),
});
