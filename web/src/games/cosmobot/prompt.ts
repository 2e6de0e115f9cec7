// What is asked of the person, and the words on the buttons that answer it.
import type { Message } from '../../text/message';
import { boxOf, type Box } from '../anunnaki/content';
import { place, sentences } from '../anunnaki/names';
import type { Side } from '../anunnaki/view';
import { actionKey } from '../action';
import type { Content, LegalAction, Target } from '../game_ui';
import { askingOf } from './asking';
import { carrying, touch } from './mode';
import { isReporting, onTheWay } from './reporting';
import { loadText } from './place';
import { text } from './text';
import type { View } from './view';

// Closed questions are buttons. Everything else is tapped on the map and beside it, or typed.
const BUTTONS = new Set(['choose', 'reveal', 'fight', 'committed', 'die', 'roll', 'draw', 'complete']);

// The one operand that an answer can have.
const answered = ({ kind: _, ...operands }: LegalAction): string => Object.values(operands).map(String).join(' ');

export const steps = (action: LegalAction): readonly Target[] =>
  BUTTONS.has(action.kind) ? [`button:${`${action.kind} ${answered(action)}`.trim()}`] : [`entry:${actionKey(action)}`];

export function label(target: Target, view: View, content: Content): Message {
  const [kind = '', what = ''] = target.slice('button:'.length).split(' ');
  switch (kind) {
    case 'choose':
      return place(what, boxOf(content));
    case 'fight': {
      const at = place(what, boxOf(content));
      return view.choice === 'combat_order' ? at : text('answer.fight', { place: at });
    }
    case 'reveal':
      return text(`reveal.${what}`);
    case 'die':
      return text('answer.die', { face: Number(what) });
    default:
      return text(`answer.${kind}`);
  }
}

// Of the units that fight: who leads a distant planet stands on its leader place.
function strength(view: View, side: Side): number {
  const at = view.combat?.place ?? '';
  const own = view.strength[at]?.[side] ?? 0;
  return own > 0 ? own : (view.strength[at.replace(':land', ':lead')]?.[side] ?? 0);
}

export const ownStrength = (view: View): number => strength(view, 'person');

export function question(view: View, box: Box): Message {
  const asked = view.question;
  const at = place(asked?.place ?? view.combat?.place ?? '', box);
  switch (asked?.task ?? 'report') {
    case 'report':
      return text(view.last_turn ? 'ask.report_last' : 'ask.report', { turn: view.turn });
    case 'ask_civilisation': {
      const god = view.atlantis_gods[asked?.place ?? ''] === null;
      const tile = typeof view.areas[asked?.place ?? '']?.civilisation !== 'number';
      return text(tile ? (god ? 'ask.civilisation_god' : 'ask.civilisation') : 'ask.god', { place: at });
    }
    case 'ask_card': {
      const deck = asked?.deck ?? 'moon';
      const begun = view.typed[deck];
      return sentences([text(`ask.card_${deck}`), begun ? text('ask.card_begun', { card: begun }) : null]);
    }
    case 'ask_die':
      return text('ask.die');
    case 'ask_contract':
      return text('ask.contract', { slot: asked?.slot ?? 0 });
    case 'ask_total': {
      const [bot, die] = [strength(view, 'bot'), view.combat?.die ?? 0];
      return text('ask.total', { total: bot + die, bot, die });
    }
    case 'ask_score':
      return text('ask.score');
    default:
      return text('ask.weapon', { place: at, own: strength(view, 'person'), bot: strength(view, 'bot') });
  }
}

// One question, the current one: what lies on the table first, then what the person is just doing.
export function prompt(view: View, _seat: number, _open: readonly LegalAction[], content: Content): Message {
  if (view.choice !== 'none') return text(`choice.${view.choice}`);
  const box = boxOf(content);
  const asked = question(view, box);
  const asking = askingOf(view, box, asked, ownStrength(view));
  if (asking) return asking.question;
  if (!isReporting(view)) return asked;
  if (carrying.value) return text('ask.carry');
  if (onTheWay()) return text('ask.arrive', { units: loadText(touch.value.load) });
  const [pending] = view.pending;
  return pending === undefined ? asked : text('ask.pending', { place: place(pending, box) });
}
