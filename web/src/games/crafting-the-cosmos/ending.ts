// The button that ends a turn. Where something could still be done it looks otherwise, so that nobody gives anything up
// unawares.
import type { Target } from '../game_ui';
import type { View } from './view';

export const END: Target = 'button:end';
export const END_EARLY: Target = 'button:end:early'; // never looks like what is advised

export const endTarget = (view: View): Target => (view.turn.ending.early ? END_EARLY : END);
