// The numbers beside a seat's name: each icon with the number and the words of its own.
import { expect, it } from 'vitest';
import { messages } from '../testing/fixtures';
import { say, setTexts } from '../text/say';
import type { Message } from '../text/message';
import { holdings as anunnakiHoldings } from './anunnaki/holdings';
import { positions as anunnaki } from './anunnaki/testing';
import { gallery } from './cosmic-factory/positions';
import { holdings as factoryHoldings } from './cosmic-factory/words';
import { fixture } from './cosmogenesis/positions';
import { hand, seatOf } from './cosmogenesis/view';
import { holdings as systemHoldings } from './cosmogenesis/words';
import { positions as cosmos } from './crafting-the-cosmos/testing/support';
import { holdings as cosmosHoldings } from './crafting-the-cosmos/words';

type Holdings = readonly (readonly [string, number, Message])[];
function shown(game: string, holdings: Holdings): Readonly<Record<string, readonly [number, string]>> {
  setTexts('en', new Map([[game, messages('en', game)]]));
  return Object.fromEntries(holdings.map(([icon, count, what]) => [icon, [count, say(what)] as const]));
}
const first = <View>(list: readonly { readonly view: View }[]): View => {
  const [one] = list;
  if (!one) throw new Error('no position');
  return one.view;
};

it('Anunnaki: areas, cubes and the person’s crystals', () => {
  const some = first(anunnaki);
  const view = {
    ...some,
    control: { G01: 'person', G02: 'person', G03: 'bot' } as typeof some.control,
    sides: { person: { ...some.sides.person, cubes: 5 }, bot: { ...some.sides.bot, cubes: 6 } },
    person: { ...some.person, crystals: 4 },
  };
  expect(shown('anunnaki', anunnakiHoldings(view, 0))).toEqual({
    '⬡': [2, 'areas controlled'],
    '▪': [5, 'cubes placed'],
    '◇': [4, 'crystals'],
  });
  expect(shown('anunnaki', anunnakiHoldings(view, 1))).toEqual({
    '⬡': [1, 'areas controlled'],
    '▪': [6, 'cubes placed'],
  });
});

it('Cosmic Factory: a world each, and the star', () => {
  const view = first(gallery);
  const seats = view.seats.map((seat) => ({ ...seat, markers: { green: 1, blue: 2, orange: 3, star: 4 } }));
  expect(shown('cosmic-factory', factoryHoldings({ ...view, seats }, 0))).toEqual({
    vegetation: [1, 'Vegetation'],
    ice: [2, 'Ice'],
    desert: [3, 'Desert'],
    star: [4, 'Star'],
  });
});

it('Cosmogenesis: the belt, the hand, the objects, and who holds the Monolith', () => {
  const { view } = fixture('four');
  const objects = seatOf(view, 0).objects.slice(0, 0);
  const seats = view.seats.map((seat) => ({ ...seat, asteroids: 7, comets: 8, objects }));
  const told = shown('cosmogenesis', systemHoldings({ ...view, seats, monolith: 0 }, 0));
  expect(told).toEqual({
    asteroid: [7, 'asteroids in the belt'],
    comet: [8, 'comets in the belt'],
    card: [hand(seatOf(view, 0)).length, 'objectives in hand'],
    object: [0, 'astronomical objects'],
    monolith: [1, 'holds the Monolith'],
  });
  expect(shown('cosmogenesis', systemHoldings({ ...view, seats, monolith: 1 }, 0))).not.toHaveProperty('monolith');
});

it('Crafting the Cosmos: cards, powers and formed nebulae', () => {
  const view = first(cosmos);
  const [nebula] = view.seats.flatMap(({ nebulae }) => Object.values(nebulae));
  if (!nebula) throw new Error('no nebula');
  const nebulae = { NF1: { ...nebula, formed: true }, NF2: { ...nebula, formed: false } };
  const seats = view.seats.map((seat) => ({ ...seat, cards: 9, powers: ['PL-1', 'PT-1', null, 'PG-1'], nebulae }));
  const told = shown('crafting-the-cosmos', cosmosHoldings({ ...view, seats } as typeof view, 0));
  expect(told).toEqual({
    card: [9, 'energy cards in hand'],
    power: [3, 'powers'],
    nebula: [1, 'formed nebulae'],
  });
});
