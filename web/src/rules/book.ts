// A game's numbered rules: their order and provenance from docs/rules, their words from the message files.
import { offerOf } from '../games/games';
import { loadTexts } from '../text/load';
import { message, type Message } from '../text/message';
import { known } from '../text/say';
import { sectionOf, wholeRule, type Rule } from './rule';

// Made of the pages when the page is built (vite.config.ts).
const pages = import.meta.glob<readonly Rule[]>('../../../docs/rules/*.md', { query: '?rules', import: 'default' });

const gameOf = (path: string): string => path.replace(/^.*\/|\.md$/g, '');

export const gamesWithRules: readonly string[] = Object.keys(pages).map(gameOf);

export interface Section {
  readonly name: string; // ZONE, of CF-ZONE-02
  readonly rules: readonly Rule[];
}

export interface Book {
  readonly game: string; // whose rules these are; a companion has those of its game
  readonly sections: readonly Section[];
}

export const bookGameOf = (game: string): string => offerOf(game).like ?? game;

// In the order in which each section is first met.
export function sectionsOf(rules: readonly Rule[]): readonly Section[] {
  const sections = new Map<string, Rule[]>();
  for (const rule of rules) {
    const name = sectionOf(rule.number);
    const section = sections.get(name) ?? [];
    sections.set(name, section);
    section.push(rule);
  }
  return [...sections].map(([name, ofIt]) => ({ name, rules: ofIt }));
}

const fileOf = (game: string): string => `rules-${game}`;

// Null for a game that has no page of rules.
export async function loadBook(of: string): Promise<Book | null> {
  const game = bookGameOf(of);
  const load = pages[`../../../docs/rules/${game}.md`];
  if (!load) return null;
  const [rules] = await Promise.all([load(), loadTexts(fileOf(game))]);
  return { game, sections: sectionsOf(rules) };
}

export function ruleText(book: Book, number: string): Message | null {
  const key = `${fileOf(book.game)}:${wholeRule(number)}`;
  return known(key) ? message(key) : null;
}

export const sectionTitle = (book: Book, section: string): Message => ({
  ...message(`${fileOf(book.game)}:section.${section}`),
  otherwise: section,
});

// The section that is meant by its name or by a rule's number.
export const findSection = (book: Book, part: string): Section | null =>
  book.sections.find(({ name, rules }) => name === part || rules.some(({ number }) => number === wholeRule(part))) ??
  null;
