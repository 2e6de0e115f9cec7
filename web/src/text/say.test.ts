import { expect, it } from 'vitest';
import { message, messagesOf } from './message';
import { known, say, setTexts, type Catalogue } from './say';

const game = messagesOf('game');

setTexts(
  'de',
  new Map<string, Catalogue>([
    ['common', { moves: '{count, plural, one {ein Zug} other {# Züge}}', told: '{name}: {what}' }],
    ['game', { built: 'baut {place}' }],
  ]),
);

it('speaks with plurals', () => {
  expect(say(message('moves', { count: 1 }))).toBe('ein Zug');
  expect(say(message('moves', { count: 1200 }))).toBe('1.200 Züge');
});

it('puts messages into messages, of any file', () => {
  expect(say(message('told', { name: 'Ada', what: game('built', { place: 'Gaia' }) }))).toBe('Ada: baut Gaia');
});

it('shows the key of what is missing', () => {
  expect(say(game('gone'))).toBe('game:gone');
  expect(known('game:gone')).toBe(false);
  expect(known('game:built')).toBe(true);
});

it('says what the engine says where there is no text of ours', () => {
  expect(say({ ...game('gone'), otherwise: 'It’s {gone}.' })).toBe('It’s {gone}.');
  expect(say({ ...game('built', { place: 'Gaia' }), otherwise: 'builds' })).toBe('baut Gaia');
});

it('takes what people typed as it is', () => {
  expect(say(message('told', { name: '<b>{x}</b>', what: "it's" }))).toBe("<b>{x}</b>: it's");
});

it('says each thing anew: other values, the same as number and as text, and another language', () => {
  expect(say(message('told', { name: 'a', what: 'b' }))).toBe('a: b');
  expect(say(message('told', { what: 'a', name: 'b' }))).toBe('b: a');
  expect(say(message('told', { name: 1200, what: '' }))).toBe('1200: ');
  expect(say(message('moves', { count: 1 }))).toBe('ein Zug');
  setTexts('fr', new Map<string, Catalogue>([['common', { moves: '{count, plural, one {un coup} other {# coups}}' }]]));
  expect(say(message('moves', { count: 1 }))).toBe('un coup');
});
