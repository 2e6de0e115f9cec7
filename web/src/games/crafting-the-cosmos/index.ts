import type { GameUi } from '../game_ui';
import { attempt } from './attempt';
import { Board } from './board';
import { split } from './counted';
import { END, END_EARLY } from './ending';
import { enlarge } from './enlarge';
import { explain } from './explain';
import { gain, where } from './happenings';
import { itemName } from './item_name';
import { prompt } from './prompt';
import { rule } from './rule';
import { fromBoard } from './seats';
import { steps } from './steps';
import { tell } from './tell';
import { tellAction } from './tell_action';
import { Tray } from './tray';
import type { Action, Event, View } from './view';
import { holdings, label } from './words';

// What is taken where there is only one of it: a power that was drawn alone, the last stack, the last card.
const SKIPPED = /^(keep|display|button:size):/;

export const ui: GameUi<View, Action, Event> = {
  id: 'crafting-the-cosmos',
  steps,
  attempt,
  prompt,
  label,
  waives: [END_EARLY, 'button:discard', 'button:drop', 'button:nothing', 'button:stop'],
  ends: [END],
  skips: (target) => SKIPPED.test(target),
  tell,
  tellAction,
  where,
  gain,
  explain: (target, view, content, seat) => explain(...fromBoard(target, view, seat), content),
  rule: (target, view) => rule(...fromBoard(target, view)),
  enlarge: (target, view, content, seat) => enlarge(...fromBoard(target, view, seat), content),
  itemName,
  split,
  tieRule: 'CTC-FINAL-02',
  holdings,
  pictured: (view, seat) => [view.seats[seat]],
  Board,
  Tray,
};
