// An entry as a line of the log.
import { message, type Message } from '../../text/message';
import { boxOf, find, type Box } from '../anunnaki/content';
import { called, element, place, resource, text as anunnaki, track, unit } from '../anunnaki/names';
import type { Content } from '../game_ui';
import { text } from './desk';
import { entryOf } from './forms';
import { elementOf } from './things';

function operand(kind: string, word: string, box: Box): string | number | Message {
  switch (kind) {
    case 'side':
    case 'thing':
      return text(`${kind}.${word}`);
    case 'unit':
      return unit(word);
    case 'place':
    case 'area':
    case 'planet':
      return place(word, box);
    case 'resource':
      return resource(word);
    case 'track':
    case 'beside':
      return track(word);
    case 'goal':
    case 'deck':
      return anunnaki(`${kind}.${word}`);
    case 'creature':
      return called(find(box.creatures, word)?.name ?? word);
    case 'element':
      return element(elementOf(word));
    default:
      return /^-?\d+$/.test(word) ? Number(word) : word;
  }
}

export function tellAction(action: string, content: Content): Message {
  const box = boxOf(content);
  const entry = entryOf(box, action.toLowerCase().split(' '));
  if (!entry) return message('term', { name: action });
  const values = Object.entries(entry.operands).map(([kind, word]) => [kind, operand(kind, word, box)] as const);
  return text(`said.${entry.words.join('_')}`, Object.fromEntries(values));
}
