import { expect, it } from 'vitest';
import { game } from '../../testing/engine';
import { content } from './positions';
import { SIDE_ACTIONS, sideOf } from './side_actions';
import { sideCost, type Action } from './view';

type Kind = Action['kind'];

// One that reveals an objective begins with its card, not with a button.
it('every side action that is paid for has a button', () => {
  const kinds = game('cosmogenesis')
    .actions.map(({ kind }) => kind as Kind)
    .filter((kind) => kind.startsWith('side ') && kind !== 'side reveal');
  expect(kinds.length).toBeGreaterThan(0);
  expect(kinds.filter((kind) => !sideOf(kind))).toEqual([]);
});

it('a button costs the same whatever comes of it, and something', () => {
  for (const [side, kinds] of SIDE_ACTIONS) {
    const costs = new Set(kinds.map((kind) => JSON.stringify(sideCost(kind, content))));
    expect([...costs], side).toHaveLength(1);
    const { asteroids, comets } = sideCost(kinds[0], content);
    expect(asteroids + comets, side).toBeGreaterThan(0);
  }
});
