// The game in words: keys of web/messages/*/crafting-the-cosmos.json.
import { messagesOf, type Message } from '../../text/message';
import type { GameEvent, LegalAction, Target } from '../game_ui';
import { askOf } from './powers';
import { elementName, energyName, goalName, lifeName, nebulaName, powerName, starName, tileName } from './names';
import { HAND_LIMIT, seatOf, sizeOf, type Turn, type View } from './view';

export const text = messagesOf('crafting-the-cosmos');

export const energyText = (energy: string): Message => text(`energy.${energy}`);
export const elementText = (element: string): Message => text(`element.${element}`);
export const powerText = (power: string): Message => text(`power.${power}`);
export const goalText = (goal: string): Message => text(`goal.${goal}`);

export const stagedPieces = ({ stars, proto, nebulae }: Turn): number =>
  Object.values(stars).reduce((sum, count) => sum + count, 0) + proto + nebulae.length;

// The most rewarding thing first.
function craftPrompt(view: View, legal: readonly LegalAction[]): Message {
  const have = (start: string) => legal.some((action) => action.text.startsWith(start));
  const pieces = stagedPieces(view.turn);
  if (have('form ')) return text('prompt.craft.form');
  if (have('advanced ')) return text('prompt.craft.advanced');
  if (have('discharge ')) return text('prompt.craft.discharge');
  if (pieces > 0) return text('prompt.craft.place', { pieces });
  if (have('supernova ') || have('stabilize ') || have('move ')) return text('prompt.craft.counters');
  return text('prompt.craft.end');
}

function powerPrompt(view: View): Message {
  const { power } = view.turn;
  if (!power) return text('prompt.wait');
  const ask = askOf(power) ?? 'element';
  const count = ask === 'put_down' ? power.lifted : power.left;
  return text('prompt.use', { power: powerText(power.card), ask: text(`ask.${ask}`, { count }) });
}

export function prompt(view: View, seat: number, legal: readonly LegalAction[]): Message {
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
      return powerPrompt(view);
    case 'discard':
      return text('prompt.discard', { count: seatOf(view, seat).cards - HAND_LIMIT });
  }
}

export function label(target: Target, view: View): Message {
  const [, button = '', power = '', mode = ''] = target.split(':');
  if (button === 'mode') return text(`label.mode.${power}.${mode}`);
  const lost = stagedPieces(view.turn);
  return text(`label.${button}`, { lost });
}

// What a log line needs of an event's arguments, by their names.
const ARGUMENTS: Readonly<Record<string, (value: number) => string | number | Message>> = {
  element: (value) => elementText(elementName(value)),
  energy: (value) => energyText(energyName(value)),
  from: (value) => energyText(energyName(value)),
  to: (value) => energyText(energyName(value)),
  tile: (value) => sizeOf(tileName(value)),
  new_tile: (value) => sizeOf(tileName(value)),
  power: (value) => powerText(powerName(value)),
  goal: (value) => goalText(goalName(value)),
  star_space: starName,
  star_target: starName,
  life_space: lifeName,
  life_target: lifeName,
  nebula_space: nebulaName,
  nebula_target: nebulaName,
};

// What everybody sees on the console, or is told by the event after it.
const UNTOLD: ReadonlySet<string> = new Set([
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

const lostPieces = (event: GameEvent): number =>
  ['H', 'He', 'O', 'C', 'proto', 'nebulae'].reduce((sum, key) => sum + Number(event[key]), 0);

export function tell(event: GameEvent, names: readonly string[]): Message | null {
  if (UNTOLD.has(event.event)) return null;
  const values: Record<string, string | number | Message> = {
    name: typeof event['seat'] === 'number' ? (names[event['seat']] ?? '') : '',
  };
  if (event.event === 'pieces_lost') {
    values['pieces'] = lostPieces(event);
    if (values['pieces'] === 0) return null;
  }
  for (const [key, value] of Object.entries(event))
    if (typeof value === 'number' && key !== 'seat') values[key] = ARGUMENTS[key]?.(value) ?? value;
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
