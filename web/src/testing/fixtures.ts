// For unit tests: positions of web/fixtures, which the engine made, and the texts.
import { readFileSync } from 'node:fs';
import { expand, type ActionGroup, type LegalAction } from '../games/action';
import type { GameEvent } from '../games/game_ui';
import type { Language } from '../text/say';

export interface Fixture<View, Action extends LegalAction = LegalAction, Event extends GameEvent = GameEvent> {
  readonly view: View;
  readonly legal: readonly Action[];
  readonly seat?: number;
  readonly recent?: readonly Event[];
  readonly preview?: View;
}
type Stored<View, Event> = Omit<Fixture<View>, 'legal' | 'recent'> & {
  readonly legal: readonly ActionGroup[];
  readonly recent?: readonly Event[];
};

const web = new URL('../../', import.meta.url);
export const read = <Value>(path: string): Value => JSON.parse(readFileSync(new URL(path, web), 'utf8')) as Value;

const open = <View, Action extends LegalAction, Event extends GameEvent>({
  legal,
  ...rest
}: Stored<View, Event>): Fixture<View, Action, Event> => ({ ...rest, legal: expand<Action>(legal) });

// One of a file: fixture<View, Action>('cosmogenesis/start.json').
export const fixture = <View, Action extends LegalAction, Event extends GameEvent = GameEvent>(
  path: string,
): Fixture<View, Action, Event> => open(read<Stored<View, Event>>(`fixtures/${path}`));

// A file with a list of them.
export const fixtures = <View, Action extends LegalAction, Event extends GameEvent = GameEvent>(
  path: string,
): readonly Fixture<View, Action, Event>[] =>
  read<readonly Stored<View, Event>[]>(`fixtures/${path}`).map((one) => open<View, Action, Event>(one));

export const messages = (language: Language, file: string): Readonly<Record<string, string>> =>
  read(`messages/${language}/${file}.json`);
