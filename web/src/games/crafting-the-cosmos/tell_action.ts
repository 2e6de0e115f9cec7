// What an action of one's own is, in words: where it has an event, the event's line; a hint says the same.
import type { Message } from '../../text/message';
import type { Content } from '../game_ui';
import { printOf } from './content';
import { areaText } from './places';
import { tell } from './tell';
import type { Action, Event } from './view';
import { aStarText, energyText, powerText, text } from './words';

const ME = 0;

// The event that says the same as the action.
function eventOf(action: Action): Event | null {
  switch (action.kind) {
    case 'place nebula':
      return { event: 'nebula_placed', seat: ME, tile: action.tile, nebula_space: action.nebula_space };
    case 'place star':
    case 'put star':
      return { event: 'star_placed', seat: ME, element: action.element, star_space: action.star_space };
    case 'place proto':
      return { event: 'proto_placed', seat: ME, life_space: action.life_space };
    case 'keep power':
      return { event: 'power_kept', seat: ME, power: action.power, slot: 0 };
    case 'use power':
      return { event: 'power_used', seat: ME, power: action.power, mode: action.mode };
    case 'stabilize':
    case 'omega stabilize':
      return { event: 'stabilized', seat: ME, life_space: action.life_space };
    case 'move star':
      return { event: 'star_moved', seat: ME, star_space: action.star_space, star_target: action.star_target };
    case 'move life':
      return { event: 'life_moved', seat: ME, life_space: action.life_space, life_target: action.life_target };
    default:
      return null;
  }
}

// The place, element, power … that a text without an event needs.
function valuesOf(action: Action, content: Content): Record<string, string | number | Message> {
  const print = printOf(content);
  switch (action.kind) {
    case 'shift':
      return { moves: action.moves?.length ?? 0 };
    case 'pick nebula':
    case 'omega nebula':
      return { size: action.size };
    case 'take card':
      return { open: action.position === 'deck' ? 'no' : 'yes' };
    case 'form':
    case 'advanced life':
    case 'choose nebula':
      return { place: areaText(print, action.nebula_space) };
    case 'discharge for star':
      return { a_star: aStarText(action.element), place: areaText(print, action.star_space) };
    case 'discharge with power':
      return { power: powerText(print, action.power) };
    case 'buy power':
      return { energy: energyText(action.energy), cost: print.slots[action.slot - 1] ?? 0 };
    case 'score set':
      return { energy: energyText(action.energy), points: print.setPoints };
    case 'supernova':
    case 'choose star':
      return { place: areaText(print, action.star_space) };
    case 'choose life':
      return { place: areaText(print, action.life_space) };
    case 'choose element':
      return { a_star: aStarText(action.element) };
    default:
      return {};
  }
}

export function tellAction(action: Action, content: Content): Message {
  const event = eventOf(action);
  const told = event && tell(event, [], content, ME);
  return told ?? text(`act.${action.kind}`, valuesOf(action, content));
}
