import { describe, expect, it } from 'vitest';
import { messages } from '../testing/fixtures';
import { languages } from '../text/say';
import { bookGameOf, findSection, gamesWithRules, loadBook, sectionsOf } from './book';

it('the rules of all four games are there; a companion has those of its game', () => {
  expect([...gamesWithRules].sort()).toEqual(['anunnaki', 'cosmic-factory', 'cosmogenesis', 'crafting-the-cosmos']);
  expect(bookGameOf('cosmobot')).toBe('anunnaki');
});

describe.each(gamesWithRules)('%s', (game) => {
  it.each(languages)(
    '%s: every numbered rule of docs/rules has a text, and no text is without a rule',
    async (language) => {
      const book = await loadBook(game);
      const sections = book?.sections ?? [];
      const wanted = sections.flatMap(({ name, rules }) => [`section.${name}`, ...rules.map(({ number }) => number)]);
      expect(wanted.length).toBeGreaterThan(100);
      expect(Object.keys(messages(language, `rules-${game}`)).sort()).toEqual([...wanted].sort());
    },
  );
});

it('rules are in sections by the middle part of their numbers, in the order of the page', async () => {
  const rule = (number: string) => ({ number, sources: [] });
  const sections = sectionsOf([rule('XY-B-01'), rule('XY-A-01'), rule('XY-B-02')]);
  expect(sections.map(({ name, rules }) => [name, rules.map(({ number }) => number)])).toEqual([
    ['B', ['XY-B-01', 'XY-B-02']],
    ['A', ['XY-A-01']],
  ]);
  const book = { game: 'marbles', sections };
  expect(findSection(book, 'XY-B-02')?.name).toBe('B');
  expect(findSection(book, 'XY-A-01c')?.name).toBe('A');
  expect(findSection(book, 'A')?.name).toBe('A');
  expect(findSection(book, 'XY-C-01')).toBeNull();
  expect(await loadBook('marbles')).toBeNull();
});
