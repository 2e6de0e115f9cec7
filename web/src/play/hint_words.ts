// A hint in words: what to do, and what for. Pure.
import type { AnyGameUi } from '../games/games';
import type { Feature } from '../table/messages';
import { message, type Message } from '../text/message';
import { isButton, viewFor } from './facts';
import type { Hint, Session } from './session/session';

// The game's own advice, or else what would happen, or the buttons to press.
export function adviceOf(session: Session, hint: Hint): readonly Message[] {
  const { ui, content, names } = session;
  const model = session.table.model.value;
  const seat = session.seat.value;
  const view = model && viewFor(model, seat);
  if (!view) return [message('hint.follow')];
  if (ui.tellAction) return [ui.tellAction(hint.action, content, view)];
  const told = (hint.preview?.events ?? [])
    .map((event) => ui.tell(event, names.value, content, seat))
    .filter((line): line is Message => line !== null);
  if (told.length > 0) return told.slice(0, 3);
  const labels = hint.steps
    .flat()
    .filter(isButton)
    .map((target) => ui.label(target, view, content));
  return labels.length > 0 ? labels : [message('hint.follow')];
}

const least = 0.05; // what is less is shown as nothing

// Whether it only ends the turn or gives something up: nothing speaks for that but that nothing else is better.
export const isLast = ({ waives = [], ends = [] }: Pick<AnyGameUi, 'waives' | 'ends'>, { steps }: Hint): boolean =>
  steps.flat().every((target) => ends.includes(target) || waives.includes(target));

// What speaks for it, the most first. What speaks against it is no reason.
export const reasonsFor = (features: readonly Feature[]): readonly Feature[] =>
  features
    .filter(({ value }) => value >= least)
    .sort((a, b) => b.value - a.value)
    .slice(0, 3);
