import { describe, expect, it } from 'vitest';
import type { SideView } from '../anunnaki/view';
import { placeOf, read, type Known } from './entries';

const side: SideView = { vp: 4, tracks: { war: 3, tech: 0, trade: 1 }, supremacy: -8, supply: '', settlements: 4, cubes: 2, creatures: [] };
const legal = (...texts: string[]) => texts.map((text) => ({ text, kind: text.split(' ')[0] ?? '' }));
const known: Known = {
  view: { houses: { person: 'greek', bot: 'norse' }, sides: { person: side, bot: side } },
  open: legal('done', 'end', 'supremacy person -8', 'supremacy person -6', 'supremacy person -4', 'put person follower in G03'),
};

it.each([
  ['g3', 'G03'],
  ['g12', 'G12'],
  ['c', 'GRE-C'],
  ['xbl', 'NOR-BL'],
  ['gre-m', 'GRE-M'],
  ['dp2', 'DP2:land'],
  ['dp2:lead', 'DP2:lead'],
  ['zz', null],
])('placeOf %s', (word, place) => expect(placeOf(word, known.view)).toBe(place));

describe('read', () => {
  it.each<[string, string[]]>([
    ['g3 +2f -m', ['put person follower in G03', 'put person follower in G03', 'take person minor from G03']],
    ['c>g3 2f', ['take person follower from GRE-C', 'take person follower from GRE-C', 'put person follower in G03', 'put person follower in G03']],
    ['bl +s', ['settle person in GRE-BL']],
    ['g4 -ac, g4 ac=5', ['no civilisation in G04', 'known civilisation in G04 of 5']],
    ['g3 xgold', ['exhaust gold in G03']],
    ['gk3 -', ['no culture at G-K03']],
    ['war 4, war +1, tech 2', ['track person war 4', 'track person war 4', 'track person tech 2']],
    ['sup -4', ['supremacy person -4']],
    ['sup +2', ['supremacy person -4']],
    ['cube, cubes 5', ['cubes person 3', 'cubes person 5']],
    ['vp +3', ['points person 7']],
    ['b g3 +f, b vp 9', ['put bot follower in G03', 'points bot 9']],
    ['c3 4/1, c4 -', ['contract 3 vp 4 trade 1', 'no contract 4']],
    ['goals a u se sh', ['goal war areas', 'goal tech units', 'goal trade settlements', 'goal supremacy shrines']],
    ['fight g5', ['fight in G05']],
    ['Put Person Follower in G03', ['put person follower in G03']],
    ['d', ['done']],
    ['', []],
  ])('%s', (line, entries) => expect(read(line, known)).toEqual({ entries }));

  it('takes a number for the answer to what is asked', () => {
    expect(read('7', { ...known, open: legal('strength 1', 'strength 7') })).toEqual({ entries: ['strength 7'] });
    expect(read('5+2', { ...known, open: legal('strength 5') })).toEqual({ entries: ['strength 5', 'god strength 2'] });
    expect(read('4/1', { ...known, open: legal('contract 2 vp 4 trade 1') })).toEqual({ entries: ['contract 2 vp 4 trade 1'] });
  });

  it.each(['foo', 'g3', 'g3 +9z', 'war x', 'c3 4', 'goals a b', '7', 'sup +9'])('says what is wrong with %s', (line) => {
    expect(read(line, known)).toHaveProperty('problem');
  });
});
