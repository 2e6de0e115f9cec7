// The log: what happened, by what is seen of it.
import type { Message } from '../../text/message';
import type { Content } from '../game_ui';
import type { Event } from './view';
import { cardName, colourList, word, worldName } from './words';

// Steps of building and what falls into gaps are seen, not told; that the game is over the table says itself.
const untold: ReadonlySet<string> = new Set([
  'tiles_dealt',
  'placed',
  'moved',
  'swapped',
  'rotated',
  'removed',
  'repaired',
  'game_over',
]);

export const tell = (event: Event, names: readonly string[], content: Content, me: number | null): Message | null => {
  if (untold.has(event.event) || ('points' in event && event.points === 0)) return null;
  const who = event.seat !== undefined && event.seat === me ? 'you' : 'other';
  const values: Record<string, string | number | Message> = { who, name: names[event.seat ?? -1] ?? '' };
  for (const [name, value] of Object.entries(event))
    if (name !== 'seat' && (typeof value === 'number' || typeof value === 'boolean')) values[name] = Number(value);
  if ('points' in event) values['points'] = Math.abs(event.points);
  if ('colour' in event) values['colour'] = worldName(event.colour);
  if ('colours' in event) values['colours'] = colourList(event.colours);
  if (event.event === 'card_revealed') values['card'] = cardName(event.card, content);
  if (event.event === 'flipped') return word(event.down ? 'event.flipped_down' : 'event.flipped_up', values);
  return word(`event.${event.event}`, values);
};
