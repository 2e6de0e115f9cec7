// What the play screen reads out of a table's model. Pure.
import type { GameEvent, Target } from '../games/game_ui';
import type { AnyGameUi } from '../games/games';
import { personName } from '../lobby/bot_name';
import type { Entry, Score, Seat, State } from '../table/messages';
import { undone, type Model, type Seen } from '../table/model';

export const mySeats = (state: State): readonly number[] =>
  state.seats.filter(({ you }) => you === true).map(({ seat }) => seat);

// The one seat that the reader is called "you" at.
export function myOnlySeat(state: State): number | null {
  const [own, ...more] = mySeats(state);
  return own === undefined || more.length > 0 ? null : own;
}

// By a person, not by a bot in their place.
export const isPlayed = (state: State, seat: number): boolean =>
  state.phase === 'playing' && state.seats[seat]?.played_by === undefined;

const acts = (state: State, seat: number): boolean => isPlayed(state, seat) && (state.to_move ?? []).includes(seat);

export const isAway = ({ holder, you, here, played_by }: Seat): boolean =>
  holder === 'person' && you !== true && here !== true && played_by === undefined;

// How long others still have to wait for somebody who is here before a bot may have the seat; null: it does not come to
// that. It is a matter of hours: the clocks of the server and of this machine are taken to agree.
export function patienceLeft(seat: Seat, wall: number): number | null {
  if (seat.you || !seat.here || seat.replaceable_at === undefined) return null;
  return Math.max(0, seat.replaceable_at - wall);
}

// Whom the game waits for although they are away, where turns have no time of their own that decides; or who is here
// and has been silent for too long.
export const waitsInVain = ({ info, state }: Pick<Model, 'info' | 'state'>, wall: number): readonly number[] =>
  state.seats
    .filter((seat) => acts(state, seat.seat))
    .filter((seat) => patienceLeft(seat, wall) === 0 || (isAway(seat) && info.clock.kind !== 'turn_based'))
    .map(({ seat }) => seat);

// For whom the page acts: of several seats at one screen the one whose turn it is, the same one as long
// as it has something to do. Null for who only watches.
export function actingSeat(state: State, before: number | null): number | null {
  const own = mySeats(state);
  if (before !== null && own.includes(before) && acts(state, before)) return before;
  return own.find((seat) => acts(state, seat)) ?? (before !== null && own.includes(before) ? before : (own[0] ?? null));
}

export const isMyTurn = (state: State, seat: number | null): boolean => seat !== null && acts(state, seat);

// Whether there may be something to do: in a game where all act at once also for who is not waited for.
export const mayAct = (model: Model, seat: number | null, ui: Pick<AnyGameUi, 'mayAct'>): boolean =>
  isMyTurn(model.state, seat) ||
  (seat !== null && isPlayed(model.state, seat) && ui.mayAct?.(viewFor(model, seat), seat) === true);

// Where all act at once a move says nothing of the position it was made in: the first one heard wins.
export const expectation = (model: Model, allAtOnce: boolean): { expect?: number } =>
  !allAtOnce && (model.state.to_move ?? []).length === 1 ? { expect: model.number } : {};

// What led to a position, as events in order; the clock's and all seats'.
export const eventsOf = (entries: readonly Entry[]): readonly GameEvent[] =>
  entries.filter(({ kind }) => kind === 'move').flatMap(({ events }) => events ?? []);

export interface Deed {
  readonly event: GameEvent;
  readonly seat: number | null; // who did it; null: the clock
}

// The events of a move, and who did each: against an automatic opponent, which is the seat after all `seats`, a move of
// mine may end in its turn.
export function deedsOf({ kind, seat, events = [] }: Entry, seats: number): readonly Deed[] {
  if (kind !== 'move') return [];
  const mover = typeof seat === 'number' ? seat : null;
  let doer = mover;
  return events.map((event) => {
    if (event['seat'] === seats) doer = seats;
    else if (event['seat'] === mover) doer = mover;
    return { event, seat: doer };
  });
}

