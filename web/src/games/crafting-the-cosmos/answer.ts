// An answer that stands as a button beside the question and lies on the board as well: the thing on the board is the
// button as long as it is asked for, so that both can be clicked.
import type { Target } from '../game_ui';
import type { OwnPicks } from './view';

export const answer = (picks: OwnPicks, thing: Target, button: Target): Target =>
  picks.lit(button) || picks.chosen(button) ? button : thing;
