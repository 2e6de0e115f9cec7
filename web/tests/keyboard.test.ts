// A whole game of each kind by keys alone, with the accessibility tree alone as eyes, in every language.
import { expect, it } from 'vitest';
import { ByEar, type Language } from './by_ear';
import { openHouse } from './house';
import { Listener, type Tree } from './listener';

const { come } = openHouse();
const titles: Readonly<Record<string, string>> = {
  'cosmic-factory': 'Cosmic Factory',
  'crafting-the-cosmos': 'Crafting the Cosmos',
  cosmogenesis: 'Cosmogenesis',
  anunnaki: 'Anunnaki',
};

// From the lobby, as who hears which game a button is of.
async function begin(game: string, language: Language) {
  const person = await come({ language });
  const listener = await Listener.at(person, await person.page());
  const player = new ByEar(listener, language, 3);
  const playNow = (tree: Tree) =>
    tree.find(({ name, description }) => name === player.words['play.now'] && description === titles[game]);
  const lobby = await listener.until(`Play now: ${game}`, (tree) => playNow(tree) !== undefined);
  const button = playNow(lobby);
  if (button) await listener.walkTo(button, lobby);
  await listener.press('Enter');
  return { person, listener, player };
}

it.each([
  ['cosmic-factory', 'fr'],
  ['crafting-the-cosmos', 'de'],
  ['cosmogenesis', 'en'],
  ['anunnaki', 'fr'],
] as const)('%s, from the lobby to the result, in %s', async (game, language) => {
  const { person, listener, player } = await begin(game, language);
  while (await player.decide(0.9));
  expect(player.decisions).toBeGreaterThan(5);
  expect(player.advised).toBeGreaterThan(2);

  // Who is led into the result hears it by its name, and can read the points.
  const tree = await listener.tree();
  const result = tree.find(({ role }) => role === 'dialog');
  const inResult = tree.filter(({ within }) => within.some((one) => one.startsWith('dialog')));
  expect(inResult.map(({ id }) => id)).toContain((await listener.focused())?.id);
  const [won = '', other = ''] = [player.words['end.you_won'], player.words['end.won']];
  expect([won, other.replace(/\{.*\}/, '').trim()].some((words) => result?.name.includes(words))).toBe(true);
  const headers = inResult.filter(({ role }) => role === 'rowheader').map(({ name }) => name);
  expect(headers).toContain(player.words['points']);

  expect([...player.faults]).toEqual([]);
  expect(person.problems).toEqual([]);
  await person.leave();
});

it.each([
  ['cosmic-factory', ['en', 'de']],
  ['crafting-the-cosmos', ['en', 'fr']],
  ['cosmogenesis', ['de', 'fr']],
  ['anunnaki', ['en', 'de']],
] as const)('%s: the first choices in the other languages', async (game, languages) => {
  for (const language of languages) {
    const { person, player } = await begin(game, language);
    for (let i = 0; i < 5; i += 1) await player.decide(0.3);
    expect([...player.faults], language).toEqual([]);
    await person.leave();
  }
});
