// A drawn thing that can be clicked, or that only says what it is.
import type { Message } from '../../text/message';
import { say } from '../../text/say';
import type { Picks, Target } from '../game_ui';
import { draggable } from '../drag';
import { target } from '../target';

export const hit = (picks: Picks, name: Target, label: Message | null, className = '') => ({
  ...target(picks, name, label && say(label)),
  ...draggable(picks, name),
  class: `an-hit ${className}`,
});
