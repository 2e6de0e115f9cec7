// The companion to the printed Anunnaki: the person enters what they did, Cosmobot says what it does.
import type { GameUi } from '../game_ui';
import { explain } from '../anunnaki/explain';
import { tell } from '../anunnaki/tell';
import type { Event, View as AnunnakiView } from '../anunnaki/view';
import { rule, where } from '../anunnaki/where';
import { Aside, Board } from './board';
import { label, prompt, steps } from './prompt';
import { tellAction } from './said';
import { text } from './text';
import { Tray } from './tray';
import type { View } from './view';

export const ui: GameUi<View> = {
  id: 'cosmobot',
  hints: false,
  asOne: true,
  steps,
  prompt,
  label,
  // Which weapon card lies there, only the person knows.
  tell: (event, names, content, me) => (event.event === 'weapon_committed' ? null : tell(event, names, content, me)),
  where: (event) => where(event as Event),
  rule: (target, view) => rule(target, view as unknown as AnunnakiView),
  tellAction,
  logAction: (action, content) => text('said.sentence', { what: tellAction(action, content) }),
  // The person's own side is not on this screen: only what lies on the map is explained.
  explain: (target, view, content) =>
    /^(area|site|distant|creature|track|space|card|fate|row):/.test(target)
      ? explain(target, view as unknown as AnunnakiView, content)
      : null,
  holdings: () => [],
  Board,
  Tray,
  Aside,
};
