import { describe, expect, it } from 'vitest';
import type { Game, OptionShape } from './api';
import { beginsAtOnce, changeOption, chosenOptions, foldOptions, playNow, presetOptions } from './presets';

const game = (id: string, least: number): Game => ({
  id,
  name: id,
  min_players: least,
  max_players: 4,
  options: [],
  bots: ['gentle', 'strong'],
});

describe('play now', () => {
  it('sits the person among as few bots as the game needs, the gentlest ones', () => {
    expect(playNow(game('cosmogenesis', 2), 'en')).toEqual({
      game: 'cosmogenesis',
      options: {},
      seats: [{ you: true }, { bot: 'gentle' }],
      start: true,
    });
    expect(playNow(game('anunnaki', 1), 'en').seats).toEqual([{ you: true }]);
  });
  it('begins without hurry, in the form for beginners', () => {
    expect(presetOptions('cosmic-factory', 'en')).toEqual({ beginner: true, sandglass_seconds: 0 });
    expect(presetOptions('anunnaki', 'en')).toEqual({ difficulty: 'easy' });
  });
  it('takes the edition of the language', () => {
    expect(presetOptions('crafting-the-cosmos', 'de')).toEqual({ edition: 'de' });
    expect(presetOptions('crafting-the-cosmos', 'fr')).toEqual({ edition: 'fr' });
    expect(presetOptions('crafting-the-cosmos', 'en')).toEqual({ edition: 'fr' });
  });
  it('needs to know nothing of a game', () => {
    expect(playNow({ ...game('marbles', 3), bots: [] }, 'en')).toEqual({
      game: 'marbles',
      options: {},
      seats: [{ you: true }, { bot: 'random' }, { bot: 'random' }],
      start: true,
    });
  });
});

const shapes: OptionShape[] = [
  { name: 'edition', type: 'choice', help: '', default: 'fr', choices: ['fr', 'de'] },
  { name: 'seconds', type: 'integer', help: '', default: 60, min: 0, max: 99 },
  { name: 'pulsar_grav', type: 'integer', help: '', default: null, min: 0, max: 7 },
  { name: 'cards', type: 'list', help: '', default: [] },
];
const named = (options: readonly OptionShape[]) => options.map(({ name }) => name);

it('chosenOptions are those that differ from the default', () => {
  expect(chosenOptions(shapes, { edition: 'fr', pulsar_grav: 2, cards: [], other: 1 })).toEqual({ pulsar_grav: 2 });
});

describe('foldOptions', () => {
  it('folds numbers, lists and what another option sets', () => {
    const { asked, more } = foldOptions(shapes, {});
    expect(named(asked)).toEqual(['edition']);
    expect(named(more)).toEqual(['seconds', 'pulsar_grav', 'cards']);
  });
  it('asks what the game wants asked; any other number than the suggested ones can be typed below', () => {
    const { asked, more } = foldOptions(shapes, { asked: ['seconds'], suggested: { seconds: [0, 60] } });
    expect(named(asked)).toEqual(['seconds']);
    expect(named(more)).toEqual(['edition', 'seconds', 'pulsar_grav', 'cards']);
  });
});

describe('changeOption', () => {
  const offer = { allowed: [{ option: 'house', values: ['mesos'], by: 'expansions' }] };
  it('sets what allows the choice', () => {
    expect(changeOption({}, 'house', 'mesos', offer)).toEqual({ house: 'mesos', expansions: true });
    expect(changeOption({}, 'house', 'greek', offer)).toEqual({ house: 'greek' });
  });
  it('lets go of what is no longer allowed', () => {
    const chosen = { house: 'mesos', expansions: true };
    expect(changeOption(chosen, 'expansions', false, offer)).toEqual({ expansions: false });
    expect(changeOption({ ...chosen, house: 'greek' }, 'expansions', false, offer)).toEqual({
      house: 'greek',
      expansions: false,
    });
  });
});

it('a table begins at once when nobody is waited for', () => {
  expect(beginsAtOnce([{ you: true }, { bot: 'greedy' }])).toBe(true);
  expect(beginsAtOnce([{ you: true }, { open: true }])).toBe(false);
});
