// A drawn thing that can be clicked, or that only says what it is.
import type { Message } from '../../text/message';
import { say } from '../../text/say';
import type { Picks, Target } from '../game_ui';
import { draggable } from '../drag';
import { target } from '../target';

// What lies on the map, or on a track, can be read with the keyboard, also where it cannot be chosen.
const READABLE = /^(area|symbol|distant|site|creature|space):/;

export const hit = (picks: Picks, name: Target, label: Message | null, className = '') => ({
  ...target(picks, name, label && say(label)),
  ...draggable(picks, name),
  ...(READABLE.test(name) && { tabindex: 0 }),
  class: `an-hit ${className}`,
});
