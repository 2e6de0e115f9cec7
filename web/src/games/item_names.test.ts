// What brought points is said in words: every name that the engine can have in the items of a score has a text.
import { expect, it } from 'vitest';
import { content, valuesOf } from '../testing/engine';
import { messages } from '../testing/fixtures';
import { languages, say, setTexts } from '../text/say';
import { itemName as anunnaki } from './anunnaki/item_name';
import { itemName as factory } from './cosmic-factory/item_name';
import { itemName as cosmogenesis } from './cosmogenesis/item_name';
import { itemName as crafting } from './crafting-the-cosmos/item_name';

const itemNames = { 'crafting-the-cosmos': crafting, cosmogenesis, 'cosmic-factory': factory, anunnaki };
type Game = keyof typeof itemNames;

const steps = ['before', 'zone', 'track', 'won', 'lost', 'constellation', 'offer'];
const parts: Readonly<Record<Game, Readonly<Record<string, readonly string[]>>>> = {
  'crafting-the-cosmos': {
    nebulae: valuesOf('crafting-the-cosmos', 'tile'),
    goals: valuesOf('crafting-the-cosmos', 'goal'),
  },
  cosmogenesis: {
    'planetary objectives': valuesOf('cosmogenesis', 'planetary'),
    'stellar objectives': valuesOf('cosmogenesis', 'stellar'),
    evolution: valuesOf('cosmogenesis', 'target'),
    objects: valuesOf('cosmogenesis', 'object'),
  },
  'cosmic-factory': { green: steps, star: steps, 'lowest zone': valuesOf('cosmic-factory', 'colour') },
  anunnaki: {
    war: valuesOf('anunnaki', 'goal'),
    'distant planets': valuesOf('anunnaki', 'planet'),
    powers: [...valuesOf('anunnaki', 'god'), ...valuesOf('anunnaki', 'artefact')],
    creatures: valuesOf('anunnaki', 'creature'),
  },
};

it.each(Object.keys(parts) as Game[])('%s names what brought points', (game) => {
  for (const language of languages) {
    setTexts(language, new Map(['common', game].map((file) => [file, messages(language, file)])));
    const said = Object.entries(parts[game]).flatMap(([part, whats]) =>
      whats.map((what) => [what, say(itemNames[game](what, part, content(game)))] as const),
    );
    expect(said.length).toBeGreaterThan(9);
    // A key or a number is no word; "areas" is one.
    expect(
      said.filter(([what, words]) => words === '' || words.includes(':') || (words === what && /\d/.test(what))),
    ).toEqual([]);
  }
});
