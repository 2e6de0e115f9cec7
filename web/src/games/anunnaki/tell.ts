// One line of the log for what happened. Cosmobot's reasons are no lines: its list of steps has them.
import type { Message } from '../../text/message';
import type { Content, GameEvent } from '../game_ui';
import { boxOf, find, type Box, type Element, type Named } from './content';
import {
  aUnit,
  called,
  calledIn,
  costOf,
  element,
  list,
  place,
  resource,
  secondaryName,
  someOf,
  text,
  trackRow,
} from './names';
import type { Event, Resource } from './view';

type Values = Readonly<Record<string, string | number | Message>>;
const named = (event: GameEvent, argument: string): string => {
  const value = event[argument];
  return typeof value === 'string' ? value : '';
};

export const elementOf = (event: GameEvent, box: Box): Element =>
  box.elements[named(event, 'element')] ?? { do: 'nothing' };
export const placeAt = (event: GameEvent, argument: string, box: Box): Message => place(named(event, argument), box);

// How an argument reads.
type Reader = (event: GameEvent, argument: string, box: Box) => string | number | Message;
const thing =
  (of: (box: Box) => readonly (Named & { readonly id: string })[]): Reader =>
  (event, argument, box) =>
    calledIn(of(box), named(event, argument));
const READERS: Readonly<Record<string, Reader>> = {
  from: (event, argument, box) => place(named(event, argument), box, 'from'),
  to: (event, argument, box) => place(named(event, argument), box, 'to'),
  in: (event, argument, box) => place(named(event, argument), box, 'in'),
  unit: (event, argument) => aUnit(named(event, argument)),
  god: (event, argument, box) => find(box.gods, named(event, argument))?.name ?? named(event, argument),
  track: (event, argument) => trackRow(named(event, argument)),
  resource: (event, argument) => resource(named(event, argument)),
  some: (event, argument) => someOf(named(event, argument)),
  symbols: (event, argument) => costOf(event[argument] as readonly Resource[]),
  creature: thing((box) => box.creatures),
  artefact: thing((box) => box.artefacts),
  planet: thing((box) => box.distant),
  tile: thing((box) => box.tiles),
  weapon: thing((box) => box.weapons),
  secondary: (event, argument, box) => secondaryName(named(event, argument), box),
  number: (event, argument) => Number(event[argument]),
  cubes: (_event, _argument, box) => box.cubes,
};

// The arguments that a line has besides the name, and how they read: "area:in" is "in Gaia 3".
const LINES: Readonly<Record<string, string>> = {
  cube_placed: 'cubes:number of:cubes',
  exhausted: 'resources:symbols area:in',
  unit_moved: 'unit:unit from:from to:to',
  supremacy_moved: 'spaces:number',
  built: 'area:in',
  unit_placed: 'unit:unit place:in',
  units_retreated: 'to:to',
  summoned: 'unit:unit area:in',
  vp_gained: 'points:number',
  track_advanced: 'track:track space:number',
  supremacy_token: '',
  contract_taken: 'slot:number',
  culture_taken: '',
  creature_taken: 'creature:creature area:in',
  combat_started: 'place:in',
  end_triggered: '',
  pawn_moved: '',
  secondary_taken: 'secondary:secondary',
  resource_paid: 'resource:resource number:number',
  resource_gained: 'resource:resource number:number',
  settlement_moved: 'from:from to:to',
  contract_dropped: '',
  contract_fulfilled: '',
  tile_upgraded: 'tile:tile',
  weapon_drawn: 'card:weapon',
  weapons_recovered: '',
  artefact_drawn: 'artefact:artefact',
  god_summoned: 'god:god area:in',
  resources_swapped: 'given:resource taken:resource',
  harvested: 'area:in resource:some',
  oracle_asked: 'track:track',
} satisfies Partial<Record<Event['event'], string>>;

export function valuesOf(event: GameEvent, box: Box): Values {
  const values: Record<string, string | number | Message> = {};
  for (const field of (LINES[event.event] ?? '').split(' ').filter(Boolean)) {
    const [argument = '', kind = ''] = field.split(':');
    values[argument] = READERS[kind]?.(event, argument, box) ?? '';
  }
  return values;
}

// A card by what is on it; one that lies on the person's own table was typed, and they know it.
export function revealed(
  key: 'event' | 'deed',
  { deck, card }: Extract<Event, { event: 'card_revealed' }>,
  box: Box,
): Message {
  const known = find(box.cards[deck], card);
  return known
    ? text(`${key}.card`, { deck, elements: list(known.elements.map(element)) })
    : text(`${key}.card_typed`, { deck });
}

// Who wins a distant planet does not retreat.
export const toLeader = (event: Extract<Event, { event: 'units_retreated' }>): boolean => event.to.endsWith(':lead');

function nameOf(event: GameEvent, names: readonly string[]): Message | string {
  if (event['seat'] === 0) return names[0] ?? text('person');
  return text(event['seat'] === 1 ? 'cosmobot' : 'civilisation');
}

// `me`: the person's seat, where they are the reader.
export function tell(
  happened: GameEvent,
  names: readonly string[],
  content: Content,
  me: number | null = null,
): Message | null {
  const event = happened as Event;
  const box = boxOf(content);
  const own = me !== null && event.seat === me;
  const who = { name: own ? text('you') : nameOf(event, names), you: own ? 'yes' : 'no' };
  const bot = event.seat === 1;
  switch (event.event) {
    case 'turn_started': {
      const last = event.last ? 'last_' : '';
      return bot ? text(`event.${last}turn_bot`) : text(`event.${last}turn`, { turn: event.turn });
    }
    case 'game_over':
      return text('event.game_over');
    case 'card_revealed':
      return revealed('event', event, box);
    case 'element':
      return text('event.element', { element: element(elementOf(event, box)) });
    case 'exhausted':
      if (!bot) return null; // the person's harvest says so
      break;
    case 'unit_moved':
      if (event.portal) return text('event.unit_sent', { ...who, ...valuesOf(event, box) });
      break;
    case 'units_retreated':
      if (toLeader(event)) return text('event.units_led', { ...who, ...valuesOf(event, box) });
      break;
    case 'leader_changed':
      return text(`event.leader_${event.leader}`, { planet: READERS['planet']?.(event, 'planet', box) ?? '' });
    case 'weapon_committed': {
      const card = find(box.weapons, event.card);
      return card ? text('event.weapon_committed', { ...who, card: called(card) }) : null;
    }
    case 'die_rolled':
      return text('event.die_rolled', { value: event.value });
    case 'civilisation_revealed':
      return text('event.civilisation_revealed', { strength: event.strength });
    case 'combat_total':
      return text('event.combat_total', { ...who, total: event.total });
    case 'combat_won':
      return text('event.combat_won', { ...who, place: place(event.place, box, 'in') });
  }
  return event.event in LINES ? text(`event.${event.event}`, { ...who, ...valuesOf(event, box) }) : null;
}
