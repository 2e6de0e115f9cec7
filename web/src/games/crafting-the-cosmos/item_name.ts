// What brought points at the end: a goal, or a nebula, for itself or for the life in it. Tiles have no names, so it is
// their size.
import type { Content } from '../game_ui';
import type { Message } from '../../text/message';
import { printOf, sizeOf } from './content';
import { GOALS } from './counted';
import { goalText, text } from './words';

export function itemName(what: string, part: string, content: Content): Message {
  const print = printOf(content);
  return part === GOALS ? goalText(print, what) : text('item.nebula', { size: sizeOf(print, what) });
}
