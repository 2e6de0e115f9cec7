// The game in words: keys of web/messages/*/crafting-the-cosmos.json, and names of the content.
import { messagesOf, named, type Message } from '../../text/message';
import type { Content, Target } from '../game_ui';
import { printOf, stackOf, type Print } from './content';
import { costOf, modeText, powerOf } from './powers';
import { seatOf, type View } from './view';

export const text = messagesOf('crafting-the-cosmos');

export const energyText = (energy: string): Message => text(`energy.${energy}`);
export const elementText = (element: string): Message => text(`element.${element}`);
export const starText = (element: string): Message => text(`star.${element}`); // "helium star"
export const aStarText = (element: string): Message => text(`a_star.${element}`); // what is placed, taken …: "a helium star"
export const powerText = (print: Print, power: string): Message => named(powerOf(print, power).names);
export function goalText(print: Print, goal: string): Message {
  const found = print.goals.get(goal);
  if (!found) throw new Error(`no goal ${goal}`);
  return named(found.names);
}

// How many cards are paid by a click on `button:pay:…`: for a free slot, or for the power that was chosen.
export function priceOf(chosen: readonly Target[], view: View, print: Print): number {
  const [kind, name = ''] = chosen[0]?.split(':') ?? [];
  if (kind === 'slot') return print.slots[Number(name) - 1] ?? 0;
  return kind === 'power' ? (costOf(view, name)?.cards ?? 0) : 0;
}

// How large the nebulae of a stack are, and what they bring.
function sizeText(size: number, print: Print): Message {
  const { least, most } = stackOf(print, size);
  return text('label.size', { size, least, most });
}

export function label(target: Target, view: View, content: Content): Message {
  const print = printOf(content);
  const [, button = '', first = '', second = ''] = target.split(':');
  switch (button) {
    case 'mode':
      return modeText(powerOf(print, first), second);
    case 'size':
      return sizeText(Number(first), print);
    case 'element':
      return text(`label.element.${first}`, { left: view.supply[first as 'H'] });
    case 'pay':
      return text('label.pay', {
        energy: energyText(first),
        cards: seatOf(view, view.current).hand?.[first as 'light'] ?? 0,
      });
    case 'instead':
      return text('label.instead', { power: powerText(print, first) });
    case 'end':
      return text('label.end', { lost: view.turn.ending.lost });
    default:
      return text(`label.${button}`);
  }
}

export function holdings(view: View, seat: number): readonly (readonly [string, number, Message])[] {
  const own = seatOf(view, seat);
  const powers = own.powers.filter((power) => power !== null).length;
  const formed = Object.values(own.nebulae).filter((nebula) => nebula.formed).length;
  return [
    ['card', own.cards, text('holding.cards')],
    ['power', powers, text('holding.powers')],
    ['nebula', formed, text('holding.formed')],
  ];
}
