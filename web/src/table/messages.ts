// What a table says and is told; docs/table-messages.md is the reference.
import type { Announcement } from '../host/announcement';
import type { ActionGroup, LegalAction } from '../games/action';
import type { GameEvent, Typed } from '../games/game_ui';

export type Clock =
  | { readonly kind: 'none' }
  | { readonly kind: 'real_time'; readonly budget_seconds: number; readonly increment_seconds: number }
  | { readonly kind: 'turn_based'; readonly turn_seconds: number };

export type Options = Readonly<Record<string, unknown>>;

export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly options: Options;
  readonly public: boolean;
  readonly several_seats?: boolean; // for one guest
  readonly clock: Clock;
  readonly undo: 'fair' | 'free';
  readonly commitment?: string; // a lesson has none: its seed is no secret
  readonly lesson?: true;
  readonly code?: string;
}

export interface Seat {
  readonly seat: number;
  readonly holder: 'person' | 'bot' | 'open';
  readonly name?: string;
  readonly bot?: string;
  readonly you?: boolean;
  readonly person?: string; // what others know them by at this table
  readonly here?: boolean;
  readonly replaceable_at?: number; // from then on others may let a bot take the seat, though its person is here
  readonly part?: boolean;
  readonly played_by?: string;
  readonly resigned?: boolean;
}

export interface Score {
  readonly points: number;
  readonly place: number;
  readonly parts: Readonly<Record<string, number>>;
  readonly name?: string; // of an automatic opponent, which is no seat
  readonly items?: readonly ScoreItem[]; // when the game is over: the points of the parts one by one
}

export interface ScoreItem {
  readonly part: string;
  readonly points: number;
  readonly what?: string; // by its name among the game's types; without it the part is one thing
}

export interface Time {
  readonly now: number;
  readonly limit?: { readonly seconds: number; readonly left_ms: number };
  readonly seats?: readonly ({ readonly left_ms: number; readonly runs: boolean } | null)[];
}

// How far a guided first game has come.
export interface Lesson {
  readonly length: number; // actions of its script
  readonly done: number;
  readonly departed: boolean; // something else was played
  readonly next?: { readonly seat: number; readonly action: LegalAction }; // where it is the reader's
}

// Halted: begun under another version of rules or content, which the server cannot play on.
export type Phase = 'open' | 'playing' | 'over' | 'halted';

export interface State {
  readonly phase: Phase;
  readonly owner: boolean;
  readonly chat?: boolean; // people may talk
  readonly seats: readonly Seat[];
  readonly to_move?: readonly number[];
  readonly scores?: readonly Score[];
  readonly undo?: readonly { readonly seat: number; readonly to: readonly number[] }[];
  readonly lesson?: Lesson;
  readonly time?: Time;
  readonly rematch?: string;
}

export interface SeatView {
  readonly seat: number | null; // null: what a spectator sees
  readonly view: unknown;
  readonly hash: string;
}

export interface Entry {
  readonly number: number;
  readonly kind: string;
  readonly at: number;
  readonly seat?: number | 'clock';
  readonly action?: LegalAction; // of one's own move
  readonly events?: readonly GameEvent[];
  readonly joined?: true; // one thing with the move before it
  readonly name?: string;
  readonly text?: string;
  readonly person?: string; // who said it
  readonly on?: boolean; // whether there is a chat from now on
  readonly to?: number;
  readonly why?: string;
  readonly reason?: string;
  readonly scores?: readonly Score[];
  readonly table?: string;
}

export interface Entries {
  readonly type: 'entries';
  readonly since: number;
  readonly number: number;
  readonly entries: readonly Entry[];
  readonly state: State;
  readonly views?: readonly SeatView[];
}

export interface Welcome {
  readonly type: 'welcome';
  readonly table: TableInfo;
  readonly since: number | null;
  readonly number: number;
  readonly entries: readonly Entry[];
  readonly state: State;
  readonly views?: readonly SeatView[];
}

export interface Presence {
  readonly type: 'presence';
  readonly here: readonly (boolean | null)[];
}

export interface Failure {
  readonly code: string;
  readonly message: string;
  readonly rule?: string | null;
  readonly at?: string | null;
  readonly until?: number; // of a ban that ends
  readonly reason?: string; // of a ban
}

export interface ErrorReply {
  readonly type: 'error';
  readonly id?: string;
  readonly error: Failure;
}

export interface Ack {
  readonly type: 'ack';
  readonly id: string;
  readonly number: number;
  readonly table?: string;
  readonly commitment?: string; // of the table that was opened
  readonly code?: string;
}

export interface Feature {
  readonly name: string;
  readonly value: number;
}

// One way through the rest of the turn: how it may end, and what it brings more and less than the best of the others (of
// the best itself: than the second).
export interface Turn {
  readonly actions: readonly LegalAction[];
  readonly win_chance: number; // from 0 to 1
  readonly margin: number; // points ahead of the best of the others at the end
  readonly features: readonly Feature[];
}

export interface Analysis {
  readonly value: number;
  readonly features: readonly Feature[]; // the differences to the next best action, advantages first
  readonly next?: { readonly action: LegalAction; readonly value: number };
  readonly plan?: readonly LegalAction[]; // where it takes several actions: all of them, the advised one first
  readonly turns?: readonly Turn[]; // the best, the advised one first
}

// Commands and their fields.
export interface Commands {
  sit: { seat?: number; name?: string };
  stand: { seat: number };
  remove: { person: string };
  talk: { on: boolean };
  seat_bot: { seat: number; bot: string; options?: Options };
  part: { part: string };
  start: object;
  close: object;
  move: { seat: number; expect?: number } & (
    | { action: LegalAction | string }
    | { actions: readonly LegalAction[] } // as one thing: all or none, and taken back as one
  );
  undo: { seat: number; turn?: true; to?: number };
  chat: { text: string };
  takeover: { seat: number };
  return: { seat: number };
  resign: { seat: number };
  rematch: object;
  end: object; // a halted game
}

// Questions: their fields and answers.
export interface Questions {
  // Without `groups`: the actions are those whose hash was given as `known`.
  legal: [
    { seat: number; known?: string },
    { readonly number: number; readonly hash: string; readonly groups?: readonly ActionGroup[] },
  ];
  why: [
    { seat: number; action: LegalAction | string },
    { readonly allowed: boolean; readonly rule?: string; readonly key?: string; readonly text?: string },
  ];
  preview: [
    { seat: number; action: LegalAction | string },
    {
      readonly reveals: boolean;
      readonly events?: readonly GameEvent[];
      readonly view?: unknown;
      readonly scores?: readonly Score[];
      readonly turn_passed?: boolean;
    },
  ];
  read: [{ seat: number; text: string }, Typed];
  hint: [{ seat: number }, { readonly action: LegalAction; readonly analysis: Analysis }];
  hindsight: [{ seat: number }, { readonly best: unknown }];
  log: [{ since: number; most?: number }, { readonly entries: readonly Entry[] }];
  history: [object, { readonly points: readonly (readonly number[])[]; readonly rounds: readonly number[] }];
}

export type Answer = { readonly type: 'answer'; readonly id?: string; readonly op: string } & Readonly<
  Record<string, unknown>
>;

// From whoever runs the server, to everybody.
export interface Announced {
  readonly type: 'announcement';
  readonly announcement: Announcement | null;
}

export type FromTable =
  Welcome | Entries | Presence | ErrorReply | Ack | Answer | Announced | { readonly type: 'closing' };
