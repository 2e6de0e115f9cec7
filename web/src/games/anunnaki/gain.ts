// The points that an event brought.
import type { Gain } from '../game_ui';
import { text } from './names';
import type { Event } from './view';

export const gain = (event: Event): Gain | null =>
  event.event === 'vp_gained'
    ? {
        seat: event.seat ?? 0,
        points: event.points,
        at: null,
        reason: text('gain.points', { points: Math.abs(event.points) }),
      }
    : null;
