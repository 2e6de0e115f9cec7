// What a game's folder has for its page "How to play": how_to_play.tsx exports `topics`, in the order in which they are
// told, each with a drawing made of the game's own components. The words are help.json's, GAME.TOPIC.
import type { ComponentType } from 'preact';
import type { Content } from '../games/game_ui';
import { noPicks } from '../games/no_picks';

export interface Topic {
  readonly name: 'aim' | 'points' | 'round' | 'turn' | 'bot' | 'end';
  readonly Figure: ComponentType<{ readonly content: Content }>;
  readonly wide?: true; // the drawing needs all the room there is
}

// What that file exports.
export interface GameTopics {
  readonly topics: readonly Topic[];
  readonly keys?: readonly string[]; // besides those that all games have
}

const files = import.meta.glob<GameTopics>('../games/*/how_to_play.tsx');

export const loadTopics = async (game: string): Promise<GameTopics> =>
  (await files[`../games/${game}/how_to_play.tsx`]?.()) ?? { topics: [] };

// What a component needs that is drawn to be looked at.
export const lookedAt = { picks: noPicks, small: false, recent: [], preview: null, names: [] } as const;
