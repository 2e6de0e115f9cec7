import type { GameUi } from '../game_ui';
import { attempt } from './attempt';
import { Board } from './board';
import { explain } from './explain';
import { steps } from './steps';
import { Tray } from './tray';
import type { View } from './view';
import { holdings, label, prompt, tell } from './words';

export const ui: GameUi<View> = {
  id: 'crafting-the-cosmos',
  steps,
  attempt,
  prompt,
  label,
  tell,
  explain,
  holdings,
  Board,
  Tray,
};
