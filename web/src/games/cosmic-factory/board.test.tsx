import { renderToString } from 'preact-render-to-string';
import { describe, expect, it, vi } from 'vitest';
import cards from '../../../../content/cosmic-factory/cards.json';
import scoring from '../../../../content/cosmic-factory/scoring.json';
import tiles from '../../../../content/cosmic-factory/tiles.json';
import found from '../../../fixtures/cosmic-factory/legal/positions.json';
import type { LegalAction, Picks, Target } from '../game_ui';
import { select, type Way } from '../selection';
import { turnInHand } from './hand';
import { ui } from './index';
import { boardCells, cardOf, cellName, galaxyOwner, seatOf, type View } from './view';

// The settings look for the browser's language as soon as they are loaded, and for less motion.
vi.hoisted(() => {
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

// What is printed on a tile has no targets, and drawing it thousands of times takes long.
vi.mock('./tile_art', () => ({ TileFace: () => null, TileBack: () => null }));

interface Position {
  readonly seat: number;
  readonly view: View;
  readonly legal: readonly LegalAction[];
}

const content = { 'tiles.json': tiles, 'cards.json': cards, 'scoring.json': scoring };
const gallery = Object.values(
  import.meta.glob<Position>('../../../fixtures/cosmic-factory/*.json', { eager: true, import: 'default' }),
);
// The text is enough: the steps read nothing else.
const more = (found as unknown as { seat: number; view: View; legal: string[] }[]).map(
  ({ seat, view, legal }): Position => ({
    seat,
    view,
    legal: legal.map((text) => ({ text, kind: /^(flip|turn) \w+|^\w+/.exec(text)?.[0] ?? '' })),
  }),
);
const names = ['Ada', 'Bruno', 'Chloé', 'Dora', 'Emil', 'Fanny'];

const nothing: Picks = {
  lit: () => false,
  chosen: () => false,
  begins: () => false,
  choose: () => undefined,
  hover: () => undefined,
  open: [],
  play: () => undefined,
};

const picksOf = (ways: readonly Way[], chosen: readonly Target[]): Picks => {
  const { lit, open } = select(ways, chosen);
  return { ...nothing, lit: (target) => lit.has(target), chosen: (target) => chosen.includes(target), open };
};

const page = ({ view, seat }: Position, picks: Picks): string => {
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
  !boardCells(3, seatOf(view, galaxyOwner(view, seat)).galaxy).some((place) => target === `cell:${cellName(place)}`);

// Some clicks of each sort: first ones, and those after them.
const samples = (ways: readonly Way[]): Target[][] => {
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
  });

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

  it('has no second set of targets on a board that is only looked at', () => {
    for (const { view, seat } of gallery) {
      const other = (seat + 1) % view.players;
      const targets = drawn(page({ view, seat: other, legal: [] }, nothing));
      expect([...targets].filter((target) => /^(cell|tile|bonus|hand|marker)/.test(target))).toEqual([]);
    }
  });

  it('shows the account of a round only until building begins', () => {
    const scored = gallery.find(({ view }) => view.phase === 'draft_1' && view.scored) as Position;
    const recent = [{ event: 'round_ended', round: 1 }];
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
