// What is known of a table, as a value: each message makes a new one. Pure.
import type { Entries, Entry, Presence, SeatView, State, TableInfo, Welcome } from './messages';
import { share } from './share';

// A position that was seen, so that one can look back at it.
export interface Seen {
  readonly number: number;
  readonly entries: readonly Entry[]; // what led to it
  readonly views: readonly SeatView[];
  readonly state: State;
}

export interface Model {
  readonly info: TableInfo;
  readonly number: number;
  readonly position: number; // the number of the last entry that changed the position
  readonly log: readonly Entry[]; // in order; from the beginning once `whole`
  readonly whole: boolean;
  readonly state: State;
  readonly views: readonly SeatView[];
  readonly fresh: readonly Entry[]; // what the last message told; empty after a jump
  readonly seen: readonly Seen[]; // the last positions, oldest first
  readonly heard: number; // performance.now() when the last state came
}

const keptPositions = 60;

function remember(seen: readonly Seen[], next: Seen): readonly Seen[] {
  return [...seen, next].slice(-keptPositions);
}

export function welcomed(before: Model | null, message: Welcome, now: number): Model {
  const { table: info, number, state } = message;
  const views = message.views ?? [];
  const resumed = before !== null && message.since !== null && message.since === before.number;
  if (resumed && message.entries.length === 0) {
    return { ...before, info, state, views: message.views ?? before.views, heard: now };
  }
  if (resumed) {
    return { ...told(before, { ...message, type: 'entries', since: message.since }, now), info };
  }
  return {
    info,
    number,
    position: number,
    log: message.since === 0 ? message.entries : [],
    whole: message.since === 0,
    state,
    views,
    fresh: [],
    seen: [{ number, entries: [], views, state }],
    heard: now,
  };
}

export function told(before: Model, message: Entries, now: number): Model {
  const { number } = message;
  const state = share(before.state, message.state);
  const entries = message.entries.filter((entry) => entry.number > before.number);
  const views = share(before.views, message.views ?? before.views);
  const log = [...before.log, ...entries];
  if (!message.views) {
    return { ...before, number, log, state, fresh: entries, heard: now };
  }
  return {
    ...before,
    number,
    position: number,
    log,
    state,
    views,
    fresh: entries,
    seen: remember(before.seen, { number, entries, views, state }),
    heard: now,
  };
}

export function present(before: Model, message: Presence): Model {
  const seats = before.state.seats.map((seat) => {
    const here = message.here[seat.seat];
    return here === null || here === undefined ? seat : { ...seat, here };
  });
  return { ...before, state: { ...before.state, seats } };
}

// Earlier entries, asked for after a jump: those before the first known one.
export function completed(before: Model, earlier: readonly Entry[]): Model {
  const first = before.log[0]?.number ?? before.number + 1;
  return { ...before, log: [...earlier.filter((entry) => entry.number < first), ...before.log], whole: true };
}

// Numbers of the moves that were taken back.
export function undone(log: readonly Entry[]): ReadonlySet<number> {
  const gone = new Set<number>();
  for (const entry of log) {
    if (entry.kind !== 'undo' || entry.to === undefined) continue;
    for (const earlier of log) {
      if (earlier.number >= entry.number) break;
      if (earlier.number > entry.to && earlier.kind === 'move' && earlier.seat === entry.seat) {
        gone.add(earlier.number);
      }
    }
  }
  return gone;
}
