// The companion to the printed Anunnaki: the person enters what they did, Cosmobot says what it does.
import type { Content, GameUi, LegalAction, Target } from '../game_ui';
import { boxOf } from '../anunnaki/content';
import { explain } from '../anunnaki/explain';
import { place } from '../anunnaki/names';
import { tell } from '../anunnaki/tell';
import type { View as AnunnakiView } from '../anunnaki/view';
import { Aside, Board, Tray } from './board';
import { text } from './entries';
import type { View } from './view';

// Closed questions are buttons; everything else is typed.
const answers = new Set(['choose', 'reveal', 'committed', 'roll', 'draw', 'complete', 'done']);

const steps = (action: LegalAction): readonly Target[] =>
  answers.has(action.text.split(' ')[0] ?? '') ? [`button:${action.text}`] : [`entry:${action.text}`];

function label(target: Target, _view: View, content: Content) {
  const [word = '', what = ''] = target.slice('button:'.length).split(' ');
  if (word === 'choose') return place(what, boxOf(content));
  return word === 'reveal' ? text(`reveal.${what}`) : text(`answer.${word}`);
}

function prompt(view: View, _seat: number, _legal: readonly LegalAction[], content: Content) {
  const { question } = view;
  if (view.missing.length > 0) return text('ask.missing');
  if (view.choice !== 'none') return text(`choice.${view.choice}`);
  const task = question?.task ?? 'report';
  const at = place(question?.place ?? view.combat?.place ?? '', boxOf(content));
  switch (task) {
    case 'report':
      return text('ask.report', { turn: view.turn });
    case 'ask_civilisation':
      return text('ask.civilisation', { place: at });
    case 'ask_card':
      return text('ask.card');
    case 'ask_die':
      return text('ask.die');
    case 'ask_contract':
      return text('ask.contract');
    case 'ask_total':
      return text('ask.total', { total: (view.combat?.bot ?? 0) + (view.combat?.die ?? 0) });
    case 'ask_score':
      return text('ask.score');
    default:
      return text('ask.weapon', { place: at });
  }
}

export const ui: GameUi<View> = {
  id: 'cosmobot',
  hints: false,
  steps,
  prompt,
  label,
  tell,
  tellAction: (action) => text('entered', { entry: action }),
  // The person's own side is not on this screen: only what lies on the map is explained.
  explain: (target, view, content) =>
    /^(area|site|card|fate|row):/.test(target) ? explain(target, view as unknown as AnunnakiView, content) : null,
  holdings: () => [],
  Board,
  Tray,
  Aside,
};
