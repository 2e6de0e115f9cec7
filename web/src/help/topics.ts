// What a game's folder has for its page "How to play": how_to_play.tsx exports `topics`, in the order in which they are
// told, each with a drawing made of the game's own components. The words are help.json's, GAME.TOPIC.
import type { ComponentType } from 'preact';
import type { Content, Picks } from '../games/game_ui';

export interface Topic {
  readonly name: 'aim' | 'points' | 'round' | 'turn' | 'bot' | 'end';
  readonly Figure: ComponentType<{ readonly content: Content }>;
  readonly wide?: true; // the drawing needs all the room there is
}

export interface Lesson {
  readonly topics: readonly Topic[];
  readonly keys?: readonly string[]; // besides those that all games have
}

const lessons = import.meta.glob<Lesson>('../games/*/how_to_play.tsx');

export const loadLesson = async (game: string): Promise<Lesson> =>
  (await lessons[`../games/${game}/how_to_play.tsx`]?.()) ?? { topics: [] };

// For a component that is drawn to be looked at, whatever its game's actions are.
const picks: Picks<never> = {
  lit: () => false,
  chosen: () => false,
  begins: () => false,
  choose: () => undefined,
  hover: () => undefined,
  open: [],
  play: () => undefined,
};
export const lookedAt = { picks, small: false, recent: [], preview: null, names: [] } as const;
