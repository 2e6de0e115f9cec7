import { renderToString } from 'preact-render-to-string';
import { describe, expect, it, vi } from 'vitest';
import { content as contentOf } from '../../testing/engine';
import { picksOf } from '../../testing/picks';
import type { Target } from '../game_ui';
import { select, type Way } from '../selection';
import { turnInHand } from './hand';
import { ui } from './index';
import { gallery, positions as more, type Position } from './positions';
import { boardCells, printed } from './tiles';
import { cardOf, galaxyOwner, seatOf, type Action, type TablePicks, type View } from './view';

// The settings look for the browser's language as soon as they are loaded, and for less motion.
vi.hoisted(() => {
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

// What is printed on a tile has no targets, and drawing it thousands of times takes long.
vi.mock('./tile_art', () => ({ TileFace: () => null, TileBack: () => null }));

const content = contentOf('cosmic-factory');
const names = ['Ada', 'Bruno', 'Chloé', 'Dora', 'Emil', 'Fanny'];
const nothing = picksOf<Action>([], []);

const page = ({ view, seat }: Position, picks: TablePicks): string => {
  const props = { view, seat, picks, content, names, small: false, recent: [], preview: null };
  const { Tray, Aside } = ui;
  return renderToString(
    <>
      <ui.Board {...props} />
      {Tray && <Tray {...props} />}
      {Aside && <Aside {...props} />}
    </>,
  );
};

const drawn = (html: string): ReadonlySet<Target> =>
  new Set([...html.matchAll(/data-target="([^"]*)"/g)].map(([, target]) => target ?? ''));

// Card 3 has no edge: cells farther than one from the tiles come when the galaxy grows there.
const farAway = ({ view, seat }: Position, target: Target): boolean =>
  cardOf(view) === 3 &&
  target.startsWith('cell:') &&
  !boardCells(printed(content), 3, seatOf(view, galaxyOwner(view, seat)).galaxy).some(
    ({ cell }) => target === `cell:${cell}`,
  );

// Some clicks of each sort: first ones, and those after them.
const samples = (ways: readonly Way<Action>[]): Target[][] => {
  const bySort = new Map<string, Target[]>();
  for (const { steps } of ways) {
    const clicks = steps.flat();
    for (let count = 1; count < clicks.length; ++count) {
      const prefix = clicks.slice(0, count);
      const sort = `${prefix.map((target) => target.split(':')[0]).join(' ')}${clicks.length}`;
      if (!bySort.has(sort) || Math.abs(prefix.join().length - 17) < 1) bySort.set(sort, prefix);
    }
  }
  return [[], ...bySort.values()];
};

describe('the board', () => {
  it('draws every target of real positions that no button stands for', () => {
    for (const position of [...gallery, ...more]) {
      const { view, seat, legal } = position;
      const ways = legal.map((action) => ({ action, steps: ui.steps(action, view) }));
      for (const chosen of samples(ways)) {
        const missing = new Set(
          [...select(ways, chosen).lit].filter((target) => !target.startsWith('button:') && !farAway(position, target)),
        );
        // Tiles in the hand are clicked as they are turned there.
        for (const rot of [0, 1, 2, 3]) {
          if (missing.size === 0) break;
          for (const tile of seatOf(view, seat).pile) if (tile !== null) turnInHand(view, tile, rot);
          for (const target of drawn(page(position, picksOf(ways, chosen)))) missing.delete(target);
        }
        expect([...missing]).toEqual([]);
      }
    }
  }, 30_000);

  it('draws a thumbnail without texts and targets, for every seat', () => {
    for (const { view } of gallery)
      for (let seat = 0; seat < view.players; ++seat) {
        const html = renderToString(
          <ui.Board
            view={view}
            seat={seat}
            picks={nothing}
            content={content}
            names={names}
            small
            recent={[]}
            preview={null}
          />,
        );
        expect(html.startsWith('<svg')).toBe(true);
        expect(html.includes('data-target') || html.includes('<text')).toBe(false);
      }
  });

  it('calls what lies on a board that is only looked at by its seat', () => {
    for (const { view, seat } of gallery) {
      const other = (seat + 1) % view.players;
      const targets = drawn(page({ view, seat: other, legal: [] }, nothing));
      const things = [...targets].filter((target) => /^(cell|tile|bonus|hand|marker)/.test(target));
      const laid = (view.seats[other]?.galaxy ?? []).map(({ cell }) => `cell:${cell}@${other}`);
      expect(things.sort()).toEqual(/draft|ready|game_over/.test(view.phase) ? [] : laid.sort());
    }
  });

  it('shows the account of a round only until building begins', () => {
    const scored = gallery.find(({ view }) => view.phase === 'draft_1' && view.scored) as Position;
    const recent = [{ event: 'round_ended', round: 1 } as const];
    const html = (view: View): string =>
      renderToString(
        <ui.Board
          view={view}
          seat={0}
          picks={nothing}
          content={content}
          names={names}
          small={false}
          recent={recent}
          preview={null}
        />,
      );
    expect(html(scored.view).includes('cf-scored')).toBe(true);
    expect(html({ ...scored.view, phase: 'build' }).includes('cf-scored')).toBe(false);
  });

  it('says what a sabotage would cost the neighbour', () => {
    const position = gallery.find(({ view }) => view.phase === 'sabotage') as Position;
    const ways = position.legal.map((action) => ({ action, steps: ui.steps(action, position.view) }));
    const costs = ways.map(({ steps }) => page(position, picksOf(ways, [steps.flat()[0] ?? ''])).includes('cf-fall'));
    expect(page(position, picksOf(ways, [])).includes('cf-fall')).toBe(false);
    expect(costs).toContain(true);
  });
});
