import { expect, it } from 'vitest';
import { messages } from '../testing/fixtures';
import { say, setTexts } from '../text/say';
import { chanceOf, differencesOf, isLast, listed, reasonsFor } from './hint_words';
import type { Hint } from './session/session';

it('the reasons are what speaks for the move, the most first', () => {
  const features = [
    { name: 'life', value: -8.9 },
    { name: 'moons', value: 1 },
    { name: 'planets', value: 4 },
    { name: 'water', value: 0.01 },
    { name: 'cards', value: 2 },
    { name: 'comets', value: 0.5 },
  ];
  expect(reasonsFor(features).map(({ name }) => name)).toEqual(['planets', 'cards', 'moons']);
  expect(reasonsFor([{ name: 'life', value: -8.9 }])).toEqual([]);
});

it('what only ends the turn or gives something up has no reasons of its own', () => {
  const hint = (...steps: readonly string[]): Hint => ({
    action: { kind: 'any' },
    steps,
    analysis: { value: 0, features: [] },
    preview: null,
  });
  const ui = { ends: ['button:end'], waives: ['button:none'] };
  expect(isLast(ui, hint('button:end'))).toBe(true);
  expect(isLast(ui, hint('button:none'))).toBe(true);
  expect(isLast(ui, hint('cell:b2', 'button:take'))).toBe(false);
  expect(isLast({}, hint('button:end'))).toBe(false);
});

it('another turn is compared by what it brings and by what it costs, the most first', () => {
  const features = [
    { name: 'life', value: 2 },
    { name: 'belt', value: 0.01 },
    { name: 'moons', value: -8 },
    { name: 'objects', value: 1 },
    { name: 'planets', value: -0.5 },
  ];
  expect(differencesOf(features).map(({ name }) => name)).toEqual(['moons', 'life', 'objects']);
  setTexts('en', new Map([['common', messages('en', 'common')]]));
  expect(listed('cosmogenesis', differencesOf(features))).toBe('moons −8, life +2, objects +1');
});

it.each(['en', 'de', 'fr'] as const)('what is to be expected is said in words in %s', (language) => {
  setTexts(language, new Map([['common', messages(language, 'common')]]));
  const said = [4.4, -1.2, 0.3].map((margin) => say(chanceOf({ win_chance: 0.634, margin })));
  for (const line of said) expect(line).toMatch(/^63\s?%/);
  expect(new Set(said).size).toBe(3);
  expect(said[0]).toContain('4');
  expect(said[1]).toMatch(/1 (point|Punkt)/);
});
