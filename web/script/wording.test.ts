import { parse } from '@formatjs/icu-messageformat-parser';
import { expect, it } from 'vitest';
import { isWordOfRules, namesIn, rivalsIn, waysOf, wrongWith } from './wording.mjs';

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
  ['en', 'Cosmobot turns up moon card M03.', 'names an id that is printed nowhere'],
  ['de', 'Lege ihn auf GRE-BL.', 'names an id that is printed nowhere'],
  ['en', 'its id does as well', 'says id'],
  ['fr', 'Si vous êtes sûr, pariez.', 'has one gender for the reader'],
  ['fr', 'un territoire est à vous quand vous y êtes seul', 'has one gender for the reader'],
  ['fr', 'vous seul le savez', 'has one gender for the reader'],
  ['fr', 'L’hôte vous a exclu de cette table.', 'has one gender for the reader'],
  ['fr', 'Un de plus : {unit}', 'has an article before what may be of another gender'],
  ['fr', 'trois {given} contre un {taken}', 'has an article before what may be of another gender'],
  ['de', 'Nimm einen {piece}.', 'has an article before what may be of another gender'],
] as const)('%s: “%s” %s', (language, text, what) => {
  expect(wrongWith(text, language)).toContain(what);
});

it.each([
  ['en', 'Wait… {name}’s “turn” (3:1): c>g3 2f, done.'],
  ['en', 'The rule CF-CARD-01 holds at 10:30.'],
  ['de', 'Es ist eine {energy}-Energiekarte.'],
  ['fr', 'Vous êtes là, et vous savez ce que vous faites.'],
  ['de', 'Einen Moment … „Fertig“, die, die warten: 10:30!'],
  ['fr', 'Prêt ? La carte « Lune » ; de onze à dix-huit, oui…'],
] as const)('%s: “%s” reads well', (language, text) => {
  expect(wrongWith(text, language)).toEqual([]);
});

it('a word for which the game has another one is told with it', () => {
  expect(rivalsIn('Lege ein Klötzchen.', 'anunnaki', 'de')).toEqual([expect.stringContaining('Quader')]);
  expect(rivalsIn('Lege einen Quader.', 'anunnaki', 'de')).toEqual([]);
  expect(rivalsIn('Lege ein Klötzchen.', 'cosmogenesis', 'de')).toEqual([]);
});

it('a name that is the content’s to say is found as a whole word', () => {
  expect(namesIn('Auch Mesos und Nypponis stehen zur Wahl.', ['Mesos', 'Nyp', 'Greif'])).toEqual(['Mesos']);
  expect(namesIn('The 4th Dimension (draw)', ['The 4th Dimension (draw)'])).toHaveLength(1);
  expect([isWordOfRules('anunnaki', 'Harvest'), isWordOfRules('anunnaki', 'Sphinx')]).toEqual([true, false]);
});
