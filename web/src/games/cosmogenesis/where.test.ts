import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { content, fixture, positions } from './positions';
import { rule } from './rule';
import { steps } from './steps';
import { gain, where } from './where';
import { sectorsOf, type Event } from './view';

const { view } = fixture('four');
const rules = readFileSync(new URL('../../../../docs/rules/cosmogenesis.md', import.meta.url), 'utf8');

it('what happened in a system is shown there, with its seat where it is not the viewer’s', () => {
  const own = view.viewer ?? view.active;
  const other = (own + 1) % view.players;
  expect(where({ event: 'took', seat: other, field: 'II-1' }, view)).toEqual(['field:II-1']);
  expect(where({ event: 'life_created', seat: own, target: 'O2.M1' }, view)).toEqual(['body:O2.M1']);
  expect(where({ event: 'life_created', seat: other, target: 'O2.M1' }, view)).toEqual([`body:O2.M1@${other}`]);
  expect(where({ event: 'got_rings', seat: own, orbit: 'O4' }, view)).toEqual(['body:O4.P']);
  expect(where({ event: 'turn_ended', seat: own }, view)).toEqual([]);
});

it('points are those of the rules', () => {
  const none = () => [];
  const points = (event: Event) => gain(event, view, content, none)?.points ?? null;
  expect(points({ event: 'object_taken', seat: 1, object: 'O01', uses: 3 })).toBe(1); // CG-SCORE-04
  expect(points({ event: 'evolved', seat: 1, target: 'O1.P', stage: 1 })).toBe(1); // CG-SCORE-03
  expect(points({ event: 'life_fell', seat: 1, target: 'O1.P', from_stage: 4 })).toBe(-5);
  expect(points({ event: 'took', seat: 1, field: 'II-1' })).toBeNull();
  const took = { event: 'took', seat: 1, field: 'IV-2' } as const;
  const monolith = gain({ event: 'monolith_taken', seat: 1 }, view, content, () => [took]); // CG-SCORE-07
  expect(monolith).toMatchObject({ points: 1, at: ['field:IV-2'] });
});

it('every target has its rule, and each is in the rules', () => {
  const targets = new Set<string>(['belt', 'zone', 'monolith', 'round', 'sector:I', 'supply:small', 'stellar:S01']);
  for (const sector of sectorsOf(view)) targets.add(`field:${sector}-1`);
  const numbers = new Set<string>();
  for (const target of targets) numbers.add(rule(target, view) ?? `none for ${target}`);
  for (const position of positions)
    for (const target of position.legal.flatMap((action) => steps(action, position.view).flat()))
      if (!target.startsWith('button:')) numbers.add(rule(target, position.view) ?? `none for ${target}`);
  expect(numbers.size).toBeGreaterThan(15);
  expect([...numbers].filter((number) => !rules.includes(`**${number}**`))).toEqual([]);
});
