// The small pure functions that the drawings rest on.
import { describe, expect, it, vi } from 'vitest';
import { paintCloud, palette } from './cloud';
import { start, type Position as EnginePosition } from '../../testing/engine';
import { noPicks } from '../no_picks';
import { printOf, type Reward, type Tile } from './content';
import { follow } from './dark';
import { galaxyOf } from './geometry';
import { ghostOf } from './ghost';
import { movesOf } from './motion';
import { needs, wantedCorners } from './needs';
import { costOf, powerOf, textsOf } from './powers';
import { chosenMoves, incomeOf, landing, moved, tokensOf, type Tokens } from './shift';
import { steps } from './steps';
import { content, GAME, positions, type Position } from './testing/support';
import { seatOf, type Action, type SeatView, type View } from './view';

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
    expect(landing(print, tokens('chemistry', [0, 0, 0, 0]), 'chemistry')).toBe('light');
  });
  it('skips full controls (CTC-ENERGY-06)', () => {
    expect(landing(print, tokens('light', [0, 3, 1, 0]), 'light')).toBe('gravity');
    expect(moved(print, tokens('light', [1, 3, 0, 0]), 'light').dark).toEqual({
      light: 0,
      time: 3,
      gravity: 1,
      chemistry: 0,
    });
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
    expect(chosenMoves({ ...noPicks, chosen: (target) => chosen.includes(target) }, print)).toEqual(['light', 'own']);
  });
  it('counts each token of a view once', () => {
    const { dark, others } = tokensOf(some.view, some.seat);
    const count = Object.values(dark).reduce((a, b) => a + b) + Object.values(others).flat().length + 1;
    expect(count).toBe(some.view.players === 4 ? 7 : 6);
  });
});

// What the page works out while somebody clicks is what the engine makes of it.
describe('against the engine', () => {
  // Takes cards and nebulae, whichever come first, until all is collected.
  function collected(position: EnginePosition, seat: number): View {
    const view = position.view<View>(seat);
    const [first] = position.legal<Action>(seat);
    return view.phase === 'craft' || !first ? view : collected(position.apply(seat, first), seat);
  }

  it('a shift leads where the console shows it, and brings what it says', () => {
    const position = start(GAME, 2, 7);
    const [seat = 0] = position.toMove;
    const view = position.view<View>(seat);
    const shifts = position.legal<Action>(seat).flatMap((action) => (action.kind === 'shift' ? [action] : []));
    expect(shifts.length).toBeGreaterThan(20);
    for (const shift of shifts.filter((_, i) => i % 9 === 0)) {
      const clicks = steps(shift, view).flat();
      const moves = chosenMoves({ ...noPicks, chosen: (target) => clicks.includes(target) }, print);
      const planned = moves.reduce((before, mover) => moved(print, before, mover), tokensOf(view, seat));
      const after = collected(position.apply(seat, shift), seat);
      expect(planned, clicks.join()).toEqual(tokensOf(after, seat));
      const income = incomeOf(print, view, seat, planned);
      const got = (...rewards: readonly Reward[]) => rewards.map((reward) => income.get(reward) ?? 0);
      const { stars, proto, dna, supernova, gravitons, nebulae } = after.turn;
      const [own, before] = [seatOf(after, seat), seatOf(view, seat)];
      expect([stars.H, stars.He, stars.O, stars.C]).toEqual(got('H', 'He', 'O', 'C'));
      expect([proto, dna, supernova, gravitons]).toEqual(got('proto_life', 'dna', 'supernova', 'graviton'));
      expect([own.crystal - before.crystal, own.cards - before.cards]).toEqual(got('time_step', 'energy_card'));
      expect([nebulae.length]).toEqual(got('nebula'));
    }
  }, 60_000);

  it('a nebula has all that it needs where it can be formed', () => {
    let formable = 0;
    for (const { view } of positions)
      for (const own of view.seats)
        for (const place of galaxy.nebulae) {
          const token = own.nebulae[place.id];
          if (!token || token.formed) continue;
          const met = needs(print.tiles.get(token.tile) as Tile, place, own).every((need) => need.met);
          if (own.formable.includes(place.id)) formable += 1;
          if (view.options.form_rule === 'at_least') expect(met).toBe(own.formable.includes(place.id));
          else if (own.formable.includes(place.id)) expect(met).toBe(true);
        }
    expect(formable).toBeGreaterThan(0);
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

describe('needs', () => {
  const space = galaxy.nebulae[0];
  const tile = print.tiles.get('NT1-03') as Tile; // H H He O
  const met = (stars: SeatView['stars']) =>
    space && needs(tile, space, { ...seatOf(some.view, 0), stars }).map((need) => need.met);
  it('takes stars first, then supernovae for what is missing (CTC-FORM-02)', () => {
    expect(met({ S09: 'H', S14: 'SN-C', S19: 'He' })).toEqual(['star', 'supernova', 'star', null]);
  });
  it('says where a star of an element is wanted', () => {
    const nebulae = { ND0: { tile: 'NT1-03', formed: false, advanced_life: [], missing: [], stood_in: [] } } as const;
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
  it('cost what the edition says (E-13, E-14, A-22)', () => {
    const french = {
      ...some.view.options,
      pulsar_grav: 2,
      shooting_cost: 'gravity',
      event_horizon_cost: 'counter',
    } as const;
    const german = { ...french, pulsar_grav: 1, shooting_cost: 'any', event_horizon_cost: 'token' } as const;
    const cost = (power: string, options: typeof some.view.options) => costOf(powerOf(print, power), options);
    expect([cost('PG-6', french).gravitons, cost('PG-6', german).gravitons]).toEqual([2, 1]);
    expect([cost('PG-4', french).energy, cost('PG-4', german).energy]).toEqual(['gravity', undefined]);
    expect(cost('PT-4', french)).toMatchObject({ cards: 1, supernova: 1 });
    expect(cost('PT-4', german)).toEqual({ cards: 1, gravitons: 0, tokens: { kind: 'supernova', amount: 1 } });
  });
  it('say what they do under the options (E-15, E-16)', () => {
    const survival = powerOf(print, 'PC-5');
    expect(textsOf(survival, { ...some.view.options, survival_min: 'max' }).en).toBe('2 proto lives become stable.');
    expect(textsOf(survival, { ...some.view.options, survival_min: '1' }).en).toBe(
      'Up to 2 proto lives become stable.',
    );
  });
  it('ask for something in every real position with a power in use', () => {
    for (const { view } of positions) if (view.turn.power) expect(view.turn.power.asks).not.toBe('nothing');
  });
});

describe('motion', () => {
  it('follows the pieces of one seat', () => {
    const events = [
      { event: 'star_moved', seat: 1, star_space: 'S01', star_target: 'S04' },
      { event: 'star_placed', seat: 0, element: 'H', star_space: 'S05' },
      { event: 'formed', seat: 1, nebula_space: 'ND0', tile: 'NT1-01', points: 3 },
    ] as const;
    const moves = movesOf(events, galaxy, 1);
    expect(moves.map(({ piece, kind }) => `${piece} ${kind}`)).toEqual(['S04 travels', 'ND0 forms']);
    expect(moves[0]?.from?.y).toBeCloseTo(-0.5);
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
