import { describe, expect, it } from 'vitest';
import { offerOf } from '../games/games';
import { content as contentOf, start, valuesOf } from '../testing/engine';
import type { Game, OptionShape } from './api';
import {
  beginsAtOnce,
  changeOption,
  charactersOf,
  chosenOptions,
  foldOptions,
  playNow,
  presetOptions,
} from './presets';

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

describe('charactersOf', () => {
  const levels = [{ character: 'misses much' }, { character: '' }, { character: 'misses nothing' }];
  const marbles = { id: 'marbles', bots: ['gentle', 'plain', 'strong'], levels };
  it('has a line for each level that was chosen, once and the weakest first', () => {
    expect(charactersOf(marbles, ['strong', 'gentle', 'strong'])).toEqual([
      { bot: 'gentle', character: { key: 'marbles:level.1', otherwise: 'misses much' } },
      { bot: 'strong', character: { key: 'marbles:level.3', otherwise: 'misses nothing' } },
    ]);
  });
  it('has none for what is no level, or not described', () => {
    expect(charactersOf(marbles, ['plain', 'greedy'])).toEqual([]);
    expect(charactersOf({ id: 'marbles' }, ['gentle'])).toEqual([]);
  });
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
  const allowedBy = (option: string, value: unknown) => (option === 'house' && value === 'mesos' ? 'expansions' : null);
  it('sets what allows the choice', () => {
    expect(changeOption({}, 'house', 'mesos', allowedBy)).toEqual({ house: 'mesos', expansions: true });
    expect(changeOption({}, 'house', 'greek', allowedBy)).toEqual({ house: 'greek' });
  });
  it('lets go of what is no longer allowed', () => {
    const chosen = { house: 'mesos', expansions: true };
    expect(changeOption(chosen, 'expansions', false, allowedBy)).toEqual({ expansions: false });
    expect(changeOption({ ...chosen, house: 'greek' }, 'expansions', false, allowedBy)).toEqual({
      house: 'greek',
      expansions: false,
    });
  });
});

it('a house is allowed by the option of its expansion, as the content says it', () => {
  const content = contentOf('anunnaki');
  const { houses } = content.files['houses.json'] as { houses: readonly { id: string; expansion: string | null }[] };
  for (const game of ['anunnaki', 'cosmobot'])
    for (const option of ['person_house', 'bot_house'])
      for (const { id, expansion } of houses) {
        const by = offerOf(game).allowedBy?.(option, id, content);
        expect(by, `${option} ${id}`).toBe(expansion ? 'expansion_houses' : null);
      }
  expect(offerOf('anunnaki').allowedBy?.('difficulty', 'easy', content)).toBeNull();
});

// The rules refuse what the offer does not know to be needed, and only that.
it('the houses that need an option are those that the rules refuse without it', () => {
  const content = contentOf('anunnaki');
  for (const house of valuesOf('anunnaki', 'house').filter((id) => id !== 'greek')) {
    const begins = (options: object) => {
      try {
        return start('anunnaki', 1, 1, options).toMove.length > 0;
      } catch {
        return false;
      }
    };
    const by = offerOf('anunnaki').allowedBy?.('bot_house', house, content);
    expect(begins({ bot_house: house }), house).toBe(by === null);
    expect(begins({ bot_house: house, ...(by ? { [by]: true } : {}) }), house).toBe(true);
  }
});

it('a table begins at once when nobody is waited for', () => {
  expect(beginsAtOnce([{ you: true }, { bot: 'greedy' }])).toBe(true);
  expect(beginsAtOnce([{ you: true }, { open: true }])).toBe(false);
});
