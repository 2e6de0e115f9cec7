import { describe, expect, it } from 'vitest';
import scoredRounds from '../../../fixtures/cosmic-factory/legal/scored.json';
import cards from '../../../../content/cosmic-factory/cards.json';
import scoringTables from '../../../../content/cosmic-factory/scoring.json';
import tiles from '../../../../content/cosmic-factory/tiles.json';
import { countGalaxy } from './galaxy';
import { scoringSteps, standsAfter } from './scoring';
import { printed, tileOfCode, turned } from './tiles';
import type { Scored } from './view';

const content = { 'tiles.json': tiles, 'cards.json': cards, 'scoring.json': scoringTables };
const rounds = scoredRounds as unknown as readonly Scored[];

describe('a tile', () => {
  it('reads its code and turns clockwise (CF-TILE-04)', () => {
    const tile = tileOfCode(13, 'G1G2B1**/ES');
    expect(tile.fields.map(({ kind, planets }) => `${kind.charAt(0)}${planets}`)).toEqual(['g1', 'g2', 'b1', 'c0']);
    expect(tile.spokes).toEqual([false, true, true, false]);
    expect(turned(tile, 1).fields.map(({ kind }) => kind.charAt(0))).toEqual(['c', 'g', 'g', 'b']);
    expect(turned(tile, 1).spokes).toEqual([false, false, true, true]);
  });
});

describe('a galaxy', () => {
  it('is counted as the engine counts it, under every card', () => {
    expect(new Set(rounds.map(({ card }) => card)).size).toBe(20);
    for (const { card, seats } of rounds)
      for (const { galaxy, evaluation } of seats) {
        const count = countGalaxy(galaxy, card, printed(content));
        const sizes = (kind: string) => count.zones.filter((zone) => zone.kind === kind).map(({ size }) => size);
        expect({
          green: sizes('green'),
          blue: sizes('blue'),
          orange: sizes('orange'),
          constellations: sizes('constellation'),
          longest: count.longest,
          network: count.networks[0]?.length ?? 0,
          separate: count.networks.length,
          points: count.points,
        }).toEqual(evaluation);
      }
  });
});

describe('the scoring shown step by step', () => {
  it('ends where the engine put the markers', () => {
    for (const round of rounds)
      round.seats.forEach(({ before, after }, seat) => {
        const steps = scoringSteps(round, seat, printed(content));
        expect(standsAfter(before, steps, steps.length)).toEqual(after);
      });
  });
});
