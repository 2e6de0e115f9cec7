// Finding rules by words, whatever their accents and capitals, or by number. Pure.

const letters: Readonly<Record<string, string>> = { ß: 'ss', œ: 'oe', æ: 'ae', '’': "'" };

const plain = (letter: string): string =>
  letters[letter.toLowerCase()] ?? letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

interface Folded {
  readonly text: string;
  readonly origin: readonly number[]; // where each of its letters stands in what was folded
}

function foldWithOrigin(said: string): Folded {
  let text = '';
  const origin: number[] = [];
  let at = 0;
  for (const letter of said) {
    const folded = plain(letter);
    text += folded;
    origin.push(...Array.from(folded, () => at));
    at += letter.length;
  }
  origin.push(at);
  return { text, origin };
}

export const fold = (said: string): string => foldWithOrigin(said).text;

export const wordsOf = (query: string): readonly string[] => fold(query).split(/\s+/).filter(Boolean);

export interface Entry {
  readonly number: string;
  readonly title: string; // of its section
  readonly text: string;
}

// How well an entry answers; 0: not at all. A number counts most, then the beginning of a word.
function rank({ number, title, text }: Entry, words: readonly string[]): number {
  const folded = [number, title, text].map(fold);
  const whole = folded.join(' ');
  if (!words.every((word) => whole.includes(word))) return 0;
  const byNumber = words.some((word) => folded[0]?.startsWith(word) || folded[0]?.includes(`-${word}`));
  const begun = words.filter((word) => ` ${whole.replace(/[^\p{L}\p{N}]+/gu, ' ')}`.includes(` ${word}`)).length;
  return 1 + begun + (byNumber ? words.length + 1 : 0);
}

// The best first, otherwise in the order of the rules.
export function search<T extends Entry>(entries: readonly T[], query: string): readonly T[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  return entries
    .map((entry, order) => ({ entry, order, rank: rank(entry, words) }))
    .filter((found) => found.rank > 0)
    .sort((a, b) => b.rank - a.rank || a.order - b.order)
    .map(({ entry }) => entry);
}

export interface Piece {
  readonly text: string;
  readonly found: boolean;
}

// A text cut where the words of the query stand in it.
export function marked(text: string, query: string): readonly Piece[] {
  const { text: folded, origin } = foldWithOrigin(text);
  const hit = new Array<boolean>(text.length).fill(false);
  for (const word of wordsOf(query)) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
      hit.fill(true, origin[at], origin[at + word.length]);
    }
  }
  const pieces: { text: string; found: boolean }[] = [];
  for (let i = 0; i < text.length; i += 1) {
    const last = pieces[pieces.length - 1];
    const found = hit[i] === true;
    if (last?.found === found) last.text += text.charAt(i);
    else pieces.push({ text: text.charAt(i), found });
  }
  return pieces;
}
