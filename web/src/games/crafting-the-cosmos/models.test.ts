// The small pure functions that the drawings rest on.
import { describe, expect, it, vi } from 'vitest';
import { paintCloud, palette } from './cloud';
import { printOf, type Tile } from './content';
import { follow } from './dark';
import { galaxyOf } from './geometry';
import { ghostOf } from './ghost';
import { floatsOf, movesOf } from './motion';
import { needs, wantedCorners } from './needs';
import { askOf, atDischarge, costOf, POWERS } from './powers';
import { placePoints } from './ranks';
import { chosenMoves, incomeOf, landing, moved, tokensOf, type Tokens } from './shift';
import { content, noPicks, positions, type Position } from './testing/support';
import { seatOf, type SeatView } from './view';

vi.mock('../../ui/settings', () => ({ duration: () => 0 })); // there is no browser here

const print = printOf(content);
const galaxy = galaxyOf(print);
const some = positions.find(({ view }) => view.phase === 'shift') as Position;

const tokens = (own: Tokens['own'], dark: readonly number[], others: readonly number[] = [0, 0, 0, 0]): Tokens => {
  const [l = 0, t = 0, g = 0, c = 0] = dark;
  const seats = (count = 0) => Array.from({ length: count }, (_, i) => i + 1);
  return {
    own,
    dark: { light: l, time: t, gravity: g, chemistry: c },
    others: { light: seats(others[0]), time: seats(others[1]), gravity: seats(others[2]), chemistry: seats(others[3]) },
  };
};

describe('shift', () => {
  it('goes to the next control clockwise (CTC-ENERGY-05)', () => {
    expect(landing(tokens('chemistry', [0, 0, 0, 0]), 'chemistry')).toBe('light');
  });
  it('skips full controls (CTC-ENERGY-06)', () => {
    expect(landing(tokens('light', [0, 3, 1, 0]), 'light')).toBe('gravity');
    expect(moved(tokens('light', [1, 3, 0, 0]), 'light').dark).toEqual({ light: 0, time: 3, gravity: 1, chemistry: 0 });
  });
  it('brings the active reward, passive ones and bonuses (CTC-COLLECT)', () => {
    const income = incomeOf(print, some.view, some.seat, tokens('gravity', [1, 2, 0, 0]));
    const powers = seatOf(some.view, some.seat).powers.filter((power) => power?.startsWith('PL')).length;
    expect(income.get('He')).toBe(2);
    expect(income.get('supernova')).toBe(1);
    expect(income.get('graviton')).toBeGreaterThanOrEqual(1);
    expect(income.get('energy_card')).toBe(1 + powers);
    expect(income.get('H')).toBeUndefined();
  });
  it('knows the moves that were clicked', () => {
    const chosen = ['token:1:light', 'token:2:own'];
    expect(chosenMoves({ ...noPicks, chosen: (target) => chosen.includes(target) })).toEqual(['light', 'own']);
  });
  it('counts each token of a view once', () => {
    const { dark, others } = tokensOf(some.view, some.seat);
    const count = Object.values(dark).reduce((a, b) => a + b) + Object.values(others).flat().length + 1;
    expect(count).toBe(some.view.players === 4 ? 7 : 6);
  });
});

describe('follow', () => {
  it('leaves dark tokens where they can stay', () => {
    expect(follow([], { light: 1, time: 0, gravity: 2, chemistry: 0 })).toEqual(['light', 'gravity', 'gravity']);
    expect(follow(['light', 'gravity', 'gravity'], { light: 0, time: 1, gravity: 2, chemistry: 0 })).toEqual([
      'time',
      'gravity',
      'gravity',
    ]);
  });
});

describe('placePoints', () => {
  const points = { first: 6, second: 3 };
  const four = { players: 4, options: { ...some.view.options, second_2p: 0 } };
  it('gives 6 and 3 (CTC-GOAL-02, -03)', () => {
    expect(placePoints([5, 2, 2, 0], points, four)).toEqual([6, 3, 3, 0]);
  });
  it('has no second place after a tie, and none with zero (CTC-GOAL-02, -04)', () => {
    expect(placePoints([4, 4, 1, 0], points, four)).toEqual([6, 6, 0, 0]);
    expect(placePoints([0, 0, 0, 0], points, four)).toEqual([0, 0, 0, 0]);
  });
  it('asks the option with two players (CTC-GOAL-05)', () => {
    expect(placePoints([4, 1], points, { ...four, players: 2 })).toEqual([6, 0]);
  });
});

