// Where message files come from: one small file for each language and game, fetched when needed.
import { language, setTexts, type Catalogue, type Language } from './say';

const sources = import.meta.glob<Catalogue>('../../messages/*/*.json', { import: 'default' });

const wanted = new Set<string>(['common']);
const fetched = new Map<string, Catalogue>(); // by path

const pathOf = (language: Language, file: string): string => `../../messages/${language}/${file}.json`;

async function fetchFile(language: Language, file: string): Promise<void> {
  const path = pathOf(language, file);
  if (!fetched.has(path)) fetched.set(path, (await sources[path]?.()) ?? {});
}

// say() speaks this language from now on, with all files that are there.
function publish(language: Language): void {
  const files = [...wanted].map((name) => [name, fetched.get(pathOf(language, name))] as const);
  setTexts(language, new Map(files.flatMap(([name, texts]) => (texts ? [[name, texts]] : []))));
}

// All files that were ever asked for, in this language.
export async function speak(language: Language): Promise<void> {
  await Promise.all([...wanted].map((name) => fetchFile(language, name)));
  publish(language);
}

// A game's texts, before it is drawn.
export async function loadTexts(file: string): Promise<void> {
  wanted.add(file);
  const spoken = language();
  await fetchFile(spoken, file);
  if (language() === spoken) publish(spoken);
  else await speak(language());
}
