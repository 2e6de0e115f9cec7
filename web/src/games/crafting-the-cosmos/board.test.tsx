import { render } from 'preact-render-to-string';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { picksOf } from '../../testing/picks';
import type { Target } from '../game_ui';
import { noPicks } from '../no_picks';
import { Board } from './board';
import { content, positions, clicksOf, speakEnglish, waysOf, type Position } from './testing/support';
import { Tray } from './tray';
import type { Props } from './view';

vi.mock('../../ui/settings', () => ({ duration: () => 0 })); // there is no browser here

const NAMES = ['Ada', 'Tycho', 'Johannes', 'Vera'];

function props(position: Position, chosen: readonly Target[] = []): Props {
  return {
    view: position.view,
    content,
    seat: position.seat,
    names: NAMES,
    picks: picksOf(waysOf(position), chosen),
    small: false,
    recent: [],
    preview: null,
  };
}

const targetsIn = (html: string): ReadonlySet<string> =>
  new Set(
    [...html.matchAll(/data-lit[^>]*?data-target="([^"]*)"|data-target="([^"]*)"[^>]*?data-lit/g)].map(
      (m) => m[1] ?? m[2] ?? '',
    ),
  );

const drawn = (given: Props): ReadonlySet<string> =>
  targetsIn(render(<Board {...given} />) + render(<Tray {...given} />));

describe('Board and Tray', () => {
  beforeAll(speakEnglish);

  it('draw every target of every real action, at the click when it is asked for', () => {
    for (const position of positions) {
      const ways = waysOf(position);
      const seen = new Map<string, ReadonlySet<string>>();
      for (const way of ways) {
        const clicks = clicksOf(way);
        clicks.forEach((target, i) => {
          if (target.startsWith('button:')) return;
          const chosen = clicks.slice(0, i);
          const key = chosen.join();
          if (!seen.has(key)) seen.set(key, drawn(props(position, chosen)));
          expect(seen.get(key), `${JSON.stringify(way.action)}: ${target}`).toContain(target);
        });
      }
    }
  }, 120_000);

  it('show a board of somebody else, and a thumbnail without targets', () => {
    for (const position of positions.slice(0, 8)) {
      for (let seat = 0; seat < position.view.players; ++seat) {
        const given = { ...props(position), seat, picks: noPicks };
        expect(render(<Board {...given} />)).not.toContain('data-lit');
        const small = render(<Board {...given} small />);
        expect(small).not.toContain('data-target');
        expect(small).toContain('<svg');
      }
    }
  });

  it('show what a preview changes', () => {
    const position = positions.find(({ view }) => view.phase === 'craft') as Position;
    const own = position.view.seats[position.seat];
    if (!own) throw new Error('no seat');
    const stars = { ...own.stars, S37: 'He' as const };
    const seats = position.view.seats.map((seat, i) => (i === position.seat ? { ...own, stars } : seat));
    const html = render(<Board {...props(position)} preview={{ ...position.view, seats }} />);
    expect(html).toContain('class="ghost"');
  });
});
