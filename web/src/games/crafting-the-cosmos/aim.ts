// A drawn thing as a target that says what it is.
import { language, say } from '../../text/say';
import type { Content, Target } from '../game_ui';
import { draggable } from '../drag';
import { target } from '../target';
import { explain } from './explain';
import { onBoard } from './seats';
import type { OwnPicks, View } from './view';

export interface Aim {
  readonly view: View;
  readonly content: Content;
  readonly seat: number; // whose board it is on
  readonly picks: OwnPicks;
}

// A board has a hundred targets and is drawn at every move of the pointer: each is put into words once.
const said = new WeakMap<View, Map<string, string>>();

export function wordsOf({ view, content, seat }: Aim, name: Target): string {
  const words = said.get(view) ?? new Map<string, string>();
  said.set(view, words);
  const key = `${language()} ${seat} ${name}`;
  const before = words.get(key);
  if (before !== undefined) return before;
  const message = explain(name, { ...view, viewer: seat }, content);
  const text = message ? say(message) : '';
  words.set(key, text);
  return text;
}

export function aim(given: Aim, name: Target) {
  const there = onBoard(name, given.seat, given.view);
  return { ...target(given.picks, there, wordsOf(given, name)), ...draggable(given.picks, there) };
}

// Something that is only told about: a goal, a deck.
export function tip(given: Aim, name: Target) {
  const there = onBoard(name, given.seat, given.view);
  return {
    role: 'group' as const,
    'data-target': there,
    'aria-label': wordsOf(given, name),
    onPointerEnter: () => given.picks.hover(there),
    onPointerLeave: () => given.picks.hover(null),
  };
}
