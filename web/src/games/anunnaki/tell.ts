// One line of the log for what happened. Cosmobot's reasons are no lines: its list of steps has them.
import type { Message } from '../../text/message';
import type { Content, GameEvent } from '../game_ui';
import { boxOf, find, type Box, type Element, type Named } from './content';
import { called, calledIn, element, place, resource, secondaryName, text, track, unit } from './names';
import type { Event } from './view';

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
  place: placeAt,
  unit: (event, argument) => unit(named(event, argument)),
  track: (event, argument) => track(named(event, argument)),
  resource: (event, argument) => resource(named(event, argument)),
  creature: thing((box) => box.creatures),
  artefact: thing((box) => box.artefacts),
  planet: thing((box) => box.distant),
  tile: thing((box) => box.tiles),
  weapon: thing((box) => box.weapons),
  secondary: (event, argument, box) => secondaryName(named(event, argument), box),
  number: (event, argument) => Number(event[argument]),
};

// The arguments that a line has besides the name, and how they read: "area:place".
const LINES: Readonly<Record<string, string>> = {
  cube_placed: 'cubes:number',
  exhausted: 'area:place',
  unit_moved: 'unit:unit from:place to:place',
  supremacy_moved: 'spaces:number',
  built: 'area:place',
  unit_placed: 'unit:unit place:place',
  units_retreated: 'to:place',
  summoned: 'unit:unit area:place',
  vp_gained: 'points:number',
  track_advanced: 'track:track space:number',
  supremacy_token: '',
  contract_taken: 'slot:number',
  culture_taken: '',
  creature_taken: 'creature:creature area:place',
  combat_started: 'place:place',
  end_triggered: '',
  pawn_moved: '',
  secondary_taken: 'secondary:secondary',
  resource_paid: 'resource:resource number:number',
  resource_gained: 'resource:resource number:number',
  settlement_moved: 'from:place to:place',
  contract_dropped: '',
  contract_fulfilled: '',
  tile_upgraded: 'tile:tile',
  weapon_drawn: 'card:weapon',
  weapons_recovered: '',
  artefact_drawn: 'artefact:artefact',
  god_summoned: 'area:place',
  resources_swapped: 'given:resource taken:resource',
  harvested: 'area:place resource:resource',
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

// A card by its id; one that lies on the person's own table, and whose elements were typed, has none.
export const TYPED = 'typed';
export const cardOf = (event: GameEvent): string => named(event, 'card');

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
      return text(`event.card_${event.deck}`, { card: event.card });
    case 'element':
      return text('event.element', { element: element(elementOf(event, box)) });
    case 'exhausted':
      if (!bot) return null; // the person's harvest says so
      break;
    case 'unit_moved':
      if (event.portal) return text('event.unit_sent', { ...who, ...valuesOf(event, box) });
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
      return text('event.combat_won', { ...who, place: placeAt(event, 'place', box) });
  }
  return event.event in LINES ? text(`event.${event.event}`, { ...who, ...valuesOf(event, box) }) : null;
}
