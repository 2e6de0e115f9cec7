import { describe, expect, it } from 'vitest';
import { game } from '../../testing/engine';
import { actionKey } from '../action';
import { click, select, type Way } from '../selection';
import { attempt } from './attempt';
import { content, positions } from './positions';
import { redundant, steps } from './steps';
import type { Action } from './view';

const wayText = (way: Way<Action>): string => way.steps.map((step) => [step].flat().join('+')).join(' ');

describe('the ways of real positions', () => {
  it('cover every kind of action', () => {
    const kinds = new Set<string>(positions.flatMap(({ legal }) => legal.map((action) => action.kind)));
    expect([...kinds].sort()).toEqual(
      game('cosmogenesis')
        .actions.map(({ kind }) => kind)
        .sort(),
    );
  });

  it('are distinct, and none is the beginning of another', () => {
    for (const { view, legal } of positions) {
      const ways: Way<Action>[] = legal.map((action) => ({ action, steps: steps(action, view) }));
      const texts = ways.map((way) => `${wayText(way)} `);
      for (const [i, one] of texts.entries()) {
        expect(one).not.toContain('undefined');
        for (const [j, other] of texts.entries())
          if (i !== j) expect(other.startsWith(one), `${one} and ${other}`).toBe(false);
      }
    }
  });

  it('lead to their actions by clicking', () => {
    for (const { view, legal } of positions) {
      const ways: Way<Action>[] = legal.map((action) => ({ action, steps: steps(action, view) }));
      for (const way of ways) {
        let chosen: readonly string[] = [];
        for (const target of way.steps.flat()) chosen = click(ways, chosen, target) ?? [];
        expect(select(ways, chosen).complete).toBe(way.action);
      }
    }
  });

  // What "why not?" asks must be the action that the clicks would be, were they allowed.
  it('are what an attempt by the same clicks would be called', () => {
    for (const { view, legal } of positions)
      for (const action of legal) {
        const targets = steps(action, view).flat();
        const last = targets.at(-1) ?? '';
        const asked = attempt(last, targets.slice(0, -1), view, content);
        if (!last.startsWith('button:') && targets.length > 1 && action.kind !== 'use on orbits')
          expect(asked && actionKey(asked)).toBe(actionKey(action));
      }
  });
});

describe('what is never better than something else', () => {
  it('is an asteroid discarded for an asteroid, which could go into the belt (CG-DISCARD-03)', () => {
    const ofFields = positions.flatMap(({ view, legal }) => {
      const fields = new Set(legal.flatMap((action) => ('field' in action ? [action.field] : [])));
      return [...fields]
        .map((field) => legal.filter((action) => 'field' in action && action.field === field))
        .map(
          (actions) =>
            [actions.map(({ kind }) => kind).join(), actions.filter((one) => redundant(one, view, content))] as const,
        );
    });
    const less = ofFields.filter(([, never]) => never.length > 0);
    expect(new Set(less.map(([kinds]) => kinds))).toEqual(new Set(['take to belt,discard']));
    expect(new Set(less.flatMap(([, never]) => never.map(({ kind }) => kind)))).toEqual(new Set(['discard']));
    // A comet is another thing than an asteroid.
    const whole = ofFields.filter(([, never]) => never.length === 0);
    expect(whole.some(([kinds]) => kinds.endsWith('take to belt,discard'))).toBe(true);
  });
});

describe('an attempt that cannot begin', () => {
  const view = positions[0]?.view;
  if (!view) throw new Error('no positions');

  it('asks for an action of the thing that was clicked', () => {
    expect(attempt('field:II-3', [], view, content)).toEqual({ kind: 'discard', field: 'II-3' });
    expect(attempt('side:module', [], view, content)).toEqual({ kind: 'side module' });
    expect(attempt('side:hit', [], view, content)).toEqual({ kind: 'side hit', target: 'O1.P' });
    expect(attempt('object:O10', [], view, content)).toEqual({ kind: 'use as moon', object: 'O10', orbit: 'O1' });
    expect(attempt('belt', [], view, content)).toBeNull();
    for (const name of ['moon', 'hit', 'comet', 'life', 'module', 'throw'])
      expect(attempt(`side:${name}`, [], view, content)?.kind).toMatch(new RegExp(`^side (throw )?${name}`));
  });
});
