// What moved a marker: the rounds before the last, and the steps of the last scoring. The lowest world is named.
import type { Message } from '../../text/message';
import { word } from './words';

export const itemName = (what: string, part: string): Message =>
  word(part === 'lowest zone' ? `part.${what}` : `item.${what}`);
