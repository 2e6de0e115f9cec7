// What a target is, and its rule in our words.
import type { Message } from '../../text/message';
import type { Content, Target } from '../game_ui';
import { needsOf, printOf, sizeOf, stackOf, type Goal, type Print, type Reward } from './content';
import { explainPower } from './explain_power';
import { explainSpace } from './explain_space';
import { listed } from './places';
import { ELEMENTS, seatOf, type Element, type Energy, type Options, type SeatView, type View } from './view';
import { aStarText, elementText, energyText, goalText, text } from './words';

// A tooltip is about the board of who looks on; a spectator is shown the first.
const shown = (view: View): SeatView => seatOf(view, view.viewer ?? 0);

function goalRule(goal: Goal, options: Options): Message {
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
  const fallen = view.goals.track.findIndex((one) => one === id);
  return text('explain.goal', {
    name: goalText(print, id),
    rule: goalRule(goal, view.options),
    ...view.goals.worth,
    rounds: fallen < 0 ? -1 : view.goals.track.length - 1 - fallen,
  });
}

function explainStaged(piece: string, print: Print): Message {
  if (piece === 'proto') return text('explain.staged.proto');
  const tile = print.tiles.get(piece);
  if (!tile) return text('explain.staged.star', { a_star: aStarText(piece) });
  return text('explain.staged.nebula', {
    size: sizeOf(print, piece),
    needed: needsOf(tile).length,
    points: tile.points,
  });
}

// "token:2:own" can be moved, "token:others" cannot.
function explainToken(number: string, mover: string): Message {
  if (number === 'others') return text('explain.token.others');
  return mover === 'own' ? text('explain.token.own') : text('explain.token.dark', { energy: energyText(mover) });
}

// "2 helium stars and 1 supernova"
function rewardsText(rewards: readonly Reward[]): string | number | Message {
  const kinds = [...new Set(rewards)];
  return listed(kinds.map((kind) => text(`reward.${kind}`, { count: rewards.filter((one) => one === kind).length })));
}

const explainControl = (energy: Energy, print: Print): Message =>
  text('explain.control', {
    energy: energyText(energy),
    active: rewardsText(print.active[energy]),
    passive: rewardsText(print.passive[energy]),
    room: print.tables.limits.control,
  });

function explainStack(size: number, print: Print, view: View): Message {
  return text('explain.stack', {
    size,
    ...stackOf(print, size),
    left: view.nebula_stacks[String(size) as keyof View['nebula_stacks']].length,
  });
}

function explainDisplay(position: string, view: View): Message | null {
  if (position === 'deck') return text('explain.deck', { left: view.energy.deck.length });
  const energy = view.energy.display[Number(position) - 1];
  return energy ? text('explain.display', { number: Number(position), energy: energyText(energy) }) : null;
}

// A reward that a shift would bring: as what it becomes, a piece to place or a counter, is explained.
const REWARDS: Readonly<Record<string, Target>> = {
  proto_life: 'staged:proto',
  dna: 'counter:dna',
  supernova: 'counter:supernova',
  graviton: 'counter:graviton',
};

function explainReward(reward: string, view: View, content: Content): Message | null {
  if (ELEMENTS.some((element) => element === reward)) return explain(`staged:${reward}`, view, content);
  const thing = REWARDS[reward];
  return thing ? explain(thing, view, content) : text(`explain.reward.${reward}`);
}

function explainStock(kind: string, print: Print, view: View): Message {
  const { first, second } = print.advancedLife;
  const left = view.advanced_life.first.length + view.advanced_life.second.length;
  switch (kind) {
    case 'crystals':
      return text('explain.stock.crystals', { left: view.supply.crystals });
    case 'advanced':
      return text('explain.stock.advanced', {
        left,
        least: Math.min(...first),
        most: Math.max(...first),
        later_least: Math.min(...second),
        later_most: Math.max(...second),
      });
    default:
      return text('explain.stock.life', { left: view.supply.life });
  }
}

function explainChamber(print: Print, view: View): Message {
  const { next_discharge, waiting, crystal } = shown(view);
  return text('explain.chamber', {
    points: next_discharge,
    waiting,
    steps: print.tables.limits.chamber - crystal,
    left: view.supply.crystals,
  });
}

// A button beside the question stands for a thing that lies on the board, too (answer.ts).
const THINGS: Readonly<Record<string, string>> = { size: 'stack', element: 'supply', pay: 'hand', instead: 'power' };

export function explain(target: Target, view: View, content: Content): Message | null {
  const print = printOf(content);
  const [kind = '', first = '', second = ''] = target.split(':');
  switch (kind) {
    case 'button': {
      const thing = THINGS[first];
      return thing ? explain(`${thing}:${second}`, view, content) : null;
    }
    case 'token':
      return explainToken(first, second);
    case 'ending':
    case 'round':
      return text('explain.round', { round: view.round, most: print.tables.limits.rounds, left: view.supply.crystals });
    case 'control':
      return explainControl(first as Energy, print);
    case 'stack':
      return explainStack(Number(first), print, view);
    case 'display':
      return explainDisplay(first, view);
    case 'hand':
      return text('explain.hand', {
        energy: energyText(first),
        count: shown(view).hand?.[first as Energy] ?? 0,
        points: print.setPoints,
        most: print.tables.limits.hand,
      });
    case 'discard':
      return text('explain.discard', { energy: energyText(first) });
    case 'supply':
      return text('explain.supply', { element: elementText(first), left: view.supply[first as Element] });
    case 'staged':
      return explainStaged(first, print);
    case 'counter':
      return text(`explain.counter.${second ? `${first}_${second}` : first}`);
    case 'chamber':
      return explainChamber(print, view);
    case 'reward':
      return explainReward(first, view, content);
    case 'row':
      return text('explain.row', { number: Number(first), points: print.chamber[Number(first) - 1] ?? 0 });
    case 'slot':
      return text('explain.slot', { number: Number(first), cost: print.slots[Number(first) - 1] ?? 0 });
    case 'power':
    case 'keep':
      return explainPower(first, print, view);
    case 'under':
      return explainPower(second, print, view);
    case 'goal':
      return explainGoal(first, print, view);
    case 'nebula':
    case 'star':
    case 'life':
      return explainSpace(kind, first, print, shown(view));
    case 'stock':
      return explainStock(first, print, view);
    default:
      return null;
  }
}
