// An entry as a line of the log.
import type { Message } from '../../text/message';
import { boxOf, type Box } from '../anunnaki/content';
import { calledIn, element, place, resource, siteName, text as anunnaki, track, unit } from '../anunnaki/names';
import type { Content, LegalAction } from '../game_ui';
import { text } from './text';

function operand(name: string, value: unknown, box: Box): string | number | Message {
  if (typeof value === 'number') return value;
  const word = String(value);
  switch (name) {
    case 'side':
    case 'thing':
      return text(`${name}.${word}`);
    case 'unit':
      return unit(word);
    case 'place':
    case 'area':
    case 'planet':
      return place(word, box);
    case 'site':
      return siteName(word, box);
    case 'resource':
      return resource(word);
    case 'track':
    case 'beside':
      return track(word);
    case 'goal':
    case 'deck':
      return anunnaki(`${name}.${word}`);
    case 'creature':
      return calledIn(box.creatures, word);
    case 'element':
      return element(box.elements[word] ?? { do: 'nothing' });
    default:
      return word;
  }
}

export function tellAction({ kind, text: _, ...operands }: LegalAction, content: Content): Message {
  const box = boxOf(content);
  const values = Object.entries(operands).map(([name, value]) => [name, operand(name, value, box)] as const);
  return text(`said.${kind.replaceAll(' ', '_')}`, Object.fromEntries(values));
}
