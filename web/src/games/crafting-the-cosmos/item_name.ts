// What brought points at the end: a nebula, for itself or for the life in it. Tiles have no names, so it is its size.
import type { Content } from '../game_ui';
import { messagesOf, type Message } from '../../text/message';
import { printOf, sizeOf } from './content';

const text = messagesOf('crafting-the-cosmos');

export const itemName = (what: string, _part: string, content: Content): Message =>
  text('item.nebula', { size: sizeOf(printOf(content), what) });
