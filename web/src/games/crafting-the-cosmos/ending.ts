// The button that ends a turn. What would be given up by it is the page's to say, so that nobody loses anything unawares.
import type { Target } from '../game_ui';
import { seatOf, type Turn, type View } from './view';

export const stagedPieces = ({ stars, proto, nebulae }: Turn): number =>
  Object.values(stars).reduce((sum, count) => sum + count, 0) + proto + nebulae.length;

const counters = ({ dna, supernova, gravitons }: Turn): number => dna + supernova + gravitons;

// Something is still at hand: pieces and counters would be lost, a nebula or a crystal would wait another round.
function isEarly(view: View): boolean {
  const { formable, waiting } = seatOf(view, view.current);
  return stagedPieces(view.turn) + counters(view.turn) + formable.length + waiting > 0;
}

export const END: Target = 'button:end';
export const END_EARLY: Target = 'button:end:early'; // never looks like what is advised

export const endTarget = (view: View): Target => (isEarly(view) ? END_EARLY : END);
