import { renderToString } from 'preact-render-to-string';
import { describe, expect, it, vi } from 'vitest';
import type { Target } from '../game_ui';
import { Board } from './board';
import { steps } from './steps';
import { game } from '../../testing/engine';
import { idlePicks } from '../../testing/picks';
import { content, positions } from './testing';
import { Tray } from './tray';
import type { View } from './view';

// The settings look for the browser's language as soon as they are loaded.
vi.hoisted(() => vi.stubGlobal('navigator', { languages: ['en'] }));

const waysOf = ({ view, legal }: (typeof positions)[number]) => legal.map((action) => steps(action, view));

function drawn(view: View, lit: ReadonlySet<Target>): ReadonlySet<Target> {
  const picks = idlePicks((target) => lit.has(target));
  const props = { view, content, seat: 0, names: ['Ada'], picks, small: false, recent: [], preview: null };
  const page = renderToString(<Board {...props} />) + renderToString(<Tray {...props} />);
  return new Set([...page.matchAll(/data-target="([^"]*)" data-lit/g)].map(([, target]) => target ?? ''));
}

describe('steps', () => {
  it('there is a position for every kind of action', () => {
    const verbs = new Set(positions.flatMap(({ legal }) => legal.map(({ kind }) => kind)));
    expect([...verbs].sort()).toEqual(
      game('anunnaki')
        .actions.map(({ kind }) => kind)
        .sort(),
    );
  });
  it('every action has a way of its own, and none is the beginning of another', () => {
    for (const position of positions) {
      const ways = waysOf(position).map((way) => `${way.join(' ')} `);
      expect(new Set(ways).size).toBe(ways.length);
      for (const way of ways) expect(ways.filter((other) => other !== way && other.startsWith(way))).toEqual([]);
    }
  });
  it('everything to be clicked is drawn', () => {
    for (const position of positions) {
      const targets = new Set(waysOf(position).flat());
      const wanted = [...targets].filter((target) => !target.startsWith('button:'));
      const there = drawn(position.view, targets);
      expect(wanted.filter((target) => !there.has(target))).toEqual([]);
    }
  });
});
