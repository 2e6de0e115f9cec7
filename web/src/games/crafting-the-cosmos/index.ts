import type { GameUi } from '../game_ui';
import { attempt } from './attempt';
import { Board } from './board';
import { explain } from './explain';
import { steps } from './steps';
import { Tray } from './tray';
import type { Action, Event, View } from './view';
import { holdings, label, prompt, tell } from './words';

export const ui: GameUi<View, Action, Event> = {
  id: 'crafting-the-cosmos',
  steps,
  attempt,
  prompt,
  label,
  waives: ['button:discard', 'button:drop', 'button:nothing'],
  tell,
  explain: (target, view, content, seat) =>
    explain(target, seat === undefined ? view : { ...view, viewer: seat }, content),
  holdings,
  pictured: (view, seat) => [view.seats[seat]],
  Board,
  Tray,
};
