import type { GameUi } from '../game_ui';
import { Aside } from './aside';
import { Board } from './board';
import { showing } from './bot_turn';
import { enlarge } from './enlarge';
import { explain } from './explain';
import { gain } from './gain';
import { holdings } from './holdings';
import { itemName } from './item_name';
import { attempt, label, prompt } from './prompt';
import { steps } from './steps';
import { tell } from './tell';
import { tellAction } from './tell_action';
import { Tray } from './tray';
import { rule, where } from './where';
import type { Action, Event, View } from './view';

// Stopping there leaves something behind that one could still have.
const GIVEN_UP = [
  'secondary',
  'move_points',
  'portal',
  'harvest',
  'build',
  'take_contract',
  'place_followers',
  'pick_resource',
  'pick_track',
  'oracle_track',
  'pick_upgrade',
  'pick_weapon',
];

export const ui: GameUi<View, Action, Event> = {
  id: 'anunnaki',
  steps,
  attempt,
  prompt,
  label: (target, _, content) => label(target, content),
  waives: ['button:leave', 'button:weapon:none', ...GIVEN_UP.map((task) => `button:stop:${task}`)],
  ends: ['button:stop:free'],
  skips: (target) => target === 'button:weapon:none' || /^button:stop:(?!free)/.test(target),
  answers: 'lone buttons',
  tell,
  where,
  replays: showing,
  gain,
  tellAction,
  explain,
  rule,
  enlarge,
  itemName,
  tieRule: 'AN-SCORE-02',
  holdings,
  Board,
  Tray,
  Aside,
};
