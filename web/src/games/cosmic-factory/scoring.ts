// The last round counted again, one step at a time, as it is shown (CF-SCORE-01, -07).
import { countGalaxy, type Zone } from './galaxy';
import { rulesOf, type Printed } from './tiles';
import { colours, markerNames, type Colour, type Marker, type Markers, type Placed, type Scored } from './view';

export type StepKind = 'zone' | 'constellation' | 'track' | 'won' | 'lost' | 'offer';

export interface ScoringStep {
  readonly kind: StepKind;
  readonly marker: Marker;
  readonly points: number;
  readonly stands: number; // where the marker is then
  readonly size: number; // planets, tiles or constellations that were counted
  readonly zone?: Zone;
  readonly tiles?: readonly Placed[];
}

// CF-CARD-02: a gift is counted in the galaxy on the right.
export const countedSeat = (scored: Scored, seat: number, printed: Printed): number =>
  rulesOf(printed, scored.card).gift ? (seat + scored.seats.length - 1) % scored.seats.length : seat;

const largest = (scored: Scored, seat: number, colour: Colour): number =>
  scored.seats[seat]?.evaluation?.[colour][0] ?? 0;

export const scoringSteps = (scored: Scored, seat: number, printed: Printed): ScoringStep[] => {
  const own = scored.seats[seat];
  const counted = scored.seats[countedSeat(scored, seat, printed)];
  if (!own || !counted) return [];
  const rules = rulesOf(printed, scored.card);
  const { highest, offering } = printed.rules;
  const count = countGalaxy(counted.galaxy, scored.card, printed);
  const stands: Record<Marker, number> = { ...own.before };
  const made: ScoringStep[] = [];
  const move = (step: Omit<ScoringStep, 'stands'>): void => {
    stands[step.marker] = Math.min(highest, Math.max(0, stands[step.marker] + step.points));
    made.push({ ...step, stands: stands[step.marker] });
  };

  for (const zone of count.zones)
    if (zone.kind !== 'constellation')
      move({ kind: 'zone', marker: zone.kind, points: zone.points, size: zone.size, zone });

  const network = count.networks[0] ?? [];
  const tiles = { longest: count.trail, network, separate: count.networks.flat() }[rules.track];
  const measured = { longest: count.longest, network: network.length, separate: count.networks.length }[rules.track];
  move({
    kind: 'track',
    marker: own.exchanged ?? 'star',
    points: rules.stellar_exchange && !own.exchanged ? 0 : count.points.track,
    size: measured,
    tiles,
  });

  for (const colour of colours) {
    if (!own.bonus.includes(colour)) continue;
    const planets = largest(scored, seat, colour);
    const rivals = scored.seats.map((_, other) => (other === seat ? 0 : largest(scored, other, colour)));
    const won = planets >= Math.max(...rivals);
    const points = won ? (rules.bonus?.won ?? 0) : -(rules.bonus?.lost ?? 0);
    move({ kind: won ? 'won' : 'lost', marker: colour, points, size: planets });
  }

  if (rules.points.constellations.some((points) => points > 0))
    for (const zone of count.zones)
      if (zone.kind === 'constellation')
        move({ kind: 'constellation', marker: 'star', points: zone.points, size: zone.size, zone });

  if (own.offered) {
    move({ kind: 'offer', marker: own.offered, points: -offering.price, size: 0 });
    move({ kind: 'offer', marker: 'star', points: offering.reward, size: 0 });
  }
  return made;
};

// Where the markers stand after these steps.
export const standsAfter = (before: Markers, steps: readonly ScoringStep[]): Markers => {
  const stands: Record<Marker, number> = { ...before };
  for (const step of steps) stands[step.marker] = step.stands;
  return Object.fromEntries(markerNames.map((name) => [name, stands[name]])) as unknown as Markers;
};
