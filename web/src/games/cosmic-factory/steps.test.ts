import { describe, expect, it } from 'vitest';
import { valuesOf } from '../../testing/engine';
import { sameAction } from '../action';
import type { Target } from '../game_ui';
import { select, type Way } from '../selection';
import { gallery, positions as found } from './positions';
import { attempt, steps } from './steps';
import { colours, markerNames, type Action, type View } from './view';

const positions = [...found, ...gallery].filter(({ legal }) => legal.length > 0);
const flat = (way: Way<Action>): Target[] => way.steps.flat();
const wayOf = (action: Action): Way<Action> => ({ action, steps: steps(action) });

describe('the view', () => {
  it('has the colours and markers of the engine', () => {
    expect(colours).toEqual(valuesOf('cosmic-factory', 'colour'));
    expect(markerNames).toEqual(valuesOf('cosmic-factory', 'marker'));
  });
});

describe('steps', () => {
  it('lead to every action of real positions, and to it alone', () => {
    expect(new Set(positions.map(({ view }) => view.phase))).toEqual(
      new Set(['draft_1', 'draft_2', 'ready', 'build', 'black_hole', 'sabotage', 'exchange', 'offering']),
    );
    for (const { legal } of positions) {
      const ways = legal.map(wayOf);
      const ends = new Set(ways.map((way) => flat(way).sort().join(' ')));
      expect(ends.size).toBe(ways.length);
      // Many ways differ only in the cell or the tile: some of them will do.
      const every = ways.length > 1000 ? 37 : ways.length > 100 ? 5 : 1;
      for (const way of ways.filter((_, i) => i % every === 0)) {
        const clicks = flat(way);
        for (let count = 1; count < clicks.length; ++count)
          expect(select(ways, clicks.slice(0, count)).complete).toBeNull();
        const { complete, open } = select(ways, clicks);
        expect(complete && sameAction(complete, way.action)).toBe(true);
        expect(open).toHaveLength(1);
      }
    }
  });
  it('take two tiles to swap in any order', () => {
    const swap: Action = { kind: 'swap', cells: ['(0,0)', '(1,0)'] };
    const ways = [swap, { kind: 'move', cell: '(0,0)', target: '(2,2)' } as const].map(wayOf);
    expect(select(ways, ['cell:(1,0)', 'cell:(0,0)']).complete).toBe(swap);
  });
});

describe('attempt', () => {
  const build = positions.find(({ view }) => view.phase === 'build')?.view as View;
  it('says what a click would have meant', () => {
    const cell = build.seats[0]?.galaxy[0]?.cell ?? '';
    expect(attempt(`cell:${cell}`, ['tile:07.2'], build)).toEqual({ kind: 'place', tile: '07', rotation: 2, cell });
    expect(attempt(`cell:${cell}`, ['cell:(9,9)'], build)).toEqual({ kind: 'swap', cells: ['(9,9)', cell] });
    expect(attempt('cell:(8,8)', [`cell:${cell}`], build)).toEqual({ kind: 'move', cell, target: '(8,8)' });
    expect(attempt('bonus:blue', [], build)).toEqual({ kind: 'take', colours: ['blue'] });
    expect(attempt('hand', [], build)).toBeNull();
  });
});
