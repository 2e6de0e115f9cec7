// The games, each loaded when it is wanted.
import type { Art, GameUi } from './game_ui';

export const gameIds = ['cosmic-factory', 'crafting-the-cosmos', 'cosmogenesis', 'anunnaki'] as const;
export type GameId = (typeof gameIds)[number];

// A view comes from the server as JSON; only the game's own code knows its type.
export type AnyGameUi = GameUi<unknown>;

const uis = import.meta.glob<AnyGameUi>('./*/index.ts', { import: 'ui' });
const arts = import.meta.glob<Art>('./*/art.tsx', { import: 'Art' });

export async function loadUi(game: string): Promise<AnyGameUi | null> {
  return (await uis[`./${game}/index.ts`]?.()) ?? null;
}

export async function loadArt(game: string): Promise<Art | null> {
  return (await arts[`./${game}/art.tsx`]?.()) ?? null;
}
