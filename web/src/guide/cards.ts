// A game's cards and what they say, fetched when a lesson is opened: games/ID.ts beside this file.
import { loadTexts } from '../text/load';
import { messagesOf, type Message } from '../text/message';
import type { Card } from './card';

const sources = import.meta.glob<readonly Card[]>('./games/*.ts', { import: 'cards' });

export async function loadCards(game: string): Promise<readonly Card[]> {
  const [cards] = await Promise.all([
    sources[`./games/${game}.ts`]?.() ?? [],
    loadTexts('guide'),
    loadTexts(`guide-${game}`),
  ]);
  return cards;
}

export const textOf = (game: string, card: Card): Message => messagesOf(`guide-${game}`)(card.text);
