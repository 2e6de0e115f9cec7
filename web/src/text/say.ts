// Message → words, in the language of the viewer. Components that call say() are drawn again when
// the language changes, because it reads a signal.
import { signal } from '@preact/signals';
import { IntlMessageFormat } from 'intl-messageformat';
import type { Message } from './message';

export const languages = ['en', 'de', 'fr'] as const;
export type Language = (typeof languages)[number];

export type Catalogue = Readonly<Record<string, string>>; // key → ICU text, of one file

interface Texts {
  readonly language: Language;
  readonly files: ReadonlyMap<string, Catalogue>;
}

const texts = signal<Texts>({ language: 'en', files: new Map() });
const formats = new Map<string, IntlMessageFormat>(); // of the language that texts has

export const language = (): Language => texts.value.language;

export function setTexts(language: Language, files: ReadonlyMap<string, Catalogue>): void {
  formats.clear();
  texts.value = { language, files };
}

function find(key: string): string | undefined {
  const colon = key.indexOf(':');
  const file = colon < 0 ? 'common' : key.slice(0, colon);
  return texts.value.files.get(file)?.[key.slice(colon + 1)];
}

export const known = (key: string): boolean => find(key) !== undefined;

export function say({ key, with: values }: Message): string {
  const text = find(key);
  if (text === undefined) return key;
  let format = formats.get(key);
  if (!format) {
    format = new IntlMessageFormat(text, texts.value.language, undefined, { ignoreTag: true });
    formats.set(key, format);
  }
  const words: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(values ?? {})) {
    words[name] = typeof value === 'object' ? say(value) : value;
  }
  return String(format.format(words));
}
