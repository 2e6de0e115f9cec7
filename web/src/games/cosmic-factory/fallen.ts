// What fell into gaps when building ended: it is shown before the round is counted.
import { useRef } from 'preact/hooks';
import type { Event, TileName } from './view';

export interface Fallen {
  readonly timeUp: boolean;
  readonly tiles: readonly { readonly seat: number; readonly tile: TileName }[];
}

const nothing: Fallen = { timeUp: false, tiles: [] };

export const fallenIn = (events: readonly Event[]): Fallen => ({
  timeUp: events.some(({ event }) => event === 'time_up'),
  tiles: events.flatMap((event) =>
    event.event === 'repaired' && event.seat !== undefined ? [{ seat: event.seat, tile: event.tile }] : [],
  ),
});

// Building may end a while before the round is counted (cards that ask for a choice): it is kept until then.
export const useFallen = (recent: readonly Event[]): Fallen => {
  const kept = useRef(nothing);
  if (recent.some(({ event }) => event === 'build_started')) kept.current = nothing;
  if (recent.some(({ event }) => event === 'build_ended')) kept.current = fallenIn(recent);
  return kept.current;
};
