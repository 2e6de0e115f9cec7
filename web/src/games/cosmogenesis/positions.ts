// Real positions and the content files, for the tests.
import { readFileSync } from 'node:fs';
import type { Content, LegalAction } from '../game_ui';
import type { View } from './view';

export interface Position {
  readonly view: View;
  readonly legal: readonly LegalAction[];
}

const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));

export const positions = read('../../../fixtures/cosmogenesis/positions.json') as readonly Position[];
export const fixture = (name: string): Position => read(`../../../fixtures/cosmogenesis/${name}.json`) as Position;

const FILES = ['boards.json', 'objects.json', 'planetary.json', 'stellar.json', 'tiles.json'];
export const content: Content = Object.fromEntries(
  FILES.map((name) => [name, read(`../../../../content/cosmogenesis/${name}`)]),
);
export const messages = (language: string): Readonly<Record<string, string>> =>
  read(`../../../messages/${language}/cosmogenesis.json`) as Record<string, string>;

// What the engine's source says in quotation marks after this, such as the keys of its refusals.
export function engineNames(file: string, form: RegExp): readonly string[] {
  const path = `../../../../src/games/cosmogenesis/${file}`;
  const source = readFileSync(new URL(path, import.meta.url), 'utf8');
  return [...source.matchAll(form)].map(([, name]) => name ?? '');
}
