import type { GameUi } from '../game_ui';
import { Aside } from './aside';
import { Board } from './board';
import { attempt, steps } from './steps';
import { Tray } from './tray';
import { cardOf, mayAct, type Action, type Event, type View } from './view';
import { explain, holdings, label, prompt, tell } from './words';

export const ui: GameUi<View, Action, Event> = {
  id: 'cosmic-factory',
  steps,
  mayAct,
  attempt,
  prompt,
  label,
  waives: ['button:offer_none'],
  tell,
  explain: (target, view, content, seat) =>
    explain(target, seat === undefined ? view : { ...view, viewer: seat }, content),
  holdings,
  pictured: (view, seat) => [view.seats[seat], view.phase, view.scored, cardOf(view)],
  Board,
  Tray,
  Aside,
};
