import { expect, it } from 'vitest';
import { reasonsFor } from './hint_words';

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
