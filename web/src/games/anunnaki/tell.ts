// One line of the log for what happened. Cosmobot's reasons are no lines: its list of steps has them.
import type { Message } from '../../text/message';
import type { Content, GameEvent } from '../game_ui';
import { boxOf, placeName, type Box, type Element } from './content';
import { DOINGS, STRATEGIES } from './ids';
import { called, element, place, resource, text, tile, track, unit, weapon } from './names';
import { DECKS, RESOURCES, TRACKS, UNITS } from './view';

type Values = Readonly<Record<string, string | number | Message>>;
const number = (event: GameEvent, name: string): number => {
  const value = event[name];
  return typeof value === 'number' ? value : 0;
};
const at = <T>(all: readonly T[], index: number): T => all[index] ?? (all[0] as T);

const GOAL_NUMBER = 255; // "supremacy goal"
export function elementOf(event: GameEvent): Element {
  const what = at(DOINGS, number(event, 'what'));
  const n = number(event, 'number') === GOAL_NUMBER ? 'goal' : number(event, 'number');
  const detail = number(event, 'detail');
  return {
    do: what,
    n,
    strategy: at(STRATEGIES, detail),
    track: TRACKS[detail] ?? 'any',
    god: detail === 1 ? 'great' : 'minor',
  };
}

// The place that a number in an event stands for.
export const placeAt = (event: GameEvent, name: string, box: Box): Message =>
  place(
    placeName(
      box.areas.map(({ id }) => id),
      box.distant.map(({ id }) => id),
      number(event, name),
    ),
    box,
  );
const planetAt = (event: GameEvent, box: Box): Message => called(at(box.distant, number(event, 'planet')).name);

// How an argument reads.
type Reader = (event: GameEvent, name: string, box: Box) => string | number | Message;
const READERS: Readonly<Record<string, Reader>> = {
  place: placeAt,
  unit: (event, name) => unit(at(UNITS, number(event, name))),
  track: (event, name) => track(at(TRACKS, number(event, name))),
  resource: (event, name) => resource(at(RESOURCES, number(event, name))),
  creature: (event, name, box) => called(at(box.creatures, number(event, name)).name),
  tile: (event, name, box) => tile(at(box.tiles, number(event, name)).id),
  weapon: (event, name, box) => weapon(at(box.weapons, number(event, name)).id),
  secondary: (event, name, box) => text(`button.${at(box.secondaries, number(event, name)).id}`),
  artefact: (event, name, box) => called(at(box.artefacts, number(event, name)).name),
  counted: (event, name) => number(event, name) + 1,
  number,
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
  contract_taken: 'slot:counted',
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
};

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
export const cardOf = (event: GameEvent, box: Box): string =>
  box.cards[at(DECKS, number(event, 'deck'))][number(event, 'card') - 1]?.id ?? TYPED;

function nameOf(event: GameEvent, names: readonly string[]): Message | string {
  if (event['seat'] === 0) return names[0] ?? text('person');
  return text(event['seat'] === 1 ? 'cosmobot' : 'civilisation');
}

export function tell(event: GameEvent, names: readonly string[], content: Content): Message | null {
  const box = boxOf(content);
  const name = nameOf(event, names);
  const bot = event['seat'] === 1;
  switch (event.event) {
    case 'turn_started': {
      const last = number(event, 'last') === 1 ? 'last_' : '';
      return bot ? text(`event.${last}turn_bot`) : text(`event.${last}turn`, { turn: number(event, 'turn') });
    }
    case 'game_over':
      return text('event.game_over');
    case 'card_revealed':
      return text(`event.card_${at(DECKS, number(event, 'deck'))}`, { card: cardOf(event, box) });
    case 'element':
      return text('event.element', { element: element(elementOf(event)) });
    case 'exhausted':
      if (!bot) return null; // the person's harvest says so
      break;
    case 'unit_moved':
      if (number(event, 'portal') === 1) return text('event.unit_sent', { name, ...valuesOf(event, box) });
      break;
    case 'leader_changed': {
      const leader = at(['nobody', 'person', 'bot', 'civilisation'], number(event, 'leader'));
      return text(`event.leader_${leader}`, { planet: planetAt(event, box) });
    }
    case 'weapon_committed': {
      const card = number(event, 'card');
      return card === 0 ? null : text('event.weapon_committed', { name, card: weapon(at(box.weapons, card - 1).id) });
    }
    case 'die_rolled':
      return text('event.die_rolled', { value: number(event, 'value') });
    case 'civilisation_revealed':
      return text('event.civilisation_revealed', { strength: number(event, 'strength') });
    case 'combat_total':
      return text('event.combat_total', { name, total: number(event, 'total') });
    case 'combat_won':
      return text('event.combat_won', { name, place: placeAt(event, 'place', box) });
  }
  return event.event in LINES ? text(`event.${event.event}`, { name, ...valuesOf(event, box) }) : null;
}
