import type { GameUi } from '../game_ui';
import { Aside } from './aside';
import { Board } from './board';
import { explain } from './explain';
import { holdings } from './holdings';
import { attempt, label, prompt } from './prompt';
import { steps } from './steps';
import { tell } from './tell';
import { Tray } from './tray';
import { taskOf, type Action, type Event, type View } from './view';

export const ui: GameUi<View, Action, Event> = {
  id: 'anunnaki',
  steps,
  attempt,
  prompt,
  label,
  waives: ['button:leave', 'button:weapon:none'],
  ends: ['button:stop'],
  skips: (target, view) => target === 'button:stop' && taskOf(view)?.task === 'secondary',
  tell,
  explain,
  holdings,
  Board,
  Tray,
  Aside,
};
