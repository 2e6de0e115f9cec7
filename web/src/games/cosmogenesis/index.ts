import type { GameUi } from '../game_ui';
import { attempt } from './attempt';
import { Board } from './board';
import { explain } from './explain';
import { DECLINE, DISCARD, steps } from './steps';
import { tell } from './tell';
import { Tray } from './tray';
import type { Action, Event, View } from './view';
import { holdings, label, prompt } from './words';

export const ui: GameUi<View, Action, Event> = {
  id: 'cosmogenesis',
  steps,
  attempt,
  prompt,
  label,
  waives: [DECLINE, DISCARD],
  tell,
  explain,
  holdings,
  pictured: (view, seat) => [view.seats[seat]],
  Board,
  Tray,
};
