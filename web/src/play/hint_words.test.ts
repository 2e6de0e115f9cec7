import { expect, it } from 'vitest';
import { isLast, reasonsFor } from './hint_words';
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
