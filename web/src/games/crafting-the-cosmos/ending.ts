// The button that ends a turn. Whether something would be given up by it shows, so that nobody loses anything unawares.
import type { Target } from '../game_ui';
import { seatOf, type View } from './view';

// Something is still at hand: pieces and counters would be lost, a nebula or a crystal would wait another round.
function isEarly(view: View): boolean {
  const { formable, waiting } = seatOf(view, view.current);
  const { pieces, counters } = view.turn.unused;
  return [pieces, counters, formable.length, waiting].some((count) => count > 0);
}

export const END: Target = 'button:end';
export const END_EARLY: Target = 'button:end:early'; // never looks like what is advised

export const endTarget = (view: View): Target => (isEarly(view) ? END_EARLY : END);
