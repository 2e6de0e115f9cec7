import type { GameUi } from '../game_ui';
import { attempt } from './attempt';
import { Board } from './board';
import { enlarge } from './enlarge';
import { explain } from './explain';
import { itemName } from './item_name';
import { prompt } from './prompts';
import { rule } from './rule';
import { DECLINE, DISCARD, END_TURN, redundant, steps } from './steps';
import { tell, tellAction } from './tell';
import { Tray } from './tray';
import type { Action, Event, View } from './view';
import { gain, where } from './where';
import { holdings, label } from './words';

export const ui: GameUi<View, Action, Event> = {
  id: 'cosmogenesis',
  steps,
  attempt,
  prompt,
  label,
  waives: [DECLINE, DISCARD],
  ends: [END_TURN],
  skips: (target) => target === DECLINE,
  answers: 'all',
  redundant,
  tell,
  tellAction,
  where,
  gain,
  explain,
  rule,
  enlarge,
  itemName,
  tieRule: 'CG-TIE-01',
  holdings,
  pictured: (view, seat) => [view.seats[seat]],
  Board,
  Tray,
};
