import { describe, expect, it } from 'vitest';
import found from '../../../fixtures/cosmic-factory/legal/positions.json';
import type { LegalAction, Target } from '../game_ui';
import { select, type Way } from '../selection';
import { attempt, steps } from './steps';
import type { View } from './view';

interface Position {
  readonly seat: number;
  readonly view: View;
  readonly legal: readonly string[];
}
const shown = import.meta.glob<{ seat: number; view: View; legal: readonly LegalAction[] }>(
  '../../../fixtures/cosmic-factory/*.json',
  { eager: true, import: 'default' },
);
const positions: readonly Position[] = [
  ...(found as unknown as readonly Position[]),
  ...Object.values(shown).map(({ seat, view, legal }) => ({
    seat,
    view,
    legal: legal.map(({ text }) => text),
  })),
].filter(({ legal }) => legal.length > 0);

const twoWords = /^(flip down|flip up|turn down)/;
const actionOf = (text: string): LegalAction => ({
  text,
  kind: twoWords.exec(text)?.[0] ?? text.split(' ')[0] ?? '',
});
const flat = (way: Way): Target[] => way.steps.flat();

describe('steps', () => {
  it('lead to every action of real positions, and to it alone', () => {
    expect(new Set(positions.map(({ view }) => view.phase))).toEqual(
      new Set(['draft_1', 'draft_2', 'ready', 'build', 'black_hole', 'sabotage', 'exchange', 'offering']),
    );
    for (const { legal } of positions) {
      const ways = legal.map((text) => ({ action: actionOf(text), steps: steps(actionOf(text)) }));
      const ends = new Set(ways.map((way) => flat(way).sort().join(' ')));
      expect(ends.size).toBe(ways.length);
      // Many ways differ only in the cell or the tile: some of them will do.
      const every = ways.length > 1000 ? 37 : ways.length > 100 ? 5 : 1;
      for (const way of ways.filter((_, i) => i % every === 0)) {
        const clicks = flat(way);
        for (let count = 1; count < clicks.length; ++count)
          expect(select(ways, clicks.slice(0, count)).complete).toBeNull();
        const { complete, open } = select(ways, clicks);
        expect(complete?.text).toBe(way.action.text);
        expect(open).toHaveLength(1);
      }
    }
  });
  it('take two tiles to swap in any order', () => {
    const ways = ['swap (0,0) with (1,0)', 'move (0,0) to (2,2)'].map((text) => ({
      action: actionOf(text),
      steps: steps(actionOf(text)),
    }));
    expect(select(ways, ['cell:(1,0)', 'cell:(0,0)']).complete?.text).toBe('swap (0,0) with (1,0)');
  });
});

describe('attempt', () => {
  const build = positions.find(({ view }) => view.phase === 'build')?.view as View;
  it('says what a click would have meant', () => {
    const laid = build.seats[0]?.galaxy[0];
    const cell = `(${laid?.x},${laid?.y})`;
    expect(attempt(`cell:${cell}`, ['tile:07.2'], build)).toBe(`place 07.2 at ${cell}`);
    expect(attempt(`cell:${cell}`, ['cell:(9,9)'], build)).toBe(`swap (9,9) with ${cell}`);
    expect(attempt('cell:(8,8)', [`cell:${cell}`], build)).toBe(`move ${cell} to (8,8)`);
    expect(attempt('bonus:blue', [], build)).toBe('take blue');
    expect(attempt('hand', [], build)).toBeNull();
  });
});
