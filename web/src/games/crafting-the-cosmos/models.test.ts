// The small pure functions that the drawings rest on.
import { describe, expect, it, vi } from 'vitest';
import { paintCloud, palette } from './cloud';
import { noPicks } from '../no_picks';
import { printOf, type Tile } from './content';
import { follow } from './dark';
import { galaxyOf } from './geometry';
import { ghostOf } from './ghost';
import { glidesOf } from './glides';
import { movesOf } from './motion';
import { needs, wantedCorners } from './needs';
import { costOf, powerOf, textsOf } from './powers';
import { moveOn, shiftSoFar, tokensOf } from './shift';
import { MOVERS } from './steps';
import { content, positions, type Position } from './testing/support';
import { seatOf, type Event } from './view';

vi.mock('../../ui/settings', () => ({ duration: () => 0 })); // there is no browser here

const print = printOf(content);
const galaxy = galaxyOf(print);
const some = positions.find(({ view }) => view.phase === 'shift') as Position;

describe('shift', () => {
  const picked = (...chosen: readonly string[]) => ({
    ...noPicks,
    chosen: (target: string) => chosen.includes(target),
  });
  const [lying] = some.view.turn.shifts;

  it('begins with the tokens as they lie', () => {
    expect(shiftSoFar(some.view, some.seat, noPicks)).toEqual({ made: 0, stop: lying });
    const { own, dark, pays } = tokensOf(some.view, some.seat, null);
    expect({ own, dark, pays }).toEqual({ own: lying?.own, dark: lying?.dark, pays: lying?.pays });
  });
  it('goes where the view says, click by click', () => {
    for (const { mover, to, stop } of lying?.moves ?? []) {
      const name = MOVERS[mover];
      const then = some.view.turn.shifts[stop];
      const begun = shiftSoFar(some.view, some.seat, noPicks);
      expect(begun && moveOn(some.view, begun, name)).toEqual({ to, then });
      expect(shiftSoFar(some.view, some.seat, picked(`token:1:${name}`))).toEqual({ made: 1, stop: then });
      const own = then?.moves.find((next) => next.mover === 'own')?.stop ?? -1;
      expect(shiftSoFar(some.view, some.seat, picked(`token:1:${name}`, 'token:2:own'))).toEqual({
        made: 2,
        stop: some.view.turn.shifts[own],
      });
    }
    expect(lying?.moves.length).toBeGreaterThan(1);
  });
  it('is nothing of those who wait', () => {
    expect(shiftSoFar(some.view, (some.seat + 1) % some.view.players, noPicks)).toBeNull();
  });
  it('counts each token of a view once', () => {
    const { dark, others } = tokensOf(some.view, some.seat, null);
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

describe('needs', () => {
  const tile = print.tiles.get('NT1-03') as Tile; // H H He O
  const token = {
    tile: 'NT1-03',
    formed: false,
    advanced_life: [],
    missing: ['O'],
    stood_in: ['H'],
    living_sides: 0,
  } as const;
  it('shows what is missing and what a supernova stands for, last among its like', () => {
    expect(needs(tile, token).map(({ element, met }) => `${element} ${met}`)).toEqual([
      'H star',
      'H supernova',
      'He star',
      'O null',
    ]);
  });
  it('says where a star of an element is wanted', () => {
    const own = { ...seatOf(some.view, 0), nebulae: { ND0: token } };
    expect([...wantedCorners(galaxy, own, 'O')]).toEqual(galaxy.nebulae.find(({ id }) => id === 'ND0')?.corners);
    expect(wantedCorners(galaxy, own, 'He').size).toBe(0);
  });
});

describe('powers', () => {
  it('in sight have a cost', () => {
    for (const { view } of positions)
      for (const power of view.seats.flatMap(({ powers }) => powers))
        if (power) expect(costOf(view, power)?.cards).toBeGreaterThanOrEqual(powerOf(print, power).discharge ? 0 : 1);
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

describe('glides', () => {
  const view = { ...some.view, goals: { ...some.view.goals, track: ['UG-05', 'UG-03', null] } } as typeof some.view;
  const glides = (...events: readonly Event[]) =>
    glidesOf(events, view, 0, 6).map(({ piece, path }) => [piece, ...path].join(' '));
  it('let the crystal climb, step by step', () => {
    const up = (space: number): Event => ({ event: 'crystal_moved', seat: 0, space });
    expect(glides(up(3), up(4))).toEqual(['crystal step:2 step:3']);
    expect(glides({ event: 'crystal_moved', seat: 1, space: 3 })).toEqual([]);
  });
  it('let it wait at the top while another one comes from the supply', () => {
    const taken = { event: 'crystal_taken', seat: 0, supply: 4 } as const;
    const [top, first] = [6, 1].map((space): Event => ({ event: 'crystal_moved', seat: 0, space }));
    if (!top || !first) throw new Error('no events');
    expect(glides(top, taken)).toEqual(['waiting step:5', 'crystal stock:crystals']);
    expect(glides(top, taken, first)).toEqual(['waiting step:5', 'crystal stock:crystals step:0']);
  });
  it('bring a discharged crystal to its points', () => {
    expect(glides({ event: 'discharged', seat: 0, number: 2, points: 6 })).toEqual(['discharged:2 step:6']);
  });
  it('take a scored goal off the track while the others fall', () => {
    expect(glides({ event: 'goal_scored', goal: 'UG-01' }, { event: 'goal_revealed', goal: 'UG-05' })).toEqual([
      'scored:UG-01 track:2',
      'goal:UG-05 goals',
      'goal:UG-03 track:0',
    ]);
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
