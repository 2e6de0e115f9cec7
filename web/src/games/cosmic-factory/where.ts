// Where on the screen something happened, and what points it brought.
import type { Gain, Target } from '../game_ui';
import { ofSeat } from '../seat_target';
import { ownSeat, type Event, type Marker, type View } from './view';
import { markerName, word } from './words';

// In whose galaxy or on whose markers it was, by their targets there.
function placesOf(event: Event): readonly Target[] {
  switch (event.event) {
    case 'placed':
    case 'moved':
    case 'rotated':
    case 'removed':
    case 'flipped':
    case 'repaired':
    case 'turned_down':
    case 'sabotaged':
      return [`cell:${event.cell}`];
    case 'swapped':
      return event.cells.map((cell) => `cell:${cell}`);
    case 'zone_points':
    case 'exchanged':
    case 'bonus_won':
    case 'bonus_lost':
    case 'offered':
      return [`track:${event.colour}`];
    case 'track_points':
    case 'card_points':
      return ['track:star'];
    default:
      return [];
  }
}

export function where(event: Event, view: View): readonly Target[] {
  if (event.event === 'bonus_taken') return event.colours.map((colour) => `bonus:${colour}`);
  if (event.event === 'card_revealed') return [`card:${event.card}`];
  return placesOf(event).map((target) => ofSeat(target, event.seat ?? ownSeat(view), ownSeat(view)));
}

const reasons: Partial<Record<Event['event'], string>> = {
  track_points: 'gain.track',
  bonus_won: 'gain.won',
  bonus_lost: 'gain.lost',
  card_points: 'gain.constellations',
};

// Steps of a marker.
export const gain = (event: Event, view: View): Gain | null => {
  if (event.seat === undefined || !('points' in event) || event.points === 0) return null;
  const marker: Marker = 'colour' in event ? event.colour : 'star';
  const reason = reasons[event.event];
  return {
    seat: event.seat,
    points: event.points,
    at: where(event, view),
    reason: reason ? word(reason) : markerName(marker),
  };
};
