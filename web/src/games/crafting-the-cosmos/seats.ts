// What is everybody's own is called by its seat on another's board.
import type { Target } from '../game_ui';
import { ofSeat, splitSeat } from '../seat_target';
import type { View } from './view';

// A galaxy, a time chamber, a hand and powers; what is to be used this turn lies in everybody's tray.
const PERSONAL = /^(nebula|star|life|chamber|row|hand|power|slot|keep):?/;

// The board that is one's own; a spectator is shown the first.
export const ownSeat = (view: View): number => view.viewer ?? 0;

export const onBoard = (target: Target, seat: number, view: View): Target =>
  PERSONAL.test(target) ? ofSeat(target, seat, ownSeat(view)) : target;

// The target as on one's own board, and the position as who sits there looks at it.
export function fromBoard(target: Target, view: View, seat = ownSeat(view)): readonly [Target, View] {
  const [bare, whose] = splitSeat(target, seat);
  return [bare, whose === view.viewer ? view : { ...view, viewer: whose }];
}
