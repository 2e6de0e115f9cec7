// What the tests share: the engine's content, real positions and turns, and a check of messages.
import { readFileSync } from 'node:fs';
import type { Message } from '../../text/message';
import { content as contentOf } from '../../testing/engine';
import { fixtures, messages, read as readFixture } from '../../testing/fixtures';
import type { Language } from '../../text/say';
import type { Action, Event, View } from './view';

export const content = contentOf('anunnaki');

// For the companion's tests: a file of the repository.
export const read = (path: string): string =>
  readFileSync(new URL(path, new URL('../../../../', import.meta.url)), 'utf8');

export const positions = fixtures<View, Action, Event>('anunnaki/tests/positions.json');
export type Position = (typeof positions)[number];

export interface Turn {
  readonly before: View;
  readonly events: readonly Event[];
  readonly after: View;
}
export const turns = readFixture<readonly Turn[]>('fixtures/anunnaki/tests/turns.json');

export const texts = (language: Language): Readonly<Record<string, string>> => messages(language, 'anunnaki');

// Every key that the message needs; a name of the content needs none.
export function keysOf(message: Message): readonly string[] {
  const inside = Object.values(message.with ?? {}).flatMap((value) => (typeof value === 'object' ? keysOf(value) : []));
  return message.names ? inside : [message.key.replace('anunnaki:', ''), ...inside];
}
