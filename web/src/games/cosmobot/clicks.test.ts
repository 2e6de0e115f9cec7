import { expect, it } from 'vitest';
import { clicked, typedFor } from './clicks';

const codes = { person: 'GRE', bot: 'NOR' };

it.each([
  ['area:G03', 'g3'],
  ['area:GRE-BL', 'bl'],
  ['area:NOR-C', 'xc'],
  ['distant:DP2:land', 'dp2'],
  ['distant:DP2:lead', 'dp2:lead'],
  ['site:G-K03', 'g-k03 -'],
  ['track:war', 'war +1'],
  ['track:supremacy', 'sup +1'],
  ['creature:sphinx', 'take sphinx'],
  ['card:M01', null],
])('a click on %s types %s', (target, word) => expect(typedFor(target, codes)).toBe(word));

it.each([
  ['', 'g3', 'g3 '],
  ['c ', 'g3', 'c>g3 '],
  ['c>', 'g3', 'c>g3 '],
  ['c>g3 2f', 'g4', 'c>g3 2f, g4 '],
  ['c>g3 ', 'g4', 'c>g3, g4 '],
  ['g3 +f,', 'g4', 'g3 +f, g4 '],
  ['fight', 'g4', 'fight g4 '],
  ['take sphinx', 'c', 'take sphinx c '],
  ['b', 'g3', 'b g3 '],
  ['b xc', 'g3', 'b xc>g3 '],
  ['move 2f', 'c', 'move 2f c '],
  ['move 2f c', 'g3', 'move 2f c g3 '],
  ['war +1', 'g3', 'war +1, g3 '],
  ['c ', 'war +1', 'c, war +1 '],
  ['', 'take sphinx', 'take sphinx '],
])('“%s” and a click on %s make “%s”', (line, word, after) => expect(clicked(line, word)).toBe(after));
