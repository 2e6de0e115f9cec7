// What is asked now: one question, which after each click is the next one.
import type { Message } from '../../text/message';
import type { Content, Target } from '../game_ui';
import { printOf, type Print } from './content';
import { powerRule } from './explain_power';
import { steps } from './steps';
import { seatOf, type Action, type View } from './view';
import { energyText, powerText, priceOf, starText, text } from './words';

type Kind = Action['kind'];

interface Asked {
  readonly view: View;
  readonly print: Print;
  readonly chosen: readonly Target[];
  readonly open: readonly Action[];
}

const nameOf = (target: Target | undefined): string => target?.split(':').at(-1) ?? '';

// Where a star goes: the element is what was chosen last.
const whereStar = ({ chosen }: Asked): Message => text('next.star', { star: starText(nameOf(chosen.at(-1))) });

const whichMoves = ({ chosen }: Asked): Message =>
  text(chosen[0] === 'counter:graviton:star' ? 'next.move_star' : 'next.move_life');

function givenStar({ view, print, chosen }: Asked): Message {
  const token = seatOf(view, view.current).nebulae[nameOf(chosen[0]) as 'ND0'];
  return text('next.give_star', { points: print.tiles.get(token?.tile ?? '')?.points ?? 0 });
}

function whichLife({ view, print }: Asked): Message {
  const values = print.advancedLife[view.advanced_life.next === 1 ? 'first' : 'second'];
  return text('next.advanced', { least: Math.min(...values), most: Math.max(...values) });
}

const whichElement = ({ view }: Asked): Message =>
  text('next.element', { points: seatOf(view, view.current).next_discharge });

const whichCards = ({ view, print, chosen }: Asked): Message =>
  text('next.buy', { cost: priceOf(chosen, view, print) });

const whichPayment = ({ view, print, chosen }: Asked): Message => {
  const power = nameOf(chosen[0]);
  const values = { power: powerText(print, power), rule: powerRule(power, print, view.options) };
  return text('next.pay', { ...values, cost: priceOf(chosen, view, print) });
};

const whichEffect = ({ print, chosen }: Asked): Message =>
  text('next.mode', { power: powerText(print, nameOf(chosen[0])) });

const whichSet = ({ print, chosen }: Asked): Message =>
  text('next.set', { energy: energyText(nameOf(chosen[0])), points: print.setPoints });

// The closing action: what is possible of it.
function closing({ open }: Asked): Message {
  const nebula = open.some(({ kind }) => kind === 'omega nebula');
  const life = open.some(({ kind }) => kind === 'omega stabilize');
  return text(nebula && life ? 'next.close' : nebula ? 'next.close_nebula' : 'next.close_life');
}

const asks = (key: string) => (): Message => text(key);

// By the kind of the actions that are open, one entry for each click before.
const NEXT: Partial<Readonly<Record<Kind, readonly ((asked: Asked) => Message)[]>>> = {
  'place nebula': [asks('next.nebula')],
  'place star': [whereStar],
  'place proto': [asks('next.proto')],
  form: [givenStar],
  'advanced life': [whichLife],
  'discharge for star': [whichElement, whereStar],
  'discharge for nothing': [whichElement],
  'discharge with power': [whichElement],
  'buy power': [whichCards],
  'keep power': [asks('next.under'), asks('next.under')],
  'use power': [whichPayment, whichEffect],
  'score set': [whichSet],
  supernova: [asks('next.supernova')],
  stabilize: [asks('next.stabilize')],
  'move star': [whichMoves, asks('next.where')],
  'move life': [whichMoves, asks('next.where')],
  'put star': [whereStar],
  'omega nebula': [closing],
  'omega stabilize': [closing],
};

// The button ends it as soon as the own token has moved.
function shiftPrompt({ print, chosen, open }: Asked): Message {
  if (chosen.length === 0) return text('prompt.shift');
  const ends = open.some((action) => action.kind === 'shift' && action.moves?.length === chosen.length);
  return text(ends ? 'next.shift' : 'next.own', { left: print.tables.limits.moves - chosen.length });
}

// The most rewarding thing first.
function craftPrompt({ view, open }: Asked): Message {
  const have = (...kinds: readonly Kind[]) => open.some(({ kind }) => kinds.includes(kind));
  const pieces = view.turn.ending.lost;
  if (have('form')) return text('prompt.craft.form');
  if (have('advanced life')) return text('prompt.craft.advanced');
  if (have('discharge for star', 'discharge for nothing', 'discharge with power'))
    return text('prompt.craft.discharge');
  if (pieces > 0) return text('prompt.craft.place', { pieces });
  if (have('supernova', 'stabilize', 'move star', 'move life')) return text('prompt.craft.counters');
  if (have('buy power', 'use power', 'score set')) return text('prompt.craft.cards');
  return text('prompt.craft.end');
}

// There may be fewer things than a power could still change.
function powerPrompt({ view, print, open }: Asked): Message {
  const { power } = view.turn;
  if (!power) return text('prompt.wait');
  const things = new Set(open.flatMap((action) => steps(action, view).flat().slice(0, 1)));
  const possible = [...things].filter((target) => !target.startsWith('button:')).length;
  const ask = text(`ask.${power.asks}`, { count: Math.min(power.left, Math.max(1, possible)) });
  return text('prompt.use', { power: powerText(print, power.card), ask });
}

// How many are still taken, and from where.
function takeCard({ view, open }: Asked): Message {
  const positions = open.flatMap((action) => (action.kind === 'take card' ? [action.position] : []));
  const deck = positions.includes('deck');
  return text('prompt.take_card', {
    left: view.turn.to_collect.energy_card ?? 1,
    from: deck && positions.length > 1 ? 'both' : deck ? 'deck' : 'open',
    deck: text('take.deck', { cards: view.energy.deck.length }),
  });
}

function pickNebula({ view }: Asked): Message {
  return text('prompt.pick_nebula', { left: view.turn.to_collect.nebula ?? 1 });
}

function first(asked: Asked, seat: number): Message {
  const { view, chosen } = asked;
  switch (view.phase) {
    case 'shift':
      return shiftPrompt(asked);
    case 'craft':
      return craftPrompt(asked);
    case 'take_card':
      return takeCard(asked);
    case 'pick_nebula':
      return pickNebula(asked);
    case 'choose_power':
      return text('prompt.choose_power', { count: view.turn.choosing?.cards.length ?? 0 });
    case 'use_power':
      return powerPrompt(asked);
    case 'discard':
      return text('prompt.discard', { count: seatOf(view, seat).over_limit - chosen.length });
    case 'game_over':
      return text('prompt.over');
    default:
      return text(`prompt.${view.phase}`);
  }
}

export function prompt(
  view: View,
  seat: number,
  open: readonly Action[],
  content: Content,
  chosen: readonly Target[] = [],
): Message {
  const asked: Asked = { view, print: printOf(content), chosen, open };
  if (view.phase !== 'game_over' && view.current !== seat) return text('prompt.wait');
  const [action] = open;
  const next = action && NEXT[action.kind]?.[chosen.length - 1];
  return next ? next(asked) : first(asked, seat);
}
