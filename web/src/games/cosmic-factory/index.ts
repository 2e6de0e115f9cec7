import type { GameUi } from '../game_ui';
import { Afterword } from './afterword';
import { Aside } from './aside';
import { Board } from './board';
import { explain } from './explain';
import { itemName } from './item_name';
import { prompt } from './prompts';
import { rule } from './rule';
import { attempt, steps } from './steps';
import { tell } from './tell';
import { tellAction } from './tell_action';
import { Tray } from './tray';
import { cardOf, mayAct, type Action, type Event, type View } from './view';
import { gain, where } from './where';
import { holdings, label } from './words';

export const ui: GameUi<View, Action, Event> = {
  id: 'cosmic-factory',
  steps,
  mayAct,
  attempt,
  prompt,
  label,
  // Building on takes "done" back, and who bets may not touch the galaxy any more.
  waives: ['button:offer_none', 'button:undone', 'button:take'],
  skips: (target) => target === 'button:offer_none',
  tell,
  tellAction,
  where,
  gain,
  explain,
  rule,
  itemName,
  tieRule: 'CF-END-03',
  holdings,
  pictured: (view, seat) => [view.seats[seat], view.phase, view.scored, cardOf(view)],
  Board,
  Tray,
  Aside,
  Afterword,
};
