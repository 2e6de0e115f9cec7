// What is asked of the person, the words on buttons, and what a click would have meant.
import type { Message } from '../../text/message';
import type { Content, Target } from '../game_ui';
import { boxOf, type Box } from './content';
import { cost, list, place, secondaryName, text } from './names';
import { steps } from './steps';
import { isChoice, taskOf, UNITS, pieces, piecesAt, RESOURCES, type Action, type CombatView, type View } from './view';

function combatPrompt(combat: CombatView, box: Box): Message {
  const where = place(combat.place, box);
  const own = (combat.person ?? 0) + combat.person_powers;
  if (!combat.against_civilisation) return text('prompt.combat', { place: where, own, bot: combat.bot ?? 0 });
  if (combat.civilisation === null) return text('prompt.combat_unseen', { place: where, own });
  return text('prompt.combat_civilisation', { place: where, own, strength: combat.civilisation });
}

const COUNTED = new Set(['move_points', 'harvest', 'place_followers', 'pick_resource', 'pick_track']);

// What is to be clicked next for what is chosen already.
function nextPrompt(view: View, open: readonly Action[], chosen: readonly Target[]): Message | null {
  const [first] = open;
  if (!first || chosen.length === 0) return null;
  const next = steps(first, view)[chosen.length] ?? '';
  if (next.startsWith('button:unit')) return text('prompt.which_unit');
  if (next.startsWith('button:without')) return text('prompt.build_without');
  if (next.startsWith('god:')) return text('prompt.which_god');
  switch (first.kind) {
    case 'summon':
      return text('prompt.summon_where');
    case 'take creature':
      return text('prompt.creature_where');
    case 'swap':
      return text('prompt.swap_for');
    default:
      return text('prompt.where_to');
  }
}

export function prompt(
  view: View,
  _seat: number,
  open: readonly Action[],
  content: Content,
  chosen: readonly Target[],
): Message {
  const box = boxOf(content);
  const next = nextPrompt(view, open, chosen);
  if (next) return next;
  const question = view.question;
  if (!question || view.phase === 'game_over') return text('prompt.over');
  if (isChoice(question)) {
    const places =
      question.choice === 'reveal' ? text('nothing') : list(question.candidates.map((one) => place(one, box)));
    return text(`prompt.choice.${question.choice}`, question.choice === 'reveal' ? undefined : { places });
  }
  const left = question.left ?? 0;
  if (COUNTED.has(question.task)) return text(`prompt.${question.task}`, { left });
  switch (question.task) {
    case 'pawn':
      return text(view.person.pawn === null ? 'prompt.pawn_first' : 'prompt.pawn');
    case 'secondary':
      return text('prompt.secondary', { crystals: view.person.crystals });
    case 'portal':
      return question.target
        ? text('prompt.portal_more', { left, place: place(question.target, box) })
        : text('prompt.portal', { left });
    case 'commit_weapon':
      return view.combat ? combatPrompt(view.combat, box) : text('prompt.other');
    case 'combat': {
      const planet = view.distant[(question.asked ?? 1) - 1]?.planet;
      return planet ? text('prompt.attack', { planet: place(planet, box) }) : text('prompt.other');
    }
    case 'build':
    case 'free':
    case 'take_contract':
    case 'pay_any':
    case 'oracle_track':
    case 'pick_upgrade':
    case 'pick_weapon':
    case 'culture':
    case 'retreat':
      return text(`prompt.${question.task}`);
    default:
      return text('prompt.other');
  }
}

// "button:without:wood+gold"
export function label(target: Target, content: Content): Message {
  const [, what = '', id = ''] = target.split(':');
  switch (what) {
    case 'unit':
      return text(`button.unit.${id}`);
    case 'without': {
      const less: Record<string, number> = {};
      for (const one of id.split('+')) less[one] = (less[one] ?? 0) + 1;
      return text('button.without', { cost: cost(less) });
    }
    case 'secondary':
      return secondaryName(id, boxOf(content));
    case 'weapon':
      return text('button.no_weapon');
    case 'reveal':
      return text(`button.reveal_${id}`);
    case 'stop':
      return text(id === 'secondary' || id === 'free' ? `button.stop_${id}` : 'button.stop');
    default:
      return text(`button.${what}`); // attack, leave
  }
}

const chosenOf = (chosen: readonly Target[], kind: string): string | undefined =>
  chosen.find((target) => target.startsWith(`${kind}:`))?.slice(kind.length + 1);

