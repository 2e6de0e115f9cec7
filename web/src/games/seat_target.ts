// Things that everybody has of their own, such as the places of a galaxy: on another's board they are called
// "body:O1.P@2", so that what is shown, explained and found there is that seat's.
import type { Target } from './game_ui';

export const ofSeat = (target: Target, seat: number, own: number): Target =>
  seat === own ? target : `${target}@${seat}`;

// The target without its seat, and the seat; `own` where none is said.
export function splitSeat(target: Target, own: number): readonly [Target, number] {
  const [bare, seat] = target.split('@');
  return [bare ?? target, seat === undefined ? own : Number(seat)];
}
