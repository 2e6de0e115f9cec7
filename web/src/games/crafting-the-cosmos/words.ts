// The game in words: keys of web/messages/*/crafting-the-cosmos.json, and names of the content.
import { messagesOf, named, type Message } from '../../text/message';
import type { Content, Target } from '../game_ui';
import { printOf, sizeOf, type Print } from './content';
import { modeText, powerOf } from './powers';
import { seatOf, type Action, type Event, type Turn, type View } from './view';

export const text = messagesOf('crafting-the-cosmos');

export const energyText = (energy: string): Message => text(`energy.${energy}`);
export const elementText = (element: string): Message => text(`element.${element}`);
export const powerText = (print: Print, power: string): Message => named(powerOf(print, power).names);
export function goalText(print: Print, goal: string): Message {
  const found = print.goals.get(goal);
  if (!found) throw new Error(`no goal ${goal}`);
  return named(found.names);
}

export const stagedPieces = ({ stars, proto, nebulae }: Turn): number =>
  Object.values(stars).reduce((sum, count) => sum + count, 0) + proto + nebulae.length;

// The most rewarding thing first.
function craftPrompt(view: View, legal: readonly Action[]): Message {
  const have = (...kinds: readonly Action['kind'][]) => legal.some(({ kind }) => kinds.includes(kind));
  const pieces = stagedPieces(view.turn);
  if (have('form')) return text('prompt.craft.form');
  if (have('advanced life')) return text('prompt.craft.advanced');
  if (have('discharge for star', 'discharge for nothing', 'discharge with power'))
    return text('prompt.craft.discharge');
  if (pieces > 0) return text('prompt.craft.place', { pieces });
  if (have('supernova', 'stabilize', 'move star', 'move life')) return text('prompt.craft.counters');
  return text('prompt.craft.end');
}

function powerPrompt(view: View, print: Print): Message {
  const { power } = view.turn;
  if (!power) return text('prompt.wait');
  return text('prompt.use', {
    power: powerText(print, power.card),
    ask: text(`ask.${power.asks}`, { count: power.left }),
  });
}

export function prompt(view: View, seat: number, legal: readonly Action[], content: Content): Message {
  const print = printOf(content);
  if (view.phase === 'game_over') return text('prompt.over');
  if (view.current !== seat) return text('prompt.wait');
  switch (view.phase) {
    case 'shift':
    case 'take_card':
    case 'pick_nebula':
    case 'omega_nebula':
      return text(`prompt.${view.phase}`);
    case 'craft':
      return craftPrompt(view, legal);
    case 'choose_power':
      return text('prompt.choose_power', { count: view.turn.choosing?.cards.length ?? 0 });
    case 'use_power':
      return powerPrompt(view, print);
    case 'discard':
      return text('prompt.discard', { count: seatOf(view, seat).cards - print.tables.limits.hand });
  }
}

export function label(target: Target, view: View, content: Content): Message {
  const [, button = '', power = '', mode = ''] = target.split(':');
  if (button === 'mode') return modeText(powerOf(printOf(content), power), mode);
  const lost = stagedPieces(view.turn);
  return text(`label.${button}`, { lost });
}

// What a log line needs of an event's arguments, by their names; the others are said as they are.
const ARGUMENTS: Readonly<Record<string, (name: string, print: Print) => number | Message>> = {
  element: elementText,
  energy: energyText,
  from: energyText,
  to: energyText,
  tile: (tile, print) => sizeOf(print, tile),
  new_tile: (tile, print) => sizeOf(print, tile),
  power: (power, print) => powerText(print, power),
  goal: (goal, print) => goalText(print, goal),
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
]);

const lostPieces = ({ H, He, O, C, proto, nebulae }: Extract<Event, { readonly event: 'pieces_lost' }>): number =>
  H + He + O + C + proto + nebulae;

export function tell(event: Event, names: readonly string[], content: Content): Message | null {
  if (UNTOLD.has(event.event)) return null;
  const values: Record<string, string | number | Message> = {
    name: event.seat === undefined ? '' : (names[event.seat] ?? ''),
  };
  if (event.event === 'pieces_lost') {
    values['pieces'] = lostPieces(event);
    if (values['pieces'] === 0) return null;
  }
  for (const [key, value] of Object.entries(event)) {
    if (key === 'event' || key === 'seat') continue;
    if (typeof value === 'string') values[key] = ARGUMENTS[key]?.(value, printOf(content)) ?? value;
    else if (value !== null) values[key] = Number(value);
  }
  return text(`event.${event.event}`, values);
}

export function holdings(view: View, seat: number): readonly (readonly [string, number, Message])[] {
  const own = seatOf(view, seat);
  const powers = own.powers.filter((power) => power !== null).length;
  const formed = Object.values(own.nebulae).filter((nebula) => nebula.formed).length;
  return [
    ['card', own.cards, text('holding.cards')],
    ['power', powers, text('holding.powers')],
    ['nebula', formed, text('holding.formed')],
  ];
}
