import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { rule } from './rule';
import { clicksOf, positions, waysOf } from './testing/support';

const rulebook = readFileSync(new URL('../../../../docs/rules/crafting-the-cosmos.md', import.meta.url), 'utf8');
const numbers = new Set([...rulebook.matchAll(/\*\*(CTC-[A-Z]+-\d+)\*\*/g)].map(([, number]) => number));

describe('rule', () => {
  it('has a number of the rulebook for every target of every real action', () => {
    expect(numbers.size).toBeGreaterThan(100);
    for (const position of positions)
      for (const target of new Set(waysOf(position).flatMap(clicksOf)))
        if (!target.startsWith('button:')) expect(numbers, target).toContain(rule(target, position.view));
  });

  it('has one for what is only shown', () => {
    const view = positions[0]?.view;
    if (!view) throw new Error('no position');
    const stocks = ['stock:life', 'stock:crystals', 'stock:advanced'];
    for (const target of [
      'round',
      'ending',
      'token:others',
      'control:light',
      'goal:UG-01',
      'row:1',
      'reward:dna',
      ...stocks,
    ])
      expect(numbers, target).toContain(rule(target, view));
  });
});
