// A hint in words: what to do, and what for. Pure.
import type { AnyGameUi } from '../games/games';
import type { LegalAction } from '../games/action';
import type { Feature, Turn } from '../table/messages';
import { message, type Message } from '../text/message';
import { signed } from '../text/points';
import { say } from '../text/say';
import { isButton, viewFor } from './facts';
import type { Hint, Session } from './session/session';
import { termOf } from './terms';

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

// Of another turn than the advised one how it begins, where the game has words for it.
export function otherOf(session: Session, action: LegalAction): Message {
  const { ui, content } = session;
  const model = session.table.model.value;
  const view = model && viewFor(model, session.seat.value);
  return view && ui.tellAction ? ui.tellAction(action, content, view) : message('term', { name: action.kind });
}

// How the game may end after such a turn.
export function chanceOf({ win_chance, margin }: Pick<Turn, 'win_chance' | 'margin'>): Message {
  const points = Math.round(Math.abs(margin));
  const side = points === 0 ? 'level' : margin > 0 ? 'ahead' : 'behind';
  return message('hint.chance', { percent: Math.round(100 * win_chance), points, side });
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

// What distinguishes another turn from the advised one, for better or worse, the most first.
export const differencesOf = (features: readonly Feature[]): readonly Feature[] =>
  features
    .filter(({ value }) => Math.abs(value) >= least)
    .sort((a, b) => Math.abs(b.value) - Math.abs(a.value))
    .slice(0, 3);

// "life +2, belt −1"
export const listed = (game: string, features: readonly Feature[]): string =>
  features.map(({ name, value }) => `${say(termOf(game, 'feature', name))} ${signed(value)}`).join(', ');
