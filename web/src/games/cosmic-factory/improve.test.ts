import { describe, expect, it } from 'vitest';
import scoredRounds from '../../../fixtures/cosmic-factory/legal/scored.json';
import cards from '../../../../content/cosmic-factory/cards.json';
import scoringTables from '../../../../content/cosmic-factory/scoring.json';
import tiles from '../../../../content/cosmic-factory/tiles.json';
import { improve, worth, type Better } from './improve';
import { printed } from './tiles';
import { cellName, type Galaxy, type Scored } from './view';

const print = printed({ 'tiles.json': tiles, 'cards.json': cards, 'scoring.json': scoringTables });
const rounds = scoredRounds as unknown as readonly Scored[];

const run = (round: Scored, seat: number): Better => {
  const own = round.seats[seat];
  if (!own) throw new Error('no such seat');
  const search = improve(own.galaxy, round.card, own.before, print);
  for (;;) {
    const { done, value } = search.next();
    if (done) return value;
  }
};
const sorted = (galaxy: Galaxy, of: (placed: Galaxy[number]) => string | number): string =>
  galaxy.map(of).sort().join();

describe('what else could have been built', () => {
  it('has the same tiles on the same cells and is worth no less', () => {
    for (const card of [1, 3, 7, 11]) {
      const round = rounds.find((one) => one.card === card) as Scored;
      const own = round.seats[0];
      if (!own) throw new Error('no seat');
      const better = run(round, 0);
      expect(sorted(better.galaxy, ({ tile }) => tile)).toBe(sorted(own.galaxy, ({ tile }) => tile));
      expect(sorted(better.galaxy, cellName)).toBe(sorted(own.galaxy, cellName));
      expect(better.galaxy.filter(({ down }) => down)).toHaveLength(card === 1 ? 2 : 0);
      expect(better.value).toBeGreaterThan(worth(own.evaluation.points, own.before));
    }
  }, 60_000); // a search: as long as it takes
  it('is the same whenever it is asked for', () => {
    const round = rounds[3] as Scored;
    expect(run(round, 0)).toEqual(run(round, 0));
  }, 60_000);
});
