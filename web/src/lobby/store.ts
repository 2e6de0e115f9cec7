// What the lobby knows, fetched once or again and again.
import { signal } from '@preact/signals';
import { message, type Message } from '../text/message';
import { known } from '../text/say';
import { Refusal } from '../table/table';
import * as api from './api';
import { continued, refreshed } from './pages';

export const games = signal<readonly api.Game[]>([]);
export const bots = signal<readonly api.Bot[]>([]);
export const lists = signal<api.Lists | null>(null);
export const myName = signal('');
export const problem = signal<Message | null>(null);

// Those that play this game in a way of their own, the weakest first.
export const botsOf = (game: string): readonly string[] =>
  games.value.find(({ id }) => id === game)?.bots ?? bots.value.map(({ name }) => name);

export function messageOf(reason: unknown): Message {
  if (!(reason instanceof Refusal)) return message('error.unreachable');
  const key = `error.${reason.failure.code}`;
  return known(key) ? message(key) : message('error.other', { text: reason.failure.message });
}

// Does something with the server; what goes wrong is shown.
export async function trying<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    const result = await work();
    problem.value = null;
    return result;
  } catch (reason) {
    problem.value = messageOf(reason);
    return null;
  }
}

export async function fetchGames(): Promise<void> {
  if (games.value.length > 0) return;
  await trying(async () => {
    const [allGames, allBots, self] = await Promise.all([api.games(), api.bots(), api.me()]);
    games.value = allGames;
    bots.value = allBots;
    myName.value = self.name;
  });
}

// The first pages afresh; what was read beyond them stays below.
export async function fetchLists(): Promise<void> {
  const fetched = await trying(api.lists);
  if (fetched) lists.value = lists.value ? refreshed(lists.value, fetched) : fetched;
}

export async function fetchMore(list: api.ListName): Promise<void> {
  const after = lists.value?.next[list];
  if (after === undefined) return;
  const page = await trying(() => api.more(list, after));
  if (page && lists.value) lists.value = continued(lists.value, list, page);
}

export async function rename(name: string): Promise<void> {
  const self = await trying(() => api.rename(name));
  if (self) myName.value = self.name;
}
