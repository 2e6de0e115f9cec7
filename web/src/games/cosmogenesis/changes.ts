// What an action would change in a system, and what has just happened there.
import type { GameEvent } from '../game_ui';
import { type Body, parseBody } from './body';
import { type Place, SCORE_PARTS, type SeatView, type Sector, SECTORS } from './view';

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
  readonly part: (typeof SCORE_PARTS)[number];
  readonly points: number;
}
export const pointChanges = (before: SeatView, after: SeatView): readonly PartChange[] =>
  SCORE_PARTS.map((part) => ({ part, points: after.score[part] - before.score[part] })).filter(
    ({ points }) => points !== 0,
  );

// Movements on the board, told by events.
export type Effect =
  | { readonly kind: 'arrive' | 'impact' | 'comet' | 'life'; readonly place: Place }
  | { readonly kind: 'reveal'; readonly orbit: number; readonly objective: string }
  | { readonly kind: 'belt'; readonly asteroids: number; readonly comets: number };

export function effectsOf(recent: readonly GameEvent[], seat: number): readonly Effect[] {
  return recent.flatMap((event): Effect[] => {
    if (event['seat'] !== seat) return [];
    const number = (name: string): number => Number(event[name] ?? 0);
    const place: Place = { orbit: number('orbit'), place: number('place') };
    switch (event.event) {
      case 'planet_created':
        return [{ kind: 'arrive', place }];
      case 'moon_created':
        return [{ kind: 'arrive', place: { orbit: number('orbit'), place: number('moon') } }];
      case 'collided':
        return [{ kind: 'impact', place }];
      case 'got_rings':
      case 'got_wet':
        return [{ kind: 'comet', place }];
      case 'life_created':
      case 'evolved':
      case 'life_fell':
        return [{ kind: 'life', place }];
      case 'objective_revealed':
        return [
          {
            kind: 'reveal',
            orbit: number('orbit'),
            objective: `P${String(number('objective')).padStart(2, '0')}`,
          },
        ];
      case 'belt_changed':
        return [{ kind: 'belt', asteroids: number('asteroids'), comets: number('comets') }];
      default:
        return [];
    }
  });
}

// Who has just emptied a field of the cosmos board.
export function takerOf(recent: readonly GameEvent[], sector: Sector, field: number): number | null {
  const took = recent.find(
    (event) => event.event === 'took' && SECTORS[Number(event['sector']) - 1] === sector && event['field'] === field,
  );
  return took ? Number(took['seat']) : null;
}

export const parsed = (text: string | null): Body | null => (text === null ? null : parseBody(text));
export const signed = (count: number): string => (count < 0 ? `−${-count}` : `+${count}`);
