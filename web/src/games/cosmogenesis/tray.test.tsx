import { renderToString } from 'preact-render-to-string';
import { expect, it, vi } from 'vitest';
import { noPicks } from '../no_picks';
import { content, fixture } from './positions';
import { SIDE_ACTIONS } from './side_actions';
import { Tray } from './tray';

// The settings look for the browser's language as soon as they are loaded.
vi.hoisted(() => vi.stubGlobal('navigator', { languages: ['en'] }));

const { view } = fixture('side');
const props = { view, seat: 0, picks: noPicks, small: false, recent: [], preview: null, names: [] };

// How wide the prices are, a stone after the other.
function prices(tables: Readonly<Record<string, unknown>>): readonly number[] {
  const page = renderToString(<Tray {...props} content={{ ...content, tables: { ...content.tables, ...tables } }} />);
  return [...page.matchAll(/class="cg-cost" width="(\d+)"/g)].map(([, width]) => (Number(width) - 2) / 14);
}

it('a side action shows the price that the rules ask for it', () => {
  expect(prices({})).toEqual([1, 1, 1, 2, 1, 1]);
  const dearer = Object.fromEntries(
    SIDE_ACTIONS.flatMap(([, kinds]) => kinds).map((kind) => [kind, { asteroids: 3, comets: 0 }]),
  );
  expect(prices({ side_costs: dearer })).toEqual([3, 3, 3, 3, 3, 3]);
});
