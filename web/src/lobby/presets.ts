// What a game starts with when nobody chose anything, and what the lobby says of it. Pure.
import type { Language } from '../text/say';
import type { Options } from '../table/messages';
import type { Game, Opening, OptionShape, SeatWish } from './api';

export interface Facts {
  readonly minutes: readonly [number, number];
  readonly weight: number; // of 5
}

export const facts: Readonly<Record<string, Facts>> = {
  'cosmic-factory': { minutes: [15, 30], weight: 2 },
  'crafting-the-cosmos': { minutes: [60, 90], weight: 4 },
  cosmogenesis: { minutes: [45, 75], weight: 3 },
  anunnaki: { minutes: [60, 120], weight: 5 },
  cosmobot: { minutes: [60, 120], weight: 5 },
};

// A first game: few opponents, no hurry, the weakest form of an automatic opponent.
export function presetOptions(game: string, language: Language): Options {
  switch (game) {
    case 'cosmic-factory':
      return { sandglass_seconds: 0 };
    case 'crafting-the-cosmos':
      return { edition: language === 'de' ? 'de' : 'fr' };
    case 'anunnaki':
    case 'cosmobot':
      return { difficulty: 'easy' };
    default:
      return {};
  }
}

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
