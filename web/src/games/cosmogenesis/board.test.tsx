import { render } from 'preact-render-to-string';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { ScoreItem } from '../../table/messages';
import type { Target } from '../game_ui';
import { select, type Way } from '../selection';
import { setTexts } from '../../text/say';
import { placeOfItem } from './counted';
import { content, fixture, messages, type Position, positions } from './positions';
import { steps } from './steps';
import type { Action, TablePicks, TableProps, View } from './view';

vi.mock('../../ui/settings', () => ({ duration: () => 0 })); // it asks the browser
const { ui } = await import('./index');
const { Board, Tray } = ui;

const waysOf = ({ view, legal }: Position): Way<Action>[] =>
  legal.map((action) => ({ action, steps: steps(action, view) }));

function picksOf(ways: readonly Way<Action>[], chosen: readonly Target[]): TablePicks {
  const { lit, open } = select(ways, chosen);
  return {
    lit: (target) => lit.has(target),
    chosen: (target) => chosen.includes(target),
    begins: () => false,
    choose: () => undefined,
    hover: () => undefined,
    open,
    play: () => undefined,
  };
}

function propsOf(view: View, picks: TablePicks, more: Partial<TableProps> = {}): TableProps {
  const names = ['Ada', 'Bruno', 'Chloé', 'Dora'];
  return { view, content, seat: 0, names, picks, small: false, recent: [], preview: null, ...more };
}

const draw = (view: View, picks: TablePicks, more: Partial<TableProps> = {}): string => {
  const props = propsOf(view, picks, more);
  return render(<Board {...props} />) + (Tray ? render(<Tray {...props} />) : '');
};

const litIn = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/data-target="([^"]+)" data-lit/g)].map(([, target]) => target ?? ''));

// What may have been clicked on the way to any action.
function beginnings(ways: readonly Way<Action>[]): readonly (readonly Target[])[] {
  const all = new Map<string, readonly Target[]>([['', []]]);
  for (const way of ways) {
    const targets = way.steps.flat();
    for (let n = 1; n < targets.length; ++n) all.set(targets.slice(0, n).join(' '), targets.slice(0, n));
  }
  return [...all.values()];
}

beforeAll(() => setTexts('en', new Map([['cosmogenesis', messages('en')]])));

describe('the board', () => {
  it('draws every target that can be clicked, whatever was clicked before', { timeout: 120000 }, () => {
    for (const position of positions) {
      const ways = waysOf(position);
      for (const chosen of beginnings(ways)) {
        const wanted = [...select(ways, chosen).lit].filter((target) => !target.startsWith('button:'));
        const drawn = litIn(draw(position.view, picksOf(ways, chosen)));
        expect([...drawn].sort(), chosen.join(' ')).toEqual(wanted.sort());
      }
    }
  });

  it('draws small boards without targets or words', () => {
    for (const { view } of positions)
      for (const seat of view.seats.keys()) {
        const html = render(<Board {...propsOf(view, picksOf([], []), { seat, small: true })} />);
        expect(/data-target|<text/.test(html)).toBe(false);
      }
  });

  it('draws nothing of the cosmos or of secrets beside somebody else’s system', () => {
    const { view } = fixture('four');
    const html = render(<Board {...propsOf(view, picksOf([], []), { seat: 1 })} />);
    expect(html.includes('cg-cosmos')).toBe(false);
    expect(html.includes('data-target="belt@1"')).toBe(true);
  });

  it('shows what a collision would bring', () => {
    const { view, preview = null } = fixture('preview_hit');
    const html = draw(view, picksOf([], []), { preview });
    expect(/size \d → \d/.test(html)).toBe(true);
  });

  it('shows the points that a revealed objective would bring', () => {
    const { view, preview = null } = fixture('preview_reveal');
    const html = draw(view, picksOf([], []), { preview });
    expect(/cg-preview"><b>\+\d/.test(html)).toBe(true);
  });

  it('counts in the place of the cosmos what has brought points, and draws all of it', () => {
    const { view } = fixture('end');
    const [own] = view.seats;
    if (!own) throw new Error('nobody played');
    const items: readonly ScoreItem[] = [
      ...own.orbits.flatMap(({ objective }) =>
        objective ? [{ part: 'planetary objectives', what: objective, points: 2 }] : [],
      ),
      ...own.stellar.map((what) => ({ part: 'stellar objectives', what, points: 3 })),
      { part: 'evolution', what: 'O1.P', points: 4 },
      { part: 'belt', points: 5 },
    ];
    const parts = Object.fromEntries(items.map(({ part }) => [part, 0]));
    const html = draw(view, picksOf([], []), { scores: [{ points: 0, place: 1, parts, items }] });
    expect(html.includes('cg-cosmos')).toBe(false);
    const sum = items.reduce((all, { points }) => all + points, 0);
    expect(html).toContain(`<td class="number sum now first">${sum}</td>`);
    for (const item of items) expect(html).toContain(`data-target="${placeOfItem(item)}"`);
  });
});
