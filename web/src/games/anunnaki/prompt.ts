// What is asked of the person, the words on buttons, and what a click would have meant.
import type { Message } from '../../text/message';
import type { Content, LegalAction, Target } from '../game_ui';
import { boxOf, type Box } from './content';
import { cost, list, place, text } from './names';
import { isChoice, taskOf, UNITS, pieces, piecesAt, RESOURCES, type CombatView, type View } from './view';

function combatPrompt(combat: CombatView, box: Box): Message {
  const where = place(combat.place, box);
  const own = (combat.person ?? 0) + combat.person_powers;
  if (!combat.against_civilisation) return text('prompt.combat', { place: where, own, bot: combat.bot ?? 0 });
  if (combat.civilisation === null) return text('prompt.combat_unseen', { place: where, own });
  return text('prompt.combat_civilisation', { place: where, own, strength: combat.civilisation });
}

const COUNTED = new Set(['move_points', 'harvest', 'place_followers', 'pick_resource', 'pick_track']);

export function prompt(view: View, _seat: number, _legal: readonly LegalAction[], content: Content): Message {
  const box = boxOf(content);
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
export function label(target: Target, view: View): Message {
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
      return text(`button.${id}`);
    case 'weapon':
      return text('button.no_weapon');
    case 'reveal':
      return text(`button.reveal_${id}`);
    case 'stop': {
      const task = taskOf(view)?.task;
      return text(task === 'secondary' || task === 'free' ? `button.stop_${task}` : 'button.stop');
    }
    default:
      return text(`button.${what}`); // attack, leave
  }
}

function unitAt(view: View, at: string, chosen: readonly Target[]): string {
  const button = chosen.find((target) => target.startsWith('button:unit:'));
  if (button) return button.slice('button:unit:'.length);
  const here = pieces(piecesAt(view, at, 'person'));
  return UNITS.find((kind) => here.units[kind] > 0) ?? 'follower';
}

function travel(verb: string, at: string, chosen: readonly Target[], view: View): string {
  const start = chosen.find((target) => /^(area|distant):/.test(target));
  const from = start ? start.slice(start.indexOf(':') + 1) : at;
  const to = taskOf(view)?.target ?? at;
  return `${verb} ${unitAt(view, from, chosen)} from ${from} to ${to}`;
}

function atArea(area: string, chosen: readonly Target[], view: View): string | null {
  if (view.question && isChoice(view.question))
    return view.question.choice === 'combat_order' ? `fight in ${area}` : `choose ${area}`;
  const code = capitalOf(view).split('-')[0] ?? '';
  const figure = chosen.find((target) => target.startsWith('star:'))?.slice('star:'.length);
  if (figure) {
    const god = chosen.find((target) => target.startsWith('god:'))?.slice('god:'.length) ?? `${code}-G`;
    return `summon ${god} at ${area} by ${figure}`;
  }
  const creature = chosen.find((target) => target.startsWith('creature:'))?.slice('creature:'.length);
  if (creature) return `take creature ${creature} to ${area}`;
  switch (taskOf(view)?.task) {
    case 'move_points':
      return travel('move', area, chosen, view);
    case 'portal':
      return travel('portal', area, chosen, view);
    case 'place_followers':
      return `place follower in ${area}`;
    case 'build':
      return `build in ${area}`;
    case 'retreat':
      return `retreat to ${area}`;
    default:
      return null;
  }
}

const capitalOf = (view: View): string =>
  Object.keys(view.control).find((area) => area.endsWith('-C') && view.areas[area]?.person?.startsWith('S')) ?? '';

// The action that the click would have meant, for the table to say why it is not allowed.
export function attempt(target: Target, chosen: readonly Target[], view: View): string | null {
  const [what = '', id = '', more = ''] = target.split(':');
  const task = taskOf(view)?.task;
  const code = capitalOf(view).split('-')[0] ?? '';
  switch (what) {
    case 'node':
      return task === 'pick_upgrade' ? `upgrade ${view.person.tiles[id] ?? ''}` : `pawn to ${id}`;
    case 'area':
      return atArea(id, chosen, view);
    case 'symbol':
      return `harvest ${more} in ${id}`;
    case 'distant':
      return task === 'portal' ? travel('portal', `${id}:${more}`, chosen, view) : null;
    case 'slot':
      return `take contract ${id}`;
    case 'reserve':
      return task === 'take_contract' ? `drop contract ${id}` : `fulfil ${id}`;
    case 'resource': {
      if (task === 'pick_resource') return `take ${id}`;
      if (task === 'pay_any') return `pay ${id}`;
      const given = chosen.find((one) => one.startsWith('resource:'))?.slice('resource:'.length);
      if (given) return `swap ${given} for ${id}`;
      return `swap ${id} for ${RESOURCES.find((one) => one !== id) ?? ''}`;
    }
    case 'track':
      return task === 'oracle_track' ? `oracle ${id}` : `advance ${id}`;
    case 'weapon':
      return task === 'pick_weapon' ? `draw ${id}` : `weapon ${id}`;
    case 'site':
      return `culture ${id}`;
    case 'star':
      return `summon ${code}-${id === 'PENTA' ? 'G' : '1'} at ${capitalOf(view)} by ${id}`;
    case 'god':
      return `summon ${id} at ${capitalOf(view)} by ${id.endsWith('-G') ? 'PENTA' : 'T0'}`;
    case 'creature':
      return `take creature ${id} to ${capitalOf(view)}`;
    default:
      return null;
  }
}
