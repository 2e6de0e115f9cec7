// What happened, as a line of the log.
import type { Message } from '../../text/message';
import type { Content } from '../game_ui';
import { printOf, sizeOf, type Print } from './content';
import { areaText } from './places';
import type { Event } from './view';
import { aStarText, elementText, energyText, goalText, powerText, text } from './words';

type Values = Record<string, string | number | Message>;

// What a line needs of an event's arguments, by their names; the others are said as they are.
const ARGUMENTS: Readonly<Record<string, (name: string, print: Print) => Values>> = {
  element: (element) => ({ element: elementText(element), a_star: aStarText(element) }),
  energy: (energy) => ({ energy: energyText(energy) }),
  from: (from) => ({ from: energyText(from) }),
  to: (to) => ({ to: energyText(to) }),
  tile: (tile, print) => ({ size: sizeOf(print, tile) }),
  new_tile: (tile, print) => ({ new_size: sizeOf(print, tile) }),
  power: (power, print) => ({ power: powerText(print, power) }),
  goal: (goal, print) => ({ goal: goalText(print, goal) }),
  nebula_space: (space, print) => ({ place: areaText(print, space) }),
  star_space: (space, print) => ({ place: areaText(print, space) }),
  life_space: (space, print) => ({ place: areaText(print, space) }),
  nebula_target: (space, print) => ({ place: areaText(print, space) }), // comes after where it was
  star_target: (space, print) => ({ place: areaText(print, space) }),
  life_target: (space, print) => ({ place: areaText(print, space) }),
};

// What everybody sees on the console, or is told by the event after it.
const UNTOLD: ReadonlySet<Event['event']> = new Set<Event['event']>([
  'turn_began',
  'star_gained',
  'proto_gained',
  'dna_gained',
  'supernova_gained',
  'graviton_gained',
  'display_filled',
  'crystal_moved',
  'star_chosen',
  'life_chosen',
  'nebula_chosen',
  'power_seen',
  'stopped',
  'turn_ended',
  'round_ended',
  'game_over', // the table says so itself
]);

const lostPieces = ({ H, He, O, C, proto, nebulae }: Extract<Event, { readonly event: 'pieces_lost' }>): number =>
  H + He + O + C + proto + nebulae;

export function tell(
  event: Event,
  names: readonly string[],
  content: Content,
  me: number | null = null,
): Message | null {
  if (UNTOLD.has(event.event) || (event.event === 'advanced_life_points' && event.points === 0)) return null;
  const values: Values = {
    name: event.seat === undefined ? '' : (names[event.seat] ?? ''),
    you: event.seat !== undefined && event.seat === me ? 'yes' : 'no',
  };
  if (event.event === 'pieces_lost') {
    values['pieces'] = lostPieces(event);
    if (values['pieces'] === 0) return null;
  }
  for (const [key, value] of Object.entries(event)) {
    if (key === 'event' || key === 'seat') continue;
    if (typeof value === 'string') Object.assign(values, ARGUMENTS[key]?.(value, printOf(content)) ?? { [key]: value });
    else if (value !== null) values[key] = Number(value);
  }
  return text(`event.${event.event}`, values);
}
