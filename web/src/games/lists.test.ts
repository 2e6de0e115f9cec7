// Lists that the page shows in an order of its own: each has what the engine knows, no more and no less.
import { expect, it } from 'vitest';
import { valuesOf } from '../testing/engine';
import { DECKS, GOAL_PLACES, RESOURCES, SIDES, TRACKS, UNITS } from './anunnaki/view';
import { GOALS } from './cosmobot/more';
import { ELEMENTS, ENERGIES, SECTORS } from './crafting-the-cosmos/view';

const lists: readonly (readonly [game: string, type: string, list: readonly string[]])[] = [
  ['anunnaki', 'side', SIDES],
  ['anunnaki', 'resource', RESOURCES],
  ['anunnaki', 'unit', UNITS],
  ['anunnaki', 'track', TRACKS],
  ['anunnaki', 'goal_place', GOAL_PLACES],
  ['anunnaki', 'deck', DECKS],
  ['cosmobot', 'goal', GOALS],
  ['crafting-the-cosmos', 'energy', ENERGIES],
  ['crafting-the-cosmos', 'element', ELEMENTS],
  ['crafting-the-cosmos', 'sector', SECTORS],
];

it.each(lists)('%s: every %s', (game, type, list) => {
  expect([...list].sort()).toEqual([...valuesOf(game, type)].sort());
});
