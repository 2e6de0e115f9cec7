import { expect, it } from 'vitest';
import { addressOf, placeOf, type Place } from './router';

it.each<[string, Place]>([
  ['/', { screen: 'lobby' }],
  ['/new/cosmogenesis', { screen: 'new', game: 'cosmogenesis' }],
  ['/how-to-play/anunnaki', { screen: 'how-to-play', game: 'anunnaki' }],
  ['/sources/cosmic-factory', { screen: 'sources', game: 'cosmic-factory' }],
  ['/rules', { screen: 'rules', game: null, number: null }],
  ['/rules/cosmogenesis', { screen: 'rules', game: 'cosmogenesis', number: null }],
  ['/rules/cosmogenesis/CG-BODY-01', { screen: 'rules', game: 'cosmogenesis', number: 'CG-BODY-01' }],
  ['/you', { screen: 'you' }],
  ['/link#s3cret', { screen: 'link', token: 's3cret' }],
  ['/table/4f0c', { screen: 'table', id: '4f0c', code: null }],
  ['/table/4f0c?code=k7%2B', { screen: 'table', id: '4f0c', code: 'k7+' }],
  ['/table/4f0c?plain=1', { screen: 'table', id: '4f0c', code: null, plain: true }],
])('%s', (address, place) => {
  expect(placeOf(new URL(address, 'http://orrery.test'))).toEqual(place);
  expect(addressOf(place)).toBe(address);
});

it('takes an address that it does not know for the lobby', () => {
  expect(placeOf(new URL('http://orrery.test/table/'))).toEqual({ screen: 'lobby' });
  expect(placeOf(new URL('http://orrery.test/what'))).toEqual({ screen: 'lobby' });
});
