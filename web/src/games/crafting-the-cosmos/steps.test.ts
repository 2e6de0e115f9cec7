import { describe, expect, it } from 'vitest';
import { select } from '../selection';
import { attempt } from './attempt';
import { END, END_EARLY, endTarget } from './ending';
import { steps } from './steps';
import { game } from '../../testing/engine';
import { clicksOf, content, GAME, positions, waysOf, type Position } from './testing/support';
import type { Action } from './view';

const first = positions[0] as Position;
const stepsOf = (action: Action) => steps(action, first.view);

describe('steps', () => {
  it('makes every real action a way of its own, none the beginning of another', () => {
    for (const position of positions) {
      const ways = waysOf(position);
      for (const way of ways) {
        const clicks = clicksOf(way);
        const { complete, open } = select(ways, clicks);
        expect(complete).toEqual(way.action);
        expect(open).toEqual([way.action]);
      }
    }
  });

  it('has every kind of action among the positions, but the rarest two', () => {
    const seen = new Set<string>(positions.flatMap(({ legal }) => legal.map(({ kind }) => kind)));
    const unseen = game(GAME)
      .actions.map(({ kind }) => kind)
      .filter((kind) => !seen.has(kind));
    expect(unseen).toEqual(['discharge for nothing', 'omega none']);
  });

  it('knows the rarest two too', () => {
    expect(stepsOf({ kind: 'discharge for nothing' })).toEqual(['chamber', 'button:nothing']);
    expect(stepsOf({ kind: 'omega none' })).toEqual([endTarget(first.view)]);
    expect(stepsOf({ kind: 'use power', power: 'PC-3', energy: 'light', mode: null })).toEqual([
      'power:PC-3',
      'button:pay:light',
    ]);
  });

  it('numbers the moves of a shift, which a button ends', () => {
    expect(stepsOf({ kind: 'shift', moves: ['own', 'dark from chemistry', 'own'] })).toEqual([
      'token:1:own',
      'token:2:chemistry',
      'token:3:own',
      'button:shift',
    ]);
  });

  it('lets cards be discarded in any order', () => {
    expect(stepsOf({ kind: 'discard', cards: { light: 2, time: 1 } })).toEqual([
      ['discard:light:1', 'discard:light:2', 'discard:time:1'],
      'button:discard',
    ]);
  });

  it('asks before it shows what is hidden', () => {
    expect(stepsOf({ kind: 'advanced life', nebula_space: 'NF0' })).toEqual(['nebula:NF0', 'button:advanced']);
  });
});

describe('the end of a turn', () => {
  it('is early as long as the view says so', () => {
    const crafting = positions.find(({ view }) => view.phase === 'craft') as Position;
    const at = (early: boolean) => ({ ...crafting.view, turn: { ...crafting.view.turn, ending: { lost: 1, early } } });
    expect([endTarget(at(false)), endTarget(at(true))]).toEqual([END, END_EARLY]);
  });
});

describe('attempt', () => {
  it('means the action that the same clicks would make', () => {
    let compared = 0;
    for (const position of positions)
      for (const way of waysOf(position)) {
        const clicks = clicksOf(way);
        const last = clicks[clicks.length - 1] ?? '';
        if (/^(button|token|discard|keep|under):/.test(last)) continue;
        expect(attempt(last, clicks.slice(0, -1), position.view, content)).toEqual(way.action);
        ++compared;
      }
    expect(compared).toBeGreaterThan(1000);
  });
});
