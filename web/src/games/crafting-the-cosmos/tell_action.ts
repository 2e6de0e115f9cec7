// What an action of one's own is, in words, as advice.
import type { Message } from '../../text/message';
import type { Content } from '../game_ui';
import { printOf, sizeOf, type Print } from './content';
import { areaText } from './places';
import { MOVERS } from './steps';
import type { Action, Move, View } from './view';
import { aStarText, energyText, powerText, text } from './words';

// "your own token, then 2 dark energies from Light": moves that are alike come together.
function movesText(moves: readonly Move[]): Message {
  const runs: { move: Move; count: number }[] = [];
  for (const move of moves) {
    const last = runs[runs.length - 1];
    if (last?.move === move) last.count += 1;
    else runs.push({ move, count: 1 });
  }
  const [first, ...rest] = runs.map(({ move, count }) => {
    const mover = MOVERS[move];
    return mover === 'own' ? text('act.own', { count }) : text('act.dark', { count, from: energyText(mover) });
  });
  return rest.reduce((before, next) => text('act.then', { before, next }), first ?? text('act.own', { count: 0 }));
}

// The place, element, power … that the text needs.
function valuesOf(action: Action, print: Print, view: View): Record<string, string | number | Message> {
  const at = (space: string): Message => areaText(print, space);
  switch (action.kind) {
    case 'shift':
      return { moves: movesText(action.moves ?? []) };
    case 'pick nebula':
    case 'omega nebula':
      return { size: action.size };
    case 'take card': {
      const card = action.position === 'deck' ? null : view.energy.display[Number(action.position) - 1];
      return card ? { open: 'yes', energy: energyText(card) } : { open: 'no', energy: '' };
    }
    case 'place nebula':
      return { size: sizeOf(print, action.tile), place: at(action.nebula_space) };
    case 'form':
    case 'advanced life':
    case 'choose nebula':
      return { place: at(action.nebula_space) };
    case 'place star':
    case 'put star':
    case 'discharge for star':
      return { a_star: aStarText(action.element), place: at(action.star_space) };
    case 'keep power':
    case 'use power':
    case 'discharge with power':
      return { power: powerText(print, action.power) };
    case 'buy power':
      return { energy: energyText(action.energy), cost: print.slots[action.slot - 1] ?? 0 };
    case 'score set':
      return { energy: energyText(action.energy), points: print.setPoints };
    case 'supernova':
    case 'choose star':
      return { place: at(action.star_space) };
    case 'place proto':
    case 'stabilize':
    case 'omega stabilize':
    case 'choose life':
      return { place: at(action.life_space) };
    case 'move star':
      return { place: at(action.star_space), target: at(action.star_target) };
    case 'move life':
      return { place: at(action.life_space), target: at(action.life_target) };
    case 'choose element':
      return { a_star: aStarText(action.element) };
    default:
      return {};
  }
}

export const tellAction = (action: Action, content: Content, view: View): Message =>
  text(`act.${action.kind}`, valuesOf(action, printOf(content), view));
