// Message → words, in the language of the viewer. Components that call say() are drawn again when
// the language changes, because it reads a signal.
import { signal } from '@preact/signals';
import { IntlMessageFormat } from 'intl-messageformat';
import type { Message } from './message';
import { typeset } from './typography';

export const languages = ['en', 'de', 'fr'] as const;
export type Language = (typeof languages)[number];

export type Catalogue = Readonly<Record<string, string>>; // key → ICU text, of one file

interface Texts {
  readonly language: Language;
  readonly files: ReadonlyMap<string, Catalogue>;
}

const texts = signal<Texts>({ language: 'en', files: new Map() });
const formats = new Map<string, IntlMessageFormat>(); // of the language that texts has
const spoken = new Map<string, string>(); // what was said in it: a board says the same at every move
const mostSpoken = 4000;

export const language = (): Language => texts.value.language;

export function setTexts(language: Language, files: ReadonlyMap<string, Catalogue>): void {
  formats.clear();
  spoken.clear();
  texts.value = { language, files };
}

// What a file does not say itself, it says as another one does.
const shared = new Map<string, string>();
export const shareTexts = (file: string, other: string): Map<string, string> => shared.set(file, other);

function find(key: string): string | undefined {
  const colon = key.indexOf(':');
  const file = colon < 0 ? 'common' : key.slice(0, colon);
  const name = key.slice(colon + 1);
  const { files } = texts.value;
  return files.get(file)?.[name] ?? files.get(shared.get(file) ?? '')?.[name];
}

export const known = (key: string): boolean => find(key) !== undefined;

function format(key: string, text: string, words: Record<string, string | number>): string {
  let found = formats.get(key);
  if (!found) {
    const { language } = texts.value;
    found = new IntlMessageFormat(typeset(text, language), language, undefined, { ignoreTag: true });
    formats.set(key, found);
  }
  return String(found.format(words));
}

export function say({ key, with: values, names, otherwise }: Message): string {
  const text = names ? names[language()] : find(key);
  if (text === undefined) return otherwise ?? key;
  const words: Record<string, string | number> = {};
  const id = names ? text : key;
  let name = id;
  for (const argument in values) {
    const value = values[argument] ?? '';
    const word = typeof value === 'object' ? say(value) : value;
    words[argument] = word;
    name += `\0${argument}${typeof word === 'number' ? '=' : ':'}${word}`;
  }
  let said = spoken.get(name);
  if (said === undefined) {
    if (spoken.size >= mostSpoken) spoken.clear();
    said = format(id, text, words);
    spoken.set(name, said);
  }
  return said;
}
