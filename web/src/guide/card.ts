// A guided first game is a row of cards beside the script of content/GAME/lesson.json. Pure.

// Something on the screen: a target of the game, or what a selector finds, which begins with a dot.
export type Spot = string;

export interface Card {
  readonly at: number; // its turn comes when so many actions of the script were played
  readonly text: string; // its key in messages/LANGUAGE/guide-GAME.json
  readonly show?: readonly Spot[]; // besides what is to be clicked
  // What the script says next is to be done, and all that it says until the next card. Without it the card is read.
  readonly act?: true;
}

// How many cards of those whose turn came at the same time were read.
export interface Read {
  readonly at: number;
  readonly count: number;
}

export const nothingRead: Read = { at: -1, count: 0 };

// The index of the card to show. It follows from what was played: who comes back finds the right one.
export function cardAt(cards: readonly Card[], done: number, read: Read): number {
  const at = Math.max(...cards.map((card) => card.at).filter((turn) => turn <= done));
  const first = cards.findIndex((card) => card.at === at);
  const last = first + cards.filter((card) => card.at === at).length - 1;
  if (done > at) return last; // what it says is being done
  return Math.min(last, first + (read.at === at ? read.count : 0));
}

export const readOn = (card: Card, read: Read): Read => ({
  at: card.at,
  count: (read.at === card.at ? read.count : 0) + 1,
});
