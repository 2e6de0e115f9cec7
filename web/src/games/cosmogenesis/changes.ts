// What an action would change in a system, and what has just happened there.
import { type Body, parseBody } from './body';
import {
  orbitNumber,
  parsePlace,
  partsOf,
  type Event,
  type Place,
  type ScorePart,
  type SeatView,
  type Sector,
} from './view';

export interface BodyChange {
  readonly place: Place;
  readonly before: string | null;
  readonly after: string | null;
}

const placesOf = (seat: SeatView): Map<string, string> =>
  new Map(
    seat.orbits.flatMap(({ planet, moons }, i) =>
      [planet, ...moons].map((body, place): [string, string] => [`${i + 1} ${place}`, body]),
    ),
  );

export function bodyChanges(before: SeatView, after: SeatView): readonly BodyChange[] {
  const was = placesOf(before);
  const is = placesOf(after);
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((key) => was.get(key) !== is.get(key))
    .map((key) => {
      const [orbit, place] = key.split(' ').map(Number);
      return {
        place: { orbit: orbit ?? 0, place: place ?? 0 },
        before: was.get(key) ?? null,
        after: is.get(key) ?? null,
      };
    });
}

export interface PartChange {
  readonly part: ScorePart;
  readonly points: number;
}
export const pointChanges = (before: SeatView, after: SeatView): readonly PartChange[] =>
  partsOf(after.score)
    .map((part) => ({ part, points: after.score[part] - before.score[part] }))
    .filter(({ points }) => points !== 0);

// Movements on the board, told by events.
export type Effect =
  | { readonly kind: 'arrive' | 'impact' | 'comet' | 'life'; readonly place: Place }
  | { readonly kind: 'belt'; readonly asteroids: number; readonly comets: number };

export function effectsOf(recent: readonly Event[], seat: number): readonly Effect[] {
  return recent.flatMap((event): Effect[] => {
    if (event.seat !== seat) return [];
    switch (event.event) {
      case 'planet_created':
        return [{ kind: 'arrive', place: { orbit: orbitNumber(event.orbit), place: 0 } }];
      case 'moon_created':
        return [{ kind: 'arrive', place: parsePlace(event.target) }];
      case 'collided':
        return [{ kind: 'impact', place: parsePlace(event.target) }];
      case 'got_rings':
        return [{ kind: 'comet', place: { orbit: orbitNumber(event.orbit), place: 0 } }];
      case 'got_wet':
        return [{ kind: 'comet', place: parsePlace(event.target) }];
      case 'life_created':
      case 'evolved':
      case 'life_fell':
        return [{ kind: 'life', place: parsePlace(event.target) }];
      case 'belt_changed':
        return [{ kind: 'belt', asteroids: event.asteroids, comets: event.comets }];
      default:
        return [];
    }
  });
}

// Who has just emptied a field of the cosmos board.
export function takerOf(recent: readonly Event[], sector: Sector, field: number): number | null {
  const took = recent.find((event) => event.event === 'took' && event.field === `${sector}-${field}`);
  return took?.seat ?? null;
}

export const parsed = (text: string | null): Body | null => (text === null ? null : parseBody(text));
