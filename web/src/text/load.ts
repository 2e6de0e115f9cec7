// Where message files come from: one small file for each language and game, fetched when needed.
import { language, setTexts, type Catalogue, type Language } from './say';

const sources = import.meta.glob<Catalogue>('../../messages/*/*.json', { import: 'default' });

const wanted = new Set<string>(['common']);
const fetched = new Map<string, Promise<Catalogue>>();

function fetchFile(language: Language, file: string): Promise<Catalogue> {
  const path = `../../messages/${language}/${file}.json`;
  let catalogue = fetched.get(path);
  if (!catalogue) {
    catalogue = sources[path]?.() ?? Promise.resolve({});
    catalogue.catch(() => fetched.delete(path));
    fetched.set(path, catalogue);
  }
  return catalogue;
}

// All files that were ever asked for, in this language; say() speaks it from then on.
export async function speak(language: Language): Promise<void> {
  const names = [...wanted];
  const files = await Promise.all(names.map((name) => fetchFile(language, name)));
  setTexts(language, new Map(names.map((name, i) => [name, files[i] ?? {}])));
}

// A game's texts, before it is drawn.
export async function loadTexts(file: string): Promise<void> {
  if (wanted.has(file)) return;
  wanted.add(file);
  await speak(language());
}
