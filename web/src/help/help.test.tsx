import { renderToString } from 'preact-render-to-string';
import { expect, it, vi } from 'vitest';
import { groupsOf } from '../sources/provenance';
import { content } from '../testing/engine';
import { messages } from '../testing/fixtures';
import { languages, setTexts } from '../text/say';
import { loadTopics } from './topics';

vi.mock('../ui/settings', () => ({ duration: () => 0 })); // there is no browser here

const games = ['cosmic-factory', 'crafting-the-cosmos', 'cosmogenesis', 'anunnaki', 'cosmobot'];

it.each(games)(
  '%s: aim, points or turns, and the end are told in every language, each with a drawing',
  async (game) => {
    const { topics, keys = [] } = await loadTopics(game);
    const names = topics.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['aim', 'end']));
    expect(names.some((name) => name === 'turn' || name === 'round')).toBe(true);
    for (const language of languages) {
      const texts = messages(language, 'help');
      for (const name of names) expect(texts[`${game}.${name}`], `${language} ${name}`).toBeDefined();
      for (const name of names) expect(texts[`topic.${name}`], `${language} ${name}`).toBeDefined();
      for (const key of keys) expect(texts[`key.${key}.does`], `${language} ${key}`).toBeDefined();
    }
    setTexts('en', new Map([['help', messages('en', 'help')]]));
    for (const { name, Figure } of topics) {
      expect(renderToString(<Figure content={content(game)} />), name).toMatch(/<svg|<div/);
    }
  },
);

it('a game without such a page has none', async () => {
  expect(await loadTopics('marbles')).toEqual({ topics: [] });
});

it.each(['cosmic-factory', 'crafting-the-cosmos', 'cosmogenesis', 'anunnaki'])(
  '%s: every group of its content has a title, and so has every single table',
  (game) => {
    const keys = groupsOf(content(game).files).flatMap(({ key, entries }) => [
      key,
      ...entries.map((entry) => entry.key),
    ]);
    for (const language of languages) {
      const texts = messages(language, 'help');
      const missing = keys.filter((key) => key !== null && texts[`group.${game}.${key}`] === undefined);
      expect(missing, language).toEqual([]);
    }
  },
);
