// What the server tells beside tables: games, bots, the lists of the lobby, one's own name.
import type { Content } from '../games/game_ui';
import type { Ack, Clock, Failure, Lesson, Options, Phase, Score, Seat } from '../table/messages';
import { ban } from '../host/ban';
import { notePartGiven, partFor } from '../table/deal';
import { randomHex } from '../table/random';
import { Refusal } from '../table/table';

export interface OptionShape {
  readonly name: string;
  readonly type: 'integer' | 'boolean' | 'choice' | 'list';
  readonly help: string; // English
  readonly default: unknown; // null: another option sets it
  readonly min?: number;
  readonly max?: number;
  readonly choices?: readonly string[];
}

export interface Game {
  readonly id: string;
  readonly name: string;
  readonly min_players: number;
  readonly max_players: number;
  readonly options: readonly OptionShape[];
  readonly opponent?: string;
  readonly bots?: readonly string[]; // the weakest first
  readonly levels?: readonly { readonly character: string }[]; // what each of them is like, in English
  readonly lesson?: boolean; // it has a guided first game
  readonly provenance?: Readonly<Record<string, number>>;
}

export interface Bot {
  readonly name: string;
  readonly title: string; // English
  readonly help: string;
}

export interface ListedTable {
  readonly table: string;
  readonly game: string;
  readonly at: number;
  readonly phase: Phase;
  readonly owner: boolean;
  readonly seats: readonly Seat[];
  readonly waits_for_you: boolean;
  readonly lesson?: Lesson;
}

export interface FinishedTable {
  readonly table: string;
  readonly game: string;
  readonly ended: number;
  readonly reason?: string; // 'played': to its end
  readonly scores: readonly Score[];
  readonly seats: readonly { readonly name: string; readonly you: boolean }[];
}

export interface Lists {
  readonly public: readonly ListedTable[];
  readonly mine: readonly ListedTable[];
  readonly finished: readonly FinishedTable[];
  readonly next: Readonly<Partial<Record<ListName, string>>>; // where a list goes on
}
export type ListName = 'public' | 'mine' | 'finished';
export type Page = Partial<Lists> & Pick<Lists, 'next'>;

export type SeatWish =
  | { readonly you: true; readonly name?: string }
  | { readonly bot: string; readonly options?: Options }
  | { readonly open: true };

export interface Opening {
  readonly game: string;
  readonly options: Options;
  readonly seats: readonly SeatWish[];
  readonly public?: boolean;
  readonly several_seats?: boolean;
  readonly chat?: boolean;
  readonly clock?: Clock;
  readonly undo?: 'fair' | 'free';
  readonly start?: boolean;
}

// Who comes for the first time is given a name and a cookie by the first answer: nothing else is asked
// before it is there, or the server would greet several guests.
let introduction: Promise<{ readonly name: string }> | null = null;

export function me(): Promise<{ readonly name: string }> {
  introduction ??= request<{ name: string }>('/api/me');
  introduction.catch(() => (introduction = null));
  return introduction;
}

export async function call<T>(path: string, method = 'GET', body?: object): Promise<T> {
  await me();
  return request(path, method, body);
}

async function request<T>(path: string, method = 'GET', body?: object): Promise<T> {
  const reply = await fetch(path, {
    method,
    credentials: 'same-origin',
    ...(body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const json = (await reply.json()) as T | { error: Failure };
  if (!reply.ok) {
    const { error } = json as { error: Failure };
    if (error.code === 'banned') ban.value = error;
    throw new Refusal(error);
  }
  return json as T;
}

export const games = async (): Promise<readonly Game[]> => (await call<{ games: readonly Game[] }>('/api/games')).games;
export const bots = async (): Promise<readonly Bot[]> => (await call<{ bots: readonly Bot[] }>('/api/bots')).bots;
export const lists = (): Promise<Lists> => call('/api/lobby');
export const more = (list: ListName, after: string): Promise<Page> =>
  call(`/api/lobby?${new URLSearchParams({ list, after })}`);

const mostPages = 25;

// All finished games of mine; null where there are too many to look through.
export async function allFinished(): Promise<readonly FinishedTable[] | null> {
  const tables: FinishedTable[] = [];
  let after: string | undefined;
  for (let pages = 0; pages < mostPages; pages += 1) {
    const page: Page = await (after === undefined ? call<Page>('/api/lobby?list=finished') : more('finished', after));
    tables.push(...(page.finished ?? []));
    after = page.next.finished;
    if (after === undefined) return tables;
  }
  return null;
}
export const rename = (name: string): Promise<{ readonly name: string }> => {
  introduction = call('/api/me', 'PUT', { name });
  return introduction;
};
export const contentOf = (game: string): Promise<Content> => call(`/api/games/${encodeURIComponent(game)}/content`);
export const recordAddress = (table: string): string => `/api/tables/${encodeURIComponent(table)}/record`;

// The game begins with the opener's part of the seed, so that the server alone cannot choose the deal: drawn only when the
// server has committed itself. Who only watches has none.
export async function begin(table: string, commitment?: string): Promise<void> {
  await call(`/api/tables/${encodeURIComponent(table)}/requests`, 'POST', {
    id: randomHex(16),
    op: 'start',
    ...(commitment && { part: partFor(table, commitment) }),
  });
  notePartGiven(table);
}

export async function open({ start, ...opening }: Opening): Promise<Ack> {
  const ack = await call<Ack>('/api/tables', 'POST', { id: randomHex(16), ...opening });
  const sits = opening.seats.some((seat) => 'you' in seat);
  if (start && ack.table) await begin(ack.table, sits ? ack.commitment : undefined);
  return ack;
}

export const openLesson = (game: string): Promise<Ack> =>
  call('/api/tables', 'POST', { id: randomHex(16), game, lesson: true });