describe('needs', () => {
  const space = galaxy.nebulae[0];
  const tile = print.tiles.get('NT1-03') as Tile; // H H He O
  const met = (stars: SeatView['stars']) =>
    space && needs(tile, space, { ...seatOf(some.view, 0), stars }).map((need) => need.met);
  it('takes stars first, then supernovae for what is missing (CTC-FORM-02)', () => {
    expect(met({ S09: 'H', S14: 'SN-C', S19: 'He' })).toEqual(['star', 'supernova', 'star', null]);
  });
  it('says where a star of an element is wanted', () => {
    const nebulae = { ND0: { tile: 'NT1-03', formed: false, advanced_life: [] } };
    const own = { ...seatOf(some.view, 0), nebulae, stars: { S09: 'He' as const } };
    expect([...wantedCorners(print, galaxy, own, 'O')]).toEqual(space?.corners);
    expect(wantedCorners(print, galaxy, own, 'He').size).toBe(0);
    expect(wantedCorners(print, galaxy, { ...own, nebulae: { ND0: { ...nebulae.ND0, formed: true } } }, 'O').size).toBe(
      0,
    );
  });
  it('counts no star twice and none that is not around', () => {
    expect(met({ S01: 'H', S09: 'O', S14: 'O' })).toEqual([null, null, null, 'star']);
  });
});

describe('powers', () => {
  it('are 32, and three of them belong to a discharge', () => {
    expect(POWERS).toHaveLength(32);
    expect(POWERS.filter(atDischarge)).toEqual(['PT-1', 'PT-2', 'PT-3']);
  });
  it('cost what the edition says (E-13, E-14, A-22)', () => {
    const german = { ...some.view.options, pulsar_grav: 1, shooting_cost: 'any', event_horizon_cost: 'token' } as const;
    expect(costOf('PG-6', german).gravitons).toBe(1);
    expect(costOf('PG-4', german).type).toBeNull();
    expect(costOf('PT-4', german)).toMatchObject({ supernovae: 0, tokens: ['supernova'] });
  });
  it('ask for something in every real position with a power in use', () => {
    for (const { view } of positions)
      if (view.turn.power) expect(askOf(view.turn.power), view.turn.power.card).not.toBeNull();
  });
});

describe('motion', () => {
  it('follows the pieces of one seat', () => {
    const events = [
      { event: 'star_moved', seat: 1, star_space: 0, star_target: 3 },
      { event: 'star_placed', seat: 0, element: 0, star_space: 4 },
      { event: 'formed', seat: 1, nebula_space: 0, tile: 1, points: 3 },
    ];
    const moves = movesOf(events, galaxy, 1);
    expect(moves.map(({ piece, kind }) => `${piece} ${kind}`)).toEqual(['S04 travels', 'ND0 changes']);
    expect(moves[0]?.from?.y).toBeCloseTo(-0.5);
    expect(floatsOf(events, galaxy, 1)).toMatchObject([{ points: 3 }]);
  });
});

describe('ghostOf', () => {
  it('tells what comes and goes', () => {
    const before = { ...seatOf(some.view, 0), stars: { S01: 'H' as const, S02: 'He' as const } };
    const ghost = ghostOf(before, { ...before, stars: { S01: 'SN-H', S03: 'He' }, points: before.points + 4 });
    expect([...ghost.stars.comes.keys()]).toEqual(['S01', 'S03']);
    expect([...ghost.stars.goes]).toEqual(['S01', 'S02']);
    expect(ghost.points).toBe(4);
  });
});

describe('paintCloud', () => {
  const tile = print.tiles.get('NT3-14') as Tile;
  it('makes the same picture of the same tile', () => {
    expect(paintCloud(tile, 16)).toEqual(paintCloud(tile, 16));
    expect(paintCloud(tile, 16)).not.toEqual(paintCloud({ ...tile, id: 'NT3-15' }, 16));
  });
  it('has the colours of what the tile needs', () => {
    expect(palette(print.tiles.get('NT1-02') as Tile)).toHaveLength(2);
    expect(palette(tile)).toHaveLength(4);
  });
});
