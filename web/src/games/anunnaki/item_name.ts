// What brought points at the end: a track's goal, or something with a name of its own.
import type { Content } from '../game_ui';
import type { Message } from '../../text/message';
import { boxOf, find } from './content';
import { calledIn, text } from './names';
import { TRACKS } from './view';

export function itemName(what: string, part: string, content: Content): Message {
  if (TRACKS.some((track) => track === part)) return text(`goal.${what}`);
  const { artefacts, creatures, distant, gods } = boxOf(content);
  const god = find(gods, what);
  return god ? text('god', { name: god.name }) : calledIn([...creatures, ...artefacts, ...distant], what);
}
