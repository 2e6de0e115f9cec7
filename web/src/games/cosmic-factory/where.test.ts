import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { content as contentOf } from '../../testing/engine';
import { gallery, positions } from './positions';
import { rule } from './rule';
import { steps } from './steps';
import { printed } from './tiles';
import type { Event, View } from './view';
import { gain, where } from './where';

const view = gallery[0]?.view as View;
const rules = readFileSync(new URL('../../../../docs/rules/cosmic-factory.md', import.meta.url), 'utf8');

it('what happens in a galaxy is shown on its board, what is grabbed in the middle', () => {
  expect(where({ event: 'bonus_taken', seat: 1, colours: ['green', 'blue'] }, view)).toEqual([
    'bonus:green',
    'bonus:blue',
  ]);
  const repaired = { event: 'repaired', tile: '01', rotation: 0, cell: '(0,0)' } as const;
  expect(where({ ...repaired, seat: view.viewer ?? 0 }, view)).toEqual(['cell:(0,0)']);
  expect(where({ ...repaired, seat: 1 }, view)).toEqual(['cell:(0,0)@1']);
});

it('points go to the marker they move', () => {
  const scored = { event: 'zone_points', colour: 'green', points: 3, marker: 5 } as const;
  expect(gain({ ...scored, seat: 0 }, view)).toMatchObject({ seat: 0, points: 3, at: ['track:green'] });
  expect(gain({ ...scored, seat: 1 }, view)).toMatchObject({ seat: 1, points: 3, at: ['track:green@1'] });
  expect(gain({ ...scored, seat: 1, points: 0 }, view)).toBeNull();
});

it('points say what they are for: the bet, the track, the constellations, or else their world', () => {
  const forWhat = (event: Event) => gain(event, view)?.reason.key;
  expect(forWhat({ event: 'bonus_won', seat: 0, colour: 'blue', points: 2, marker: 5 })).toBe(
    'cosmic-factory:gain.won',
  );
  expect(forWhat({ event: 'bonus_lost', seat: 0, colour: 'blue', points: -2, marker: 1 })).toBe(
    'cosmic-factory:gain.lost',
  );
  expect(forWhat({ event: 'track_points', seat: 0, tiles: 6, points: 2, marker: 5 } as Event)).toBe(
    'cosmic-factory:gain.track',
  );
  expect(forWhat({ event: 'card_points', seat: 0, points: 2, marker: 5 } as Event)).toBe(
    'cosmic-factory:gain.constellations',
  );
  expect(forWhat({ event: 'zone_points', seat: 0, colour: 'blue', points: 2, marker: 5 } as Event)).toBe(
    'cosmic-factory:marker.blue',
  );
});

it('every target has its rule, and each is in the rules', () => {
  const numbers = new Set<string>();
  const ask = (target: string, of: View) => numbers.add(rule(target, of) ?? `none for ${target}`);
  for (const target of ['round:', 'sandglass:', 'final:', 'count:green', 'count:track', 'table:blue', 'table:track'])
    ask(target, view);
  for (const card of printed(contentOf('cosmic-factory')).cards.keys()) ask(`card:${card}`, view);
  for (const { view: of, legal } of [...gallery, ...positions])
    for (const target of new Set(legal.slice(0, 300).flatMap((action) => steps(action).flat())))
      if (!target.startsWith('button:')) ask(target, of);
  expect(numbers.size).toBeGreaterThan(25);
  const known = (number: string) => rules.includes(`| ${number} |`) || rules.includes(`${number} `);
  expect([...numbers].filter((number) => !known(number))).toEqual([]);
});
