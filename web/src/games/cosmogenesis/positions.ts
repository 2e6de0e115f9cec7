// Real positions and the content, for the tests.
import { content as contentOf } from '../../testing/engine';
import { fixture as one, fixtures, messages as textsOf, type Fixture } from '../../testing/fixtures';
import type { Language } from '../../text/say';
import type { Action, Event, View } from './view';

export type Position = Fixture<View, Action, Event>;

export const positions = fixtures<View, Action, Event>('cosmogenesis/positions.json');
export const fixture = (name: string): Position => one<View, Action, Event>(`cosmogenesis/${name}.json`);
export const content = contentOf('cosmogenesis');
export const messages = (language: Language): Readonly<Record<string, string>> => textsOf(language, 'cosmogenesis');
