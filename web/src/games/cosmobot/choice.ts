// What one tap tells the table: actions that are one thing, taken back as one.
import type { Message } from '../../text/message';
import { actionKey } from '../action';
import type { LegalAction, Target } from '../game_ui';

export interface Choice {
  readonly id: Target; // of its control
  readonly label: Message;
  readonly icon?: string; // a unit, a resource, a track, or another drawing of the game
  readonly actions: readonly LegalAction[];
}

// Whether the table would take the beginning of it; the rest follows from that, or is refused with a reason.
export type Allows = (choice: Choice) => boolean;

export function allowing(open: readonly LegalAction[]): Allows {
  const keys = new Set(open.map(actionKey));
  return ({ actions: [first] }) => first !== undefined && keys.has(actionKey(first));
}
