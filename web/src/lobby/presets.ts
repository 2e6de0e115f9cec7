// What a game starts with when nobody chose anything, and what follows from a choice. Pure.
import type { Offer } from '../games/game_ui';
import { offerOf } from '../games/games';
import { message, type Message } from '../text/message';
import type { Language } from '../text/say';
import type { Options } from '../table/messages';
import type { Game, Opening, OptionShape, SeatWish } from './api';

export const presetOptions = (game: string, language: Language): Options => offerOf(game).preset?.(language) ?? {};

// The weakest of those that play the game: the server names them first.
export const gentlest = ({ bots = [] }: Pick<Game, 'bots'>): string => bots[0] ?? 'random';

// What each of these opponents is like, once and the weakest first; one that is no level of the game has no such line.
export const charactersOf = (
  { id, bots = [], levels = [] }: Pick<Game, 'id' | 'bots' | 'levels'>,
  chosen: readonly string[],
): readonly { readonly bot: string; readonly character: Message }[] =>
  bots.flatMap((bot, i) => {
    const otherwise = levels[i]?.character;
    return otherwise && chosen.includes(bot)
      ? [{ bot, character: { ...message(`${id}:level.${i + 1}`), otherwise } }]
      : [];
  });

export function presetSeats(game: Pick<Game, 'min_players' | 'bots'>): readonly SeatWish[] {
  const bots = Array.from({ length: game.min_players - 1 }, () => ({ bot: gentlest(game) }));
  return [{ you: true }, ...bots];
}

export const playNow = (game: Game, language: Language): Opening => ({
  game: game.id,
  options: presetOptions(game.id, language),
  seats: presetSeats(game),
  start: true,
});

const isNumber = ({ type, default: standard }: OptionShape): boolean =>
  type === 'integer' || type === 'list' || standard === null;

export interface Folded {
  readonly asked: readonly OptionShape[];
  readonly more: readonly OptionShape[]; // shown only when wanted
}

// Which options are asked at once. One that is offered in words is among the others as well, for any other number.
export function foldOptions(options: readonly OptionShape[], { asked, suggested = {} }: Offer): Folded {
  const first = asked
    ? asked.flatMap((name) => options.find((option) => option.name === name) ?? [])
    : options.filter((option) => !isNumber(option));
  return { asked: first, more: options.filter((option) => !first.includes(option) || option.name in suggested) };
}

// A choice, and what goes with it: the option that allows it is set, and what is no longer allowed is let go.
export function changeOption(
  values: Options,
  name: string,
  value: unknown,
  allowedBy: (option: string, value: unknown) => string | null,
): Options {
  const changed: Options = { ...values, [name]: value };
  const by = allowedBy(name, value);
  if (by) return { ...changed, [by]: true };
  if (value === true) return changed;
  return Object.fromEntries(Object.entries(changed).filter(([option, chosen]) => allowedBy(option, chosen) !== name));
}

// What is sent: only what differs from the default.
export function chosenOptions(shapes: readonly OptionShape[], values: Options): Options {
  return Object.fromEntries(
    shapes
      .filter(({ name, default: standard }) => {
        const value = values[name];
        return value !== undefined && JSON.stringify(value) !== JSON.stringify(standard);
      })
      .map(({ name }) => [name, values[name]]),
  );
}

// Who is waited for: a table without an open seat begins at once.
export const beginsAtOnce = (seats: readonly SeatWish[]): boolean => seats.every((seat) => !('open' in seat));
