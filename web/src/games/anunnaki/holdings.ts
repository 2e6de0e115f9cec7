// The numbers beside a name.
import type { Message } from '../../text/message';
import { text } from './names';
import type { View } from './view';

export function holdings(view: View, seat: number): readonly (readonly [string, number, Message])[] {
  const side = seat === 0 ? 'person' : 'bot';
  const areas = Object.values(view.control).filter((who) => who === side).length;
  return [
    ['⬡', areas, text('holding.areas')],
    ['▪', view.sides[side].cubes, text('holding.cubes')],
    ...(side === 'person' ? [['◇', view.person.crystals, text('holding.crystals')] as const] : []),
  ];
}
