// For unit tests: the engine itself, asked as the program that was built. What it says of games and content is asked
// once for a test file; a position is a value, and every question plays it again from its beginning.
import { askAll, type Answer, type Request } from '../../script/engine.mjs';
import { expand, type ActionGroup, type LegalAction } from '../games/action';
import type { Content, GameEvent, Typed } from '../games/game_ui';
import type { Score } from '../table/messages';

export interface Described {
  readonly name: string;
  readonly type: string;
  readonly optional?: true;
}

export interface Game {
  readonly id: string;
  readonly name: string;
  readonly min_players: number;
  readonly max_players: number;
  readonly options: readonly { readonly name: string }[];
  readonly types: Readonly<Record<string, { readonly enum?: readonly string[] }>>; // JSON Schema
  readonly actions: readonly { readonly kind: string; readonly operands: readonly Described[] }[];
  readonly events: readonly { readonly event: string; readonly arguments: readonly Described[] }[];
  readonly refusals: readonly { readonly rule: string; readonly key: string; readonly text: string }[];
}

const ask = (...requests: readonly Request[]): Answer => askAll(requests).at(-1) ?? {};

function once<Value>(make: (name: string) => Value): (name: string) => Value {
  const made = new Map<string, Value>();
  return (name) => {
    if (!made.has(name)) made.set(name, make(name));
    return made.get(name) as Value;
  };
}

const allGames = once(() => ask({ op: 'games' })['games'] as readonly Game[]);
export const games = (): readonly Game[] => allGames('');

export function game(id: string): Game {
  const found = games().find((one) => one.id === id);
  if (!found) throw new Error(`the program has no game ${id}`);
  return found;
}

// What a type of the game's words can be, where that can be listed.
export function valuesOf(id: string, type: string): readonly string[] {
  const values = game(id).types[type]?.enum;
  if (!values) throw new Error(`${id} has no type ${type} with names`);
  return values;
}

export const content = once((id) => {
  const { files, tables } = ask({ op: 'content', game: id });
  return { files, tables } as Content;
});

export interface Position {
  readonly toMove: readonly number[];
  readonly events: readonly GameEvent[]; // of the last action
  view<View>(player: number | 'spectator'): View;
  legal<Action extends LegalAction = LegalAction>(player: number): readonly Action[];
  apply(player: number | 'clock', action: LegalAction | string): Position;
  read(player: number, text: string): Typed;
  scores(): readonly Score[];
  // What a bot would do here.
  advised(player: number, bot?: string): string;
}

function position(requests: readonly Request[]): Position {
  const here = ask(...requests);
  const asked = (request: Request) => ask(...requests, request);
  return {
    toMove: here['to_move'] as readonly number[],
    events: (here['events'] ?? []) as readonly GameEvent[],
    view: <View>(player: number | 'spectator') => asked({ op: 'view', player })['view'] as View,
    legal: <Action extends LegalAction>(player: number) =>
      expand<Action>(asked({ op: 'legal', player, groups: true })['groups'] as readonly ActionGroup[]),
    apply: (player, action) => position([...requests, { op: 'apply', player, action }]),
    read: (player, text) => asked({ op: 'read', player, text }) as Typed,
    scores: () => asked({ op: 'score' })['scores'] as readonly Score[],
    advised: (player, bot = 'greedy') => asked({ op: 'bot', player, bot, seed: 1 })['action'] as string,
  };
}

export const start = (id: string, players: number, seed = 0, options: object = {}): Position =>
  position([{ op: 'new', game: id, players, seed, options }]);
