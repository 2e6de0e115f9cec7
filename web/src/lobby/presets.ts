// What a game starts with when nobody chose anything. Pure.
import { offerOf } from '../games/games';
import type { Language } from '../text/say';
import type { Options } from '../table/messages';
import type { Game, Opening, OptionShape, SeatWish } from './api';

export const presetOptions = (game: string, language: Language): Options => offerOf(game).preset?.(language) ?? {};

export function presetSeats(game: Pick<Game, 'min_players'>): readonly SeatWish[] {
  const bots = Array.from({ length: game.min_players - 1 }, () => ({ bot: 'greedy' }));
  return [{ you: true }, ...bots];
}

export const playNow = (game: Game, language: Language): Opening => ({
  game: game.id,
  options: presetOptions(game.id, language),
  seats: presetSeats(game),
  start: true,
});

// Options that follow from another one unless they are set: shown only when wanted.
export const isDetail = (option: OptionShape): boolean => option.default === null || option.type === 'list';

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
