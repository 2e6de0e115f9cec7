import { expect, it } from 'vitest';
import { message } from './message';
import { say, setTexts, type Catalogue } from './say';
import { typeset } from './typography';

it.each([
  ['Votre tour : jouez !', 'Votre tour\u00a0: jouez\u202f!'],
  ['Prête ? Oui ; non.', 'Prête\u202f? Oui\u202f; non.'],
  ['la carte « Lune »', 'la carte «\u00a0Lune\u00a0»'],
  ['à 10:30, deux mots', 'à 10:30, deux mots'],
  ['sûr à 50 %', 'sûr à 50\u00a0%'],
])('French: %s', (plain, set) => {
  expect(typeset(plain, 'fr')).toBe(set);
  expect(typeset(plain, 'en')).toBe(plain);
});

it.each([
  ['Einen Moment …', 'Einen Moment\u00a0…'],
  ['zu 50 % sicher', 'zu 50\u00a0% sicher'],
  ['Bereit? Ja; „nein“: 10:30!', 'Bereit? Ja; „nein“: 10:30!'],
])('German: %s', (plain, set) => {
  expect(typeset(plain, 'de')).toBe(set);
  expect(typeset(plain, 'en')).toBe(plain);
});

it('what is said is set, inside of plurals too; what people typed is left as it is', () => {
  const text = '{count, plural, one {Un coup !} other {# coups !}} {name} : oui';
  setTexts('fr', new Map<string, Catalogue>([['common', { told: text }]]));
  expect(say(message('told', { count: 2, name: 'Ada : B' }))).toBe('2 coups\u202f! Ada : B\u00a0: oui');
  setTexts('en', new Map<string, Catalogue>([['common', { told: text }]]));
  expect(say(message('told', { count: 1, name: '' }))).toBe('Un coup !  : oui');
});
