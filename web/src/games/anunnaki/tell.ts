// One line of the log for what happened. Cosmobot's reasons are no lines: its list of steps has them.
import type { Message } from '../../text/message';
import type { GameEvent } from '../game_ui';
import {
  ARTEFACTS,
  CREATURES,
  DOINGS,
  PLANETS,
  placeOf,
  SECONDARIES,
  SITES,
  STRATEGIES,
  TILES,
  WEAPONS,
} from './ids';
import { element, place, resource, text, tile, track, unit, weapon } from './names';
import { DECKS, RESOURCES, TRACKS, UNITS } from './view';
import type { Element } from './content';

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

// How an argument reads.
const READERS: Readonly<Record<string, (event: GameEvent, name: string) => string | number | Message>> = {
  place: (event, name) => place(placeOf(number(event, name))),
  unit: (event, name) => unit(at(UNITS, number(event, name))),
  track: (event, name) => track(at(TRACKS, number(event, name))),
  resource: (event, name) => resource(at(RESOURCES, number(event, name))),
  planet: (event, name) => place(at(PLANETS, number(event, name))),
  site: (event, name) => text('site', { planet: at(SITES, number(event, name)).replace('-K', ' ') }),
  creature: (event, name) => text(`creature.${at(CREATURES, number(event, name))}`),
  tile: (event, name) => tile(at(TILES, number(event, name))),
  weapon: (event, name) => weapon(at(WEAPONS, number(event, name))),
  secondary: (event, name) => text(`button.${at(SECONDARIES, number(event, name))}`),
  artefact: (event, name) => text(`artefact.${at(ARTEFACTS, number(event, name))}`),
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

export function valuesOf(event: GameEvent): Values {
  const values: Record<string, string | number | Message> = {};
  for (const field of (LINES[event.event] ?? '').split(' ').filter(Boolean)) {
    const [argument = '', kind = ''] = field.split(':');
    values[argument] = READERS[kind]?.(event, argument) ?? '';
  }
  return values;
}

export function cardOf(event: GameEvent): string {
  return (number(event, 'deck') === 0 ? 'M' : 'S') + String(number(event, 'card')).padStart(2, '0');
}

function nameOf(event: GameEvent, names: readonly string[]): Message | string {
  if (event['seat'] === 0) return names[0] ?? text('person');
  return text(event['seat'] === 1 ? 'cosmobot' : 'civilisation');
}

export function tell(event: GameEvent, names: readonly string[]): Message | null {
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
      return text(`event.card_${at(DECKS, number(event, 'deck'))}`, { card: cardOf(event) });
    case 'element':
      return text('event.element', { element: element(elementOf(event)) });
    case 'exhausted':
      if (!bot) return null; // the person's harvest says so
      break;
    case 'unit_moved':
      if (number(event, 'portal') === 1) return text('event.unit_sent', { name, ...valuesOf(event) });
      break;
    case 'leader_changed': {
      const leader = at(['nobody', 'person', 'bot', 'civilisation'], number(event, 'leader'));
      return text(`event.leader_${leader}`, { planet: place(at(PLANETS, number(event, 'planet'))) });
    }
    case 'weapon_committed': {
      const card = number(event, 'card');
      return card === 0
        ? null
        : text('event.weapon_committed', { name, card: weapon(at(WEAPONS, card - 1)) });
    }
    case 'die_rolled':
      return text('event.die_rolled', { value: number(event, 'value') });
    case 'civilisation_revealed':
      return text('event.civilisation_revealed', { strength: number(event, 'strength') });
    case 'combat_total':
      return text('event.combat_total', { name, total: number(event, 'total') });
    case 'combat_won':
      return text('event.combat_won', { name, place: place(placeOf(number(event, 'place'))) });
  }
  return event.event in LINES ? text(`event.${event.event}`, { name, ...valuesOf(event) }) : null;
}
