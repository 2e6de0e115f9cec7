// A whole game of each kind by keys alone, with the accessibility tree alone as eyes, in every language.
import { expect, it } from 'vitest';
import { ByEar, textsOf, type Language } from './by_ear';
import { openHouse } from './house';
import { Listener, type Heard, type Tree } from './listener';

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

const languages = ['en', 'de', 'fr'] as const;
const games = Object.keys(titles);

// A whole game takes minutes: script/test has one of each kind, every language at least once, and
// ORRERY_WHOLE_GAMES=all has all of them, as script/soak does.
const isWhole = (game: string, language: Language): boolean =>
  process.env['ORRERY_WHOLE_GAMES'] === 'all' || languages[games.indexOf(game) % languages.length] === language;
const all = games.flatMap((game) => languages.map((language) => [game, language] as const));

it.each(all.filter(([game, language]) => isWhole(game, language)))(
  '%s, from the lobby to the result, in %s',
  async (game, language) => {
    const { person, listener, player } = await begin(game, language);
    while (await player.decide(0.9));
    expect(player.decisions).toBeGreaterThan(5);
    expect(player.advised).toBeGreaterThan(2);
    expect(player.missed).toBeLessThan(player.decisions / 4);

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
  },
);

it.each(all.filter(([game, language]) => !isWhole(game, language)))(
  '%s: the first choices, in %s',
  async (game, language) => {
    const { person, player } = await begin(game, language);
    for (let i = 0; i < 5; i += 1) await player.decide(0.3);
    expect([...player.faults], language).toEqual([]);
    await person.leave();
  },
);

// With the printed game before them: what lies there, a turn of theirs, and Cosmobot's, which they carry out.
it.each(languages)('the companion: set up and a whole turn, in %s', async (language) => {
  const person = await come({ language });
  const listener = await Listener.at(person, await person.page('/new/cosmobot'));
  const player = new ByEar(listener, language, 5);
  const begins = ({ name, role }: Heard) => role === 'button' && name === player.words['table.begin'];
  const form = await listener.until('the form', (tree) => tree.some(begins));
  const button = form.find(begins);
  if (button) await listener.walkTo(button, form);
  await listener.press('Enter');
  const turn = await player.companionTurn(textsOf(language, 'cosmobot.json'));
  expect(turn.ticked).toBeGreaterThan(0);
  expect([...player.faults]).toEqual([]);
  expect(person.problems).toEqual([]);
  await person.leave();
});
