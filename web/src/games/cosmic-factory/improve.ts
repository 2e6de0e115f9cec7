// What else could have been built of the same tiles in the same shape: found by trying, without a proof
// that nothing better exists (the engine's solver has that).
import { countGalaxy } from './galaxy';
import { seeded } from './seeded';
import type { Printed } from './tiles';
import { colours, type Galaxy, type Markers, type Placed, type Points, type Scored } from './view';

export interface Better {
  readonly galaxy: Galaxy;
  readonly points: Points;
  readonly value: number;
}

const trials = 6000;
const slice = 150; // trials between two looks at the clock

// The lowest world and the star after the round count most, then all points.
export const worth = (points: Points, before: Markers): number => {
  const after = colours.map((colour) => Math.min(30, before[colour] + points[colour]));
  const star = Math.min(30, before.star + points.track + points.constellations);
  const total = points.green + points.blue + points.orange + points.track + points.constellations;
  return 3 * (Math.min(...after) + star) + total;
};

// Cards under which a galaxy is not what its builder made, or not for its builder.
const others = new Set([2, 13]);
export const canImprove = ({ card }: Scored): boolean => !others.has(card);

// Simulated annealing in slices: yields the best so far, so that the page stays awake.
export function* improve(
  galaxy: Galaxy,
  card: number,
  before: Markers,
  printed: Printed,
): Generator<Better, Better> {
  const random = seeded(galaxy.reduce((sum, { tile }) => sum * 31 + tile, card));
  const pick = (): number => Math.floor(random() * galaxy.length);
  const judged = (tried: Galaxy): Better => {
    const { points } = countGalaxy(tried, card, printed);
    return { galaxy: tried, points, value: worth(points, before) };
  };
  let current = judged(galaxy);
  let best = current;
  for (let trial = 0; trial < trials; ++trial) {
    const next = [...current.galaxy];
    const [a, b] = [pick(), pick()];
    const [at, other] = [next[a] as Placed, next[b] as Placed];
    if (a === b || random() < 0.4) next[a] = { ...at, rot: Math.floor(random() * 4) };
    else {
      next[a] = { ...at, tile: other.tile, rot: other.rot, down: other.down };
      next[b] = { ...other, tile: at.tile, rot: at.rot, down: at.down };
    }
    const found = judged(next);
    const heat = 4 * (1 - (trial % 2000) / 2000) + 0.05;
    if (random() < Math.exp((found.value - current.value) / heat)) current = found;
    if (current.value > best.value) best = current;
    if (trial % slice === slice - 1) yield best;
  }
  return best;
}
