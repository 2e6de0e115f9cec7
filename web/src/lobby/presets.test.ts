import { describe, expect, it } from 'vitest';
import type { Game, OptionShape } from './api';
import { beginsAtOnce, chosenOptions, isDetail, playNow, presetOptions } from './presets';

const game = (id: string, least: number): Game => ({ id, name: id, min_players: least, max_players: 4, options: [] });

describe('play now', () => {
  it('sits the person among as few bots as the game needs', () => {
    expect(playNow(game('cosmogenesis', 2), 'en')).toEqual({
      game: 'cosmogenesis',
      options: {},
      seats: [{ you: true }, { bot: 'greedy' }],
      start: true,
    });
    expect(playNow(game('anunnaki', 1), 'en').seats).toEqual([{ you: true }]);
  });
  it('takes the edition of the language', () => {
    expect(presetOptions('crafting-the-cosmos', 'de')).toEqual({ edition: 'de' });
    expect(presetOptions('crafting-the-cosmos', 'fr')).toEqual({ edition: 'fr' });
    expect(presetOptions('crafting-the-cosmos', 'en')).toEqual({ edition: 'fr' });
  });
  it('needs to know nothing of a game', () => {
    expect(playNow(game('marbles', 3), 'en')).toEqual({
      game: 'marbles',
      options: {},
      seats: [{ you: true }, { bot: 'greedy' }, { bot: 'greedy' }],
      start: true,
    });
  });
});

const shapes: OptionShape[] = [
  { name: 'edition', type: 'choice', help: '', default: 'fr', choices: ['fr', 'de'] },
  { name: 'pulsar_grav', type: 'integer', help: '', default: null, min: 0, max: 7 },
  { name: 'cards', type: 'list', help: '', default: [] },
];

it('chosenOptions are those that differ from the default', () => {
  expect(chosenOptions(shapes, { edition: 'fr', pulsar_grav: 2, cards: [], other: 1 })).toEqual({ pulsar_grav: 2 });
});

it('details are what another option sets, and lists', () => {
  expect(shapes.map(isDetail)).toEqual([false, true, true]);
});

it('a table begins at once when nobody is waited for', () => {
  expect(beginsAtOnce([{ you: true }, { bot: 'greedy' }])).toBe(true);
  expect(beginsAtOnce([{ you: true }, { open: true }])).toBe(false);
});
