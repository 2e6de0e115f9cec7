// What brought points at the end: an objective, an object, or life by the place where it lives.
import type { Content } from '../game_ui';
import type { Message } from '../../text/message';
import { cardName, whereName } from './naming';
import { parsePlace } from './view';

export const itemName = (what: string, part: string, content: Content): Message =>
  part === 'evolution' ? whereName(parsePlace(what)) : cardName(what, content);
