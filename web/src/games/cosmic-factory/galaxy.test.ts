import { describe, expect, it } from 'vitest';
import { content as contentOf } from '../../testing/engine';
import { read } from '../../testing/fixtures';
import { countGalaxy } from './galaxy';
import { scoringSteps, standsAfter } from './scoring';
import { printed, turned, type Tile } from './tiles';
import type { Scored } from './view';

const content = contentOf('cosmic-factory');
const rounds = read<readonly Scored[]>('fixtures/cosmic-factory/legal/scored.json');

describe('a tile', () => {
  it('is as the engine has it, and turns clockwise (CF-TILE-04)', () => {
    const tile = printed(content).tiles.get('13') as Tile; // G1G2B1B0/ESW
    const fields = ({ fields: four }: Tile): string[] => four.map(({ kind, planets }) => `${kind.charAt(0)}${planets}`);
    expect(fields(tile)).toEqual(['g1', 'g2', 'b1', 'b0']);
    expect(tile.spokes).toEqual([false, true, true, true]);
    expect(fields(turned(tile, 1))).toEqual(['b0', 'g1', 'g2', 'b1']);
    expect(turned(tile, 1).spokes).toEqual([true, false, true, true]);
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
        expect(standsAfter(before, steps)).toEqual(after);
      });
  });
});
