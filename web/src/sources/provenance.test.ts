import { describe, expect, it } from 'vitest';
import { content } from '../testing/engine';
import { groupsOf, ofOrigin } from './provenance';

const names = (en: string) => ({ de: `${en} (de)`, en, fr: `${en} (fr)` });

describe('groupsOf', () => {
  const files = {
    'cards.json': {
      format: 'orrery-content',
      cards: [
        {
          id: 'C1',
          names: names('Comet'),
          name_sources: { de: 'rulebook', en: 'public' },
          source: 'rulebook',
          bonus: { kind: 'card', source: 'reconstructed' },
        },
        { id: 'C2', names: names('Moon'), name_sources: { de: 'rulebook', en: 'reconstructed' }, source: 'public' },
      ],
    },
    'tables.json': {
      slots: { costs: [1, 2], source: 'rulebook' },
      fields: [{ sector: 'I', field: 2, source: 'public' }],
    },
    'tiles.json': {
      tiles: [
        { id: 7, source: 'reconstructed' },
        { id: 'C1', source: 'public' },
      ],
    },
  };
  const groups = groupsOf(files);
  it('makes a group of each list, of what belongs to its entries, and of the single tables of a file', () => {
    expect(groups.map(({ key }) => key)).toEqual(['cards', 'cards.cards.bonus', 'tables', 'tables.fields', 'tiles']);
  });
  it('calls entries by their names, by those of what they stand for, or by their numbers', () => {
    expect(groups.map(({ entries }) => entries.map(({ label }) => label))).toEqual([
      [names('Comet'), names('Moon')],
      [names('Comet')],
      ['slots'],
      ['I-2'],
      ['7', names('Comet')],
    ]);
    expect(groups[2]?.entries[0]?.key).toBe('tables.slots');
  });
  it('says where names come from, for each language', () => {
    expect(groups[0]?.names).toEqual([
      { language: 'de', counts: [['rulebook', 2]] },
      {
        language: 'en',
        counts: [
          ['public', 1],
          ['reconstructed', 1],
        ],
      },
    ]);
    expect(groups[4]?.names).toEqual([]);
  });
});

it.each(['cosmic-factory', 'crafting-the-cosmos', 'cosmogenesis', 'anunnaki'])(
  '%s: every entry of the content is in one group, once',
  (game) => {
    const { files } = content(game);
    const tags = JSON.stringify(files).match(/"source":"(?:rulebook|public|reconstructed)"/g) ?? [];
    const groups = groupsOf(files);
    expect(groups.flatMap(({ entries }) => entries)).toHaveLength(tags.length);
    const reconstructed = groups.flatMap((group) => ofOrigin(group, 'reconstructed'));
    expect(reconstructed).toHaveLength(tags.filter((tag) => tag.includes('reconstructed')).length);
  },
);
