// Things of the game as messages: areas, costs, effects, card elements.
import { message, messagesOf, named, type Message } from '../../text/message';
import {
  find,
  type Area,
  type Box,
  type Cost,
  type DistantPlanet,
  type Effect,
  type Effects,
  type Element,
  type Named,
  type Requirement,
} from './content';
import { distantPlace, RESOURCES, UNITS, pieces, type Resource } from './view';

export const text = messagesOf('anunnaki');

// "a, b, c"
export function list(parts: readonly Message[]): Message {
  const [first, ...rest] = parts;
  if (!first) return text('nothing');
  return rest.reduce((before, next) => text('list', { before, next }), first);
}
export function sentences(parts: readonly (Message | null)[]): Message {
  const [first, ...rest] = parts.filter((part) => part !== null);
  if (!first) return text('nothing');
  return rest.reduce((before, next) => text('sentences', { before, next }), first);
}

// A name that the content gives in all languages.
export const called = ({ names }: Named): Message => named(names);
// What the content does not have is called by its id.
export const calledIn = (list: readonly (Named & { readonly id: string })[], id: string): Message => {
  const found = find(list, id);
  return found ? called(found) : message('term', { name: id });
};

export const resource = (id: string): Message => text(`resource.${id}`);
export const someOf = (id: string): Message => text(`some.${id}`); // within a sentence: "du bois"
export const unit = (id: string): Message => text(`unit.${id}`);
export const aUnit = (id: string): Message => text(`a_unit.${id}`);
export const track = (id: string): Message => text(`track.${id}`);
export const trackRow = (id: string): Message => text(`row.${id}`); // within a sentence: "the war track"

// "G07", "GRE-L". An area that the owner of a printed game has added is called by what they wrote.
export const gaiaNumber = (id: string): number | string => (/^G\d+$/.test(id) ? Number(id.slice(1)) : id);
const DIRECTIONS = ['C', 'L', 'R', 'BL', 'M', 'BR'];
// A name alone, or within a sentence: "from the west (Greeks) to Gaia 7".
type Form = 'place' | 'from' | 'to' | 'in';

export function areaName({ id, planet }: Area, box: Box, form: Form = 'place'): Message {
  if (planet === 'gaia') return text(`${form}.gaia`, { number: gaiaNumber(id) });
  const name = id.slice(id.indexOf('-') + 1);
  const house = calledIn(box.houses, planet);
  return DIRECTIONS.includes(name) ? text(`${form}.${name}`, { house }) : text(`${form}.added`, { house, name });
}
export const distantName = (planet: DistantPlanet, spot: string, form: Form = 'place'): Message =>
  text(`${form}.${spot}`, { planet: called(planet) });

// "G07", "GRE-L", "DP2:land", "DP2"
export function place(id: string, box: Box, form: Form = 'place'): Message {
  const area = find(box.areas, id);
  if (area) return areaName(area, box, form);
  const distant = distantPlace(id);
  const planet = find(box.distant, distant?.planet ?? id);
  if (planet && distant) return distantName(planet, distant.spot, form);
  return text(`${form}.other`, { name: planet ? called(planet) : id });
}

// A second action with its numbers, which are the content's.
export function secondaryName(id: string, box: Box): Message {
  const found = find(box.secondaries, id);
  return text(`button.${id}`, { count: found?.effect[0]?.number ?? 0, crystals: found?.cost_crystals ?? 0 });
}

// A culture token by what it lies between: its own id is printed nowhere.
export const siteName = (id: string, box: Box): Message =>
  list((find(box.sites, id)?.areas ?? []).map((area) => place(area, box)));

export function cost(of: Cost): Message {
  const parts = [...RESOURCES, 'any' as const].flatMap((id) => {
    const count = of[id] ?? 0;
    return count > 0 ? [text(`cost.${id}`, { count })] : [];
  });
  return parts.length > 0 ? list(parts) : text('cost.free');
}

// "2 wood, 1 gold"
export function costOf(symbols: readonly Resource[]): Message {
  const counts: Partial<Record<Resource, number>> = {};
  for (const symbol of symbols) counts[symbol] = (counts[symbol] ?? 0) + 1;
  return cost(counts);
}

export function piecesText(of: string): Message {
  const here = pieces(of);
  const parts = UNITS.filter((kind) => here.units[kind] > 0).map((kind) =>
    text(`units.${kind}`, { count: here.units[kind] }),
  );
  return list(here.settlement ? [text('piece.settlement'), ...parts] : parts);
}

// Where a word means different things, by what else the part says.
function keyOf({ word, track: row, free, number }: Effect): string {
  if (row) return `${word}_${row}`;
  if (free) return `${word}_free`;
  if (word === 'supremacy_goal' && number) return 'supremacy_goal_more';
  return word === 'build' && number ? 'build_discount' : word;
}

// The action tile with which there is more.
const TILES: Readonly<Record<string, string>> = {
  move_points: 'move',
  harvest_more: 'harvest',
  portal_units: 'portal',
  recruit_followers: 'recruit',
  supremacy_more: 'supremacy',
};

function part(of: Effect, box: Box): Message {
  const { number: count, most } = of;
  const tile = TILES[of.word];
  return text(`effect.${keyOf(of)}`, {
    ...(count !== undefined && { count }),
    ...(most !== undefined && { most }),
    ...(tile !== undefined && { tile: calledIn(box.tiles, tile) }),
  });
}

// What counts now may happen at a moment of its own: when a god is summoned, when an artefact is drawn.
export function effect(parts: Effects, box: Box, now?: 'summon' | 'immediate'): Message {
  const [first] = parts;
  if (!first) return text('nothing');
  const told = list(parts.map((of) => part(of, box)));
  const when = first.when === 'now' ? now : first.when;
  return when && when !== 'passive' ? text(`when.${when}`, { effect: told }) : told;
}

export const requirement = ({ need, track: row, number: count }: Requirement): Message =>
  row ? text('need.track', { track: track(row), count }) : text(`need.${need}`, { count });

export function element(of: Element): Message {
  const count = typeof of.n === 'number' ? of.n : 0;
  switch (of.do) {
    case 'move':
    case 'portal':
      return text(`do.${of.do}`, { count, strategy: text(`strategy.${of.strategy ?? ''}`) });
    case 'advance':
      return of.track === 'any' || !of.track ? text('do.advance_any') : text('do.advance', { track: track(of.track) });
    case 'supremacy':
      return of.n === 'goal' ? text('do.supremacy_goal') : text('do.supremacy', { count });
    case 'summon':
      return text(`do.summon_${of.god ?? 'minor'}`);
    case 'cube':
    case 'followers':
    case 'harvest':
      return text(`do.${of.do}`, { count });
    default:
      return text(`do.${of.do}`);
  }
}
