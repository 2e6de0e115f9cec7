// Real positions and the content, for tests.
import type { Way } from '../../selection';
import type { Target } from '../../game_ui';
import { content as contentOf } from '../../../testing/engine';
import { fixture, fixtures, messages, type Fixture } from '../../../testing/fixtures';
import { setTexts, type Language } from '../../../text/say';
import { steps } from '../steps';
import type { Action, Event, View } from '../view';

export const GAME = 'crafting-the-cosmos';
export const content = contentOf(GAME);

export type Position = Fixture<View, Action, Event> & { readonly seat: number };

const played = ['middle', 'crafting', 'late'].map((name) => fixture<View, Action, Event>(`${GAME}/${name}.json`));

export const positions = [...played, ...fixtures<View, Action, Event>(`${GAME}/many/positions.json`)] as Position[];

export const speak = (language: Language): void => setTexts(language, new Map([[GAME, messages(language, GAME)]]));
export const speakEnglish = (): void => speak('en');

export const waysOf = ({ legal, view }: Position): readonly Way<Action>[] =>
  legal.map((action) => ({ action, steps: steps(action, view) }));

// The clicks of a way one by one; those of a set in the order it lists them.
export const clicksOf = (way: Way<Action>): readonly Target[] => way.steps.flat();