function unitAt(view: View, at: string, chosen: readonly Target[]): string {
  const button = chosenOf(chosen, 'button:unit');
  if (button) return button;
  const here = pieces(piecesAt(view, at, 'person'));
  return UNITS.find((kind) => here.units[kind] > 0) ?? 'follower';
}

function travel(kind: 'move' | 'portal', at: string, chosen: readonly Target[], view: View): Attempt {
  const from = chosenOf(chosen, 'area') ?? chosenOf(chosen, 'distant') ?? at;
  const unit = unitAt(view, from, chosen);
  const to = taskOf(view)?.target ?? at;
  return unit === 'settlement' ? { kind: 'move settlement', from, to } : { kind, unit, from, to };
}

function atArea(area: string, chosen: readonly Target[], view: View): Attempt | null {
  if (view.question && isChoice(view.question))
    return { kind: view.question.choice === 'combat_order' ? 'fight' : 'choose', place: area };
  const by = chosenOf(chosen, 'star');
  if (by) return { kind: 'summon', god: chosenOf(chosen, 'god') ?? `${codeOf(view)}-G`, area, by };
  const creature = chosenOf(chosen, 'creature');
  if (creature) return { kind: 'take creature', creature, area };
  switch (taskOf(view)?.task) {
    case 'move_points':
      return travel('move', area, chosen, view);
    case 'portal':
      return travel('portal', area, chosen, view);
    case 'place_followers':
      return { kind: 'place follower', area };
    case 'build':
      return { kind: 'build', area, without: null };
    case 'retreat':
      return { kind: 'retreat', area };
    default:
      return null;
  }
}

const capitalOf = (view: View): string =>
  Object.keys(view.control).find((area) => area.endsWith('-C') && pieces(view.areas[area]?.person).settlement) ?? '';
const codeOf = (view: View): string => capitalOf(view).split('-')[0] ?? '';

// What a click says, before the table has looked at it.
interface Attempt {
  readonly kind: Action['kind'];
  readonly [operand: string]: unknown;
}

function meant(target: Target, chosen: readonly Target[], view: View): Attempt | null {
  const [what = '', id = '', more = ''] = target.split(':');
  const task = taskOf(view)?.task;
  switch (what) {
    case 'node':
      return task === 'pick_upgrade' ? { kind: 'upgrade', tile: view.person.tiles[id] } : { kind: 'pawn', node: id };
    case 'area':
      return atArea(id, chosen, view);
    case 'symbol':
      return { kind: 'harvest', resource: more, area: id };
    case 'distant': {
      const place = `${id}:${more}`;
      if (view.question && isChoice(view.question))
        return { kind: view.question.choice === 'combat_order' ? 'fight' : 'choose', place };
      return task === 'portal' ? travel('portal', place, chosen, view) : null;
    }
    case 'slot':
      return { kind: 'take contract', slot: Number(id) };
    case 'reserve':
      return { kind: task === 'take_contract' ? 'drop contract' : 'fulfil', contract: Number(id) };
    case 'resource': {
      if (task === 'pick_resource') return { kind: 'take resource', resource: id };
      if (task === 'pay_any') return { kind: 'pay', resource: id };
      const given = chosenOf(chosen, 'resource');
      return given
        ? { kind: 'swap', given, taken: id }
        : { kind: 'swap', given: id, taken: RESOURCES.find((one) => one !== id) };
    }
    case 'track':
      return { kind: task === 'oracle_track' ? 'oracle' : 'advance', track: id };
    case 'weapon':
      return { kind: task === 'pick_weapon' ? 'draw' : 'weapon', card: id };
    case 'site':
      return { kind: 'culture', site: id };
    case 'star':
      return {
        kind: 'summon',
        god: `${codeOf(view)}-${id === 'PENTA' ? 'G' : '1'}`,
        area: capitalOf(view),
        by: id,
      };
    case 'god':
      return { kind: 'summon', god: id, area: capitalOf(view), by: id.endsWith('-G') ? 'PENTA' : 'T0' };
    case 'creature':
      return { kind: 'take creature', creature: id, area: capitalOf(view) };
    default:
      return null;
  }
}

// The action that the click would have meant, for the table to say why it is not allowed.
export const attempt = (target: Target, chosen: readonly Target[], view: View): Action | null =>
  meant(target, chosen, view) as Action | null;