export function viewFor(seen: Pick<Seen, 'views'>, seat: number | null): unknown {
  return (seen.views.find((one) => one.seat === seat) ?? seen.views[0])?.view ?? null;
}

// The names at the table, seats first, then an automatic opponent. A bot is called as the reader calls it; several of
// one name are numbered: bots of a kind, people at one screen.
export function namesOf(state: State, botName: (bot: string) => string): readonly string[] {
  const plain = state.seats.map(({ holder, bot, name }) =>
    holder === 'bot' ? botName(bot ?? '') : personName(name ?? ''),
  );
  const seats = plain.map((name, i) => {
    const alike = plain.filter((other) => other === name).length > 1;
    return alike ? `${name} ${plain.slice(0, i + 1).filter((other) => other === name).length}` : name;
  });
  const others = (state.scores ?? []).slice(seats.length).map(({ name }) => name ?? '');
  return [...seats, ...others];
}

// Whose board the large one is, where that is not plain: of several people at this screen, or for who only watches.
export function namedBoard(state: State, seat: number | null): number | null {
  if (seat === null) return 0;
  return mySeats(state).length > 1 ? seat : null;
}

// What was sent as one thing stands in the log as one, with its parts: undo takes all of it back.
export function movesOf(entries: readonly Entry[]): readonly (readonly [Entry, ...Entry[]])[] {
  const moves: [Entry, ...Entry[]][] = [];
  for (const entry of entries) {
    const last = moves.at(-1);
    if (entry.joined && last) last.push(entry);
    else moves.push([entry]);
  }
  return moves;
}

// The positions since the seat's own last move, oldest first: what one may have missed.
export function since(seen: readonly Seen[], seats: readonly number[]): readonly Seen[] {
  let last = -1;
  seen.forEach(({ entries }, i) => {
    const own = entries.some(({ kind, seat }) => kind === 'move' && typeof seat === 'number' && seats.includes(seat));
    if (own) last = i;
  });
  return seen.slice(last + 1).filter(({ entries }) => entries.some(({ kind }) => kind === 'move'));
}

// Whether undo can take a move back, so that nothing of it and after it happened.
export function undoTargets(state: State, seat: number | null): ReadonlySet<number> {
  return new Set(state.undo?.find((one) => one.seat === seat)?.to ?? []);
}

export const isButton = (target: Target): boolean => target.startsWith('button:');

// The one button that is the way on. What gives something up never is: what throws something away, or ends a turn in
// which there is still something to do.
export function mainButton(
  buttons: readonly Target[],
  lit: ReadonlySet<Target>,
  { waives, ends }: Pick<AnyGameUi, 'waives' | 'ends'>,
): Target | null {
  const [only, ...more] = buttons;
  if (only === undefined || more.length > 0 || waives?.includes(only)) return null;
  return ends?.includes(only) && lit.size > 1 ? null : only;
}

export interface Change {
  readonly name: string;
  readonly by: number;
}

// The parts of a score that differ, largest first.
export function changes(before: Score | undefined, after: Score | undefined): readonly Change[] {
  if (!before || !after) return [];
  return Object.entries(after.parts)
    .map(([name, value]) => ({ name, by: value - (before.parts[name] ?? 0) }))
    .filter(({ by }) => by !== 0)
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by));
}

// The entries for the log, without what was taken back and the taking back.
export function standing(log: readonly Entry[]): readonly Entry[] {
  const gone = undone(log);
  return log.filter(({ number, kind }) => kind !== 'undo' && !gone.has(number));
}

// All that led to a position, gathered when it is first asked for.
export function historyOf(log: readonly Entry[], upTo: number): () => readonly GameEvent[] {
  let gathered: readonly GameEvent[] | null = null;
  return () => (gathered ??= eventsOf(standing(log.filter(({ number }) => number <= upTo))));
}

export function timeText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
