// What a target is, and its rule in our words.
import { named, type Message } from '../../text/message';
import type { Content, Target } from '../game_ui';
import { dischargePoints, needsOf, printOf, sizeOf, type Goal, type Print } from './content';
import { galaxyOf } from './geometry';
import { needs } from './needs';
import { costOf, powerOf, textsOf } from './powers';
import {
  elementOf,
  isSupernova,
  seatOf,
  type Element,
  type Options,
  type SeatView,
  type StarSpace,
  type View,
} from './view';
import { elementText, energyText, goalText, text } from './words';

const joined = (parts: readonly Message[], glue: string): Message =>
  parts.reduce((sum, part) => text(glue, { a: sum, b: part }));

// "2 time cards + 1 graviton"
export function costText(power: string, print: Print, options: Options): Message {
  const card = powerOf(print, power);
  const { cards, energy, gravitons, supernova = 0, tokens } = costOf(card, options);
  const parts: Message[] = [];
  if (card.discharge) parts.push(text('cost.discharge'));
  if (cards > 0)
    parts.push(
      energy ? text('cost.type', { count: cards, energy: energyText(energy) }) : text('cost.equal', { count: cards }),
    );
  if (gravitons > 0) parts.push(text('cost.gravitons', { count: gravitons }));
  if (supernova > 0) parts.push(text('cost.supernovae', { count: supernova }));
  if (tokens) parts.push(text(`cost.token.${tokens.kind}`, { count: tokens.amount }));
  return joined(parts, 'cost.plus');
}

export function powerRule(power: string, print: Print, options: Options): Message {
  const card = powerOf(print, power);
  return named(textsOf(card, options), { element: card.element ? elementText(card.element.is) : '' });
}

function explainPower(power: string, print: Print, view: View): Message {
  const { names, bonus } = powerOf(print, power);
  return text('explain.power', {
    name: named(names),
    cost: costText(power, print, view.options),
    rule: powerRule(power, print, view.options),
    bonus: text(`reward.${bonus.kind}`, { count: bonus.amount }),
  });
}

export function goalRule(goal: Goal, options: Options): Message {
  return text(`measure.${goal.measure}`, {
    sector: goal.sector ? text(`sector.${goal.sector}`) : '',
    element: goal.element ? elementText(goal.element) : '',
    size: goal.size ?? 0,
    how: options.star_goal,
  });
}

function explainGoal(id: string, print: Print, view: View): Message | null {
  const goal = print.goals.get(id);
  if (!goal) return null;
  return text('explain.goal', {
    name: goalText(print, id),
    rule: goalRule(goal, view.options),
    first: print.goalPoints.first,
    second: view.players === 2 ? view.options.second_2p : print.goalPoints.second,
  });
}

// A tooltip is about the board of who looks on; a spectator is shown the first.
const shown = (view: View): SeatView => seatOf(view, view.viewer ?? 0);

function explainNebula(id: string, print: Print, view: View): Message | null {
  const own = shown(view);
  const space = galaxyOf(print).nebulae.find((entry) => entry.id === id);
  if (!space) return null;
  const token = own.nebulae[space.id];
  if (!token) return text('explain.nebula.empty', { space: id, sector: text(`sector.${space.sector}`) });
  const tile = print.tiles.get(token.tile);
  if (!tile) return null;
  const values = { space: id, size: sizeOf(print, token.tile), points: tile.points };
  if (token.advanced_life.length > 0) return text('explain.nebula.living', values);
  if (token.formed) {
    const life = space.sides.filter((side) => own.life[side]).length;
    return text('explain.nebula.formed', { ...values, life });
  }
  const met = needs(tile, space, own).filter((need) => need.met).length;
  return text('explain.nebula.unformed', {
    ...values,
    met,
    needed: needsOf(tile).length,
    rule: view.options.form_rule,
  });
}

function explainStar(id: string, view: View): Message {
  const star = shown(view).stars[id as StarSpace];
  if (!star) return text('explain.star.empty', { space: id });
  return text(isSupernova(star) ? 'explain.star.supernova' : 'explain.star.star', {
    space: id,
    element: elementText(elementOf(star)),
  });
}

function explainStaged(piece: string, print: Print): Message {
  if (piece === 'proto') return text('explain.staged.proto');
  const tile = print.tiles.get(piece);
  if (!tile) return text('explain.staged.star', { element: elementText(piece) });
  return text('explain.staged.nebula', {
    size: sizeOf(print, piece),
    needed: needsOf(tile).length,
    points: tile.points,
  });
}

// "token:2:own" can be moved, "token:others" cannot.
function explainToken(number: string, mover: string): Message {
  if (number === 'others') return text('explain.token.others');
  return text(mover === 'own' ? 'explain.token.own' : 'explain.token.dark');
}

const explainControl = (energy: string): Message =>
  text('explain.control', {
    energy: energyText(energy),
    rewards: text(`explain.control.${energy}`),
  });

export function explain(target: Target, view: View, content: Content): Message | null {
  const print = printOf(content);
  const [kind, first = '', second = ''] = target.split(':');
  switch (kind) {
    case 'token':
      return explainToken(first, second);
    case 'round':
      return text('explain.round', { round: view.round, most: print.tables.limits.rounds });
    case 'control':
      return explainControl(first);
    case 'stack':
      return text('explain.stack', {
        size: Number(first),
        left: view.nebula_stacks[first as keyof View['nebula_stacks']].length,
      });
    case 'display': {
      const energy = view.energy.display[Number(first) - 1];
      if (first === 'deck') return text('explain.deck', { left: view.energy.deck.length });
      return energy ? text('explain.display', { energy: energyText(energy) }) : null;
    }
    case 'hand':
      return text('explain.hand', { energy: energyText(first), points: print.setPoints });
    case 'discard':
      return text('explain.discard', { energy: energyText(first) });
    case 'supply':
      return text('explain.supply', {
        element: elementText(first),
        left: view.supply[first as Element],
      });
    case 'staged':
      return explainStaged(first, print);
    case 'counter':
      return text(`explain.counter.${first}`);
    case 'chamber':
      return text('explain.chamber', {
        points: dischargePoints(print, shown(view).discharges),
        waiting: shown(view).waiting,
      });
    case 'slot':
      return text('explain.slot', { cost: print.slots[Number(first) - 1] ?? 0 });
    case 'power':
    case 'keep':
      return explainPower(first, print, view);
    case 'under':
      return explainPower(second, print, view);
    case 'goal':
      return explainGoal(first, print, view);
    case 'nebula':
      return explainNebula(first, print, view);
    case 'star':
      return explainStar(first, view);
    case 'life': {
      const life = (shown(view).life as Readonly<Record<string, string>>)[first];
      return text(`explain.life.${life ?? 'empty'}`, { space: first });
    }
    case 'stock':
      return text(`explain.stock.${first}`);
    default:
      return null;
  }
}
