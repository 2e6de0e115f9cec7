import { beforeAll, expect, it } from 'vitest';
import { say } from '../../text/say';
import { content, turns } from '../anunnaki/testing';
import type { GameEvent } from '../game_ui';
import { instructionsOf } from './merged';
import { speak } from './testing';

beforeAll(() => speak('en'));
const of = (events: readonly GameEvent[], printed = false) => instructionsOf(events, ['Ada'], content, printed);
const words = (...events: readonly GameEvent[]) => of(events).map((one) => say(one.text));
const bot = (event: string, more: object): GameEvent => ({ event, seat: 1, ...more });

it('what belongs together is one instruction', () => {
  const follower = bot('unit_placed', { unit: 'follower', place: 'NOR-C' });
  expect(words(follower, follower)).toEqual(['Put 2 followers from Cosmobot’s supply in the capital (Norse).']);
  const cube = (space: number) => bot('cube_placed', { space, path: null, cubes: space });
  expect(words(cube(1), cube(2))).toEqual(['Put 2 cubes of Cosmobot’s on its fate card, up to space 2.']);
  const wood = bot('exhausted', { area: 'NOR-L', symbols: [1], resources: ['wood'] });
  expect(words(wood, wood)).toEqual(['Mark as exhausted in the west (Norse): 2 wood.']);
  expect(words(bot('vp_gained', { points: 2 }), bot('vp_gained', { points: 3 }))).toEqual(['Cosmobot gains 5 points.']);
});

it('what does not belong together stays apart', () => {
  const there = bot('unit_placed', { unit: 'follower', place: 'NOR-C' });
  expect(words(there, bot('unit_placed', { unit: 'follower', place: 'NOR-L' }))).toHaveLength(2);
  expect(words(there, bot('unit_placed', { unit: 'minor', place: 'NOR-C' }))).toHaveLength(2);
});

it('cards are in the person’s hands where they are the printed ones', () => {
  const removed = [bot('cards_removed', {})];
  expect(of(removed).map(({ hands }) => hands)).toEqual([false]);
  expect(of(removed, true).map(({ hands }) => hands)).toEqual([true]);
});

it('whole turns have something to do, each step once', () => {
  for (const { events } of turns) {
    const steps = of(events);
    expect(new Set(steps.map(({ at }) => at)).size).toBe(steps.length);
    for (const step of steps) expect(say(step.text)).not.toMatch(/[{}]|undefined|cosmobot:|anunnaki:/);
  }
});
