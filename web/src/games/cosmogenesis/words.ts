// The buttons, and the numbers beside a seat's name.
import type { Target } from '../game_ui';
import type { Message } from '../../text/message';
import { splitTarget, text } from './naming';
import { hand, seatOf, type View } from './view';

export const label = (target: Target): Message => text(`button.${splitTarget(target)[1]}`);

export function holdings(view: View, seat: number): readonly (readonly [string, number, Message])[] {
  const own = seatOf(view, seat);
  const shown: [string, number, Message][] = [
    ['asteroid', own.asteroids, text('holding.asteroids')],
    ['comet', own.comets, text('holding.comets')],
    ['card', hand(own).length, text('holding.hand')],
    ['object', own.objects.length, text('holding.objects')],
  ];
  if (view.monolith === seat) shown.push(['monolith', 1, text('holding.monolith')]);
  return shown;
}
