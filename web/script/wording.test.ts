import { parse } from '@formatjs/icu-messageformat-parser';
import { expect, it } from 'vitest';
import { rivalsIn, waysOf, wrongWith } from './wording.mjs';

it('a text is looked at in every way it can come out', () => {
  const text = '{who, select, you {You lose} other {{name} loses}} {count, plural, one {# tile} other {# tiles}}.';
  expect(waysOf(parse(text))).toEqual([
    'You lose # tile.',
    '{name} loses # tile.',
    'You lose # tiles.',
    '{name} loses # tiles.',
  ]);
});

it.each([
  ['en', 'It hits an an asteroid.', 'says a word twice'],
  ['en', 'Your turn is over.: {why}', 'has two marks in a row'],
  ['en', 'One moment ...', 'has three points for …'],
  ['en', 'Choose a  card', 'has a space too many'],
  ['en', 'It’s Ada\'s "turn"', 'has the apostrophe or the quotation marks of a typewriter'],
  ['en', 'Ready ?', 'has a space before a mark'],
  ['de', 'Einen Moment…', 'wants a space before …'],
  ['de', 'Bereit ?', 'has a space before a mark'],
  ['de', '“Fertig”', 'has foreign quotation marks'],
  ['fr', 'Prêt?', 'wants a space beside a mark'],
  ['fr', 'la carte «Lune»', 'wants a space beside a mark'],
  ['fr', 'Choisis ta carte', 'says tu'],
  ['fr', 'la tuile de Ada, que elle garde', 'wants an elision'],
] as const)('%s: “%s” %s', (language, text, what) => {
  expect(wrongWith(text, language)).toContain(what);
});

it.each([
  ['en', 'Wait… {name}’s “turn” (3:1): c>g3 2f, done.'],
  ['de', 'Einen Moment … „Fertig“, die, die warten: 10:30!'],
  ['fr', 'Prêt ? La carte « Lune » ; de onze à dix-huit, oui…'],
  ['fr', 'cube 1; move 2'], // to be typed
] as const)('%s: “%s” reads well', (language, text) => {
  expect(wrongWith(text, language)).toEqual([]);
});

it('a word for which the game has another one is told with it', () => {
  expect(rivalsIn('Lege ein Klötzchen.', 'anunnaki', 'de')).toEqual([expect.stringContaining('Quader')]);
  expect(rivalsIn('Lege einen Quader.', 'anunnaki', 'de')).toEqual([]);
  expect(rivalsIn('Lege ein Klötzchen.', 'cosmogenesis', 'de')).toEqual([]);
});
