// What the tests share: the repository's content, real positions and turns, and a check of messages.
import { readdirSync, readFileSync } from 'node:fs';
import type { Message } from '../../text/message';
import type { Content, GameEvent, LegalAction } from '../game_ui';
import type { View } from './view';

const repository = new URL('../../../../', import.meta.url);
export const read = (path: string): string => readFileSync(new URL(path, repository), 'utf8');
const parse = <T>(path: string): T => JSON.parse(read(path)) as T;

export const content: Content = Object.fromEntries(
  readdirSync(new URL('content/anunnaki/', repository)).map((file) => [
    file,
    parse<unknown>(`content/anunnaki/${file}`),
  ]),
);

export interface Position {
  readonly view: View;
  readonly legal: readonly LegalAction[];
}
export const positions: readonly Position[] = parse<{ view: View; legal: string[] }[]>(
  'web/fixtures/anunnaki/tests/positions.json',
).map(({ view, legal }) => ({
  view,
  legal: legal.map((text) => ({ text, kind: text.split(' ')[0] ?? '' })),
}));

export interface Turn {
  readonly before: View;
  readonly events: readonly GameEvent[];
  readonly after: View;
}
export const turns = parse<readonly Turn[]>('web/fixtures/anunnaki/tests/turns.json');

export const texts = (language: string): Readonly<Record<string, string>> =>
  parse(`web/messages/${language}/anunnaki.json`);

// Every key that the message needs.
export function keysOf(message: Message): readonly string[] {
  const inside = Object.values(message.with ?? {}).flatMap((value) => (typeof value === 'object' ? keysOf(value) : []));
  return [message.key.replace('anunnaki:', ''), ...inside];
}
