// What a click on something that does not glow would have meant, so that the table can say why not.
import type { Content, Target } from '../game_ui';
import { printOf } from './content';
import { END } from './ending';
import { costOf, modesOf, powerOf } from './powers';
import { ENERGIES, seatOf, type Action, type Energy, type NebulaSpace, type View } from './view';

// What a board draws is named by the engine, so that the parts of a target are names of the right type.
const nameOf = (target: Target | undefined): never => (target?.split(':')[1] ?? '') as never;
const kindOf = (target: Target): string => target.split(':')[0] ?? '';
const answered = (target: Target): never => (target.split(':')[2] ?? '') as never; // button:element:He
const ANY_STAR = 'S19';

// The energy of which the player has the most cards.
function richest(view: View): Energy {
  const { hand } = seatOf(view, view.current);
  if (!hand) return 'light';
  return ENERGIES.reduce((best, energy) => (hand[energy] > hand[best] ? energy : best));
}

function usageOf(target: Target, view: View, content: Content, energy?: Energy): Action {
  const card = powerOf(printOf(content), nameOf(target));
  const [mode] = modesOf(card);
  return {
    kind: 'use power',
    power: nameOf(target),
    energy: energy ?? costOf(view, card.id)?.energy ?? richest(view),
    mode: (mode ?? null) as never,
  };
}

// What the clicks so far cannot go on with begins anew.
function begin(target: Target, view: View, content: Content): Action | null {
  const name = nameOf(target);
  switch (kindOf(target)) {
    case 'nebula': {
      const nebula = seatOf(view, view.current).nebulae[name as NebulaSpace];
      if (!nebula) return null;
      return nebula.formed
        ? { kind: 'advanced life', nebula_space: name }
        : { kind: 'form', nebula_space: name, star_space: ANY_STAR };
    }
    case 'chamber':
      return { kind: 'discharge for nothing' };
    case 'power':
      return usageOf(target, view, content);
    case 'slot':
      return { kind: 'buy power', energy: richest(view), slot: Number(name) };
    case 'hand':
      return { kind: 'score set', energy: name };
    case 'display':
      return { kind: 'take card', position: name };
    case 'stack':
      return { kind: 'pick nebula', size: Number(name) };
    default:
      return null;
  }
}

// What a power in use was to be given.
function answer(target: Target): Action | null {
  const name = nameOf(target);
  switch (kindOf(target)) {
    case 'supply':
      return { kind: 'choose element', element: name };
    case 'star':
      return { kind: 'choose star', star_space: name };
    case 'life':
      return { kind: 'choose life', life_space: name };
    case 'nebula':
      return { kind: 'choose nebula', nebula_space: name };
    default:
      return null;
  }
}

function move(from: Target, to: Target): Action | null {
  if (kindOf(from) !== kindOf(to)) return null;
  return kindOf(to) === 'star'
    ? { kind: 'move star', star_space: nameOf(from), star_target: nameOf(to) }
    : { kind: 'move life', life_space: nameOf(from), life_target: nameOf(to) };
}

// A corner, after what goes there.
function onStar(target: Target, first: Target, second: Target | undefined): Action | null {
  const star_space = nameOf(target);
  switch (kindOf(first)) {
    case 'staged':
      return { kind: 'place star', element: nameOf(first), star_space };
    case 'nebula':
      return { kind: 'form', nebula_space: nameOf(first), star_space };
    case 'button':
      return { kind: 'put star', element: answered(first), star_space };
    case 'chamber':
      return second ? { kind: 'discharge for star', element: answered(second), star_space } : null;
    default:
      return first === 'counter:supernova' ? { kind: 'supernova', star_space } : null;
  }
}

function onLife(target: Target, first: Target): Action | null {
  const life_space = nameOf(target);
  if (first === 'staged:proto') return { kind: 'place proto', life_space };
  if (first === 'counter:dna') return { kind: 'stabilize', life_space };
  return first.startsWith(END) ? { kind: 'omega stabilize', life_space } : null;
}

// A space, after the piece or counter that goes there.
function onSpace(target: Target, [first = '', second]: readonly Target[]): Action | null {
  if (first.startsWith('counter:graviton')) return second ? move(second, target) : null;
  if (kindOf(target) === 'star') return onStar(target, first, second);
  if (kindOf(target) === 'life') return onLife(target, first);
  return kindOf(first) === 'staged'
    ? { kind: 'place nebula', tile: nameOf(first), nebula_space: nameOf(target) }
    : null;
}

export function attempt(target: Target, chosen: readonly Target[], view: View, content: Content): Action | null {
  const [first = ''] = chosen;
  const name = nameOf(target);
  const isSpace = /^(star|life|nebula):/.test(target);
  if (view.phase === 'omega_nebula' && view.turn.omega && kindOf(target) === 'nebula')
    return { kind: 'place nebula', tile: view.turn.omega, nebula_space: name };
  if (view.phase === 'use_power' && chosen.length === 0) return answer(target);
  if (chosen.length === 0) return begin(target, view, content);
  if (isSpace) return onSpace(target, chosen);
  if (kindOf(target) === 'hand' && kindOf(first) === 'slot')
    return { kind: 'buy power', energy: name, slot: Number(nameOf(first)) };
  if (kindOf(target) === 'hand' && kindOf(first) === 'power') return usageOf(first, view, content, name);
  if (kindOf(target) === 'power' && first === 'chamber') return { kind: 'discharge with power', power: name };
  if (kindOf(target) === 'stack' && first.startsWith(END)) return { kind: 'omega nebula', size: Number(name) };
  return begin(target, view, content);
}
