// The games, each loaded when it is wanted. One without a folder here, or without some of its files, is offered and
// played all the same: plain/ draws what there is no drawing of.
import { message } from '../text/message';
import { say, shareTexts } from '../text/say';
import type { Art, GameUi, Offer } from './game_ui';

// Views, actions and events come from the server as JSON; only the game's own code knows their types.
export type AnyGameUi = GameUi<unknown>;

const uis = import.meta.glob<AnyGameUi>('./*/index.ts', { import: 'ui' });
const arts = import.meta.glob<Art>('./*/art.tsx', { import: 'Art' });
const offers = import.meta.glob<Offer>('./*/offer.ts', { import: 'offer', eager: true });
for (const [path, { like }] of Object.entries(offers)) if (like) shareTexts(path.split('/')[1] ?? '', like);

export const drawnGames: readonly string[] = Object.keys(uis).map((path) => path.split('/')[1] ?? '');

export const offerOf = (game: string): Offer => offers[`./${game}/offer.ts`] ?? {};

export const titleOf = (game: string, name: string): string => say(offerOf(game).title ?? message('term', { name }));

// The message files of a game, its own first.
export function textFilesOf(game: string): readonly string[] {
  const { like } = offerOf(game);
  return like === undefined ? [game] : [game, like];
}

export async function loadUi(game: string, plain = false): Promise<AnyGameUi> {
  const drawn = plain ? undefined : await uis[`./${game}/index.ts`]?.();
  return drawn ?? (await import('./plain/plain_ui')).plainUi(game);
}

export async function loadArt(game: string): Promise<Art> {
  const drawn = await arts[`./${offerOf(game).like ?? game}/art.tsx`]?.();
  return drawn ?? (await import('./plain/plain_art')).Art;
}
