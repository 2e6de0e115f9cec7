// Things of the game as messages: areas, costs, effects, card elements.
import { message, messagesOf, type Message } from '../../text/message';
import { known } from '../../text/say';
import { find, type Area, type Box, type Cost, type DistantPlanet, type Element } from './content';
import { RESOURCES, UNITS, pieces } from './view';

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

// Our text where there is one; otherwise what the table's content says.
function ours(key: string, printed: string): Message {
  const own = text(key);
  return known(own.key) ? own : message('term', { name: printed });
}
// What has a name in the content files: in the reader's language, unless an owner gave it another name.
export const called = (name: string): Message => ours(`name.${name}`, name);

export const house = (id: string): Message => text(`house.${id}`);
export const resource = (id: string): Message => text(`resource.${id}`);
export const unit = (id: string): Message => text(`unit.${id}`);
export const track = (id: string): Message => text(`track.${id}`);
export const weapon = (id: string): Message => ours(`weapon.${id}`, id);
export const tile = (id: string): Message => ours(`tile.${id}`, id);

// "G07", "GRE-L"
export function areaName({ id, planet }: Area): Message {
  if (planet === 'gaia') return text('area.gaia', { number: Number(id.slice(1)) });
  return text(`area.${id.slice(id.indexOf('-') + 1)}`, { house: house(planet) });
}
export const distantName = (planet: DistantPlanet, spot: string): Message =>
  text(`place.${spot}`, { planet: called(planet.name) });

// "G07", "GRE-L", "DP2:land", "DP2"
export function place(id: string, box: Box): Message {
  const area = find(box.areas, id);
  if (area) return areaName(area);
  const [name = '', spot] = id.split(':');
  const planet = find(box.distant, name);
  if (!planet) return message('term', { name: id });
  return spot ? distantName(planet, spot) : called(planet.name);
}

export function cost(of: Cost): Message {
  const parts = [...RESOURCES, 'any' as const].flatMap((id) => {
    const count = of[id] ?? 0;
    return count > 0 ? [text(`cost.${id}`, { count })] : [];
  });
  return parts.length > 0 ? list(parts) : text('cost.free');
}

export function piecesText(of: string): Message {
  const here = pieces(of);
  const parts = UNITS.filter((kind) => here.units[kind] > 0).map((kind) =>
    text(`units.${kind}`, { count: here.units[kind] }),
  );
  return list(here.settlement ? [text('piece.settlement'), ...parts] : parts);
}

// The effect language of the content files, one row a form. A number is the last operand.
const FORMS: readonly (readonly [RegExp, string])[] = [
  [/^vp (\d+) per shrine controlled$/, 'vp_per_shrine'],
  [/^vp (\d+) per settlement$/, 'vp_per_settlement'],
  [/^vp (\d+) per gaia area controlled, max (\d+)$/, 'vp_per_gaia_area'],
  [/^vp (\d+)$/, 'vp'],
  [/^resource (\d+)$/, 'resource'],
  [/^followers? (\d+)$/, 'followers'],
  [/^crystal (\d+)$/, 'crystal'],
  [/^supremacy goal$/, 'supremacy_goal'],
  [/^supremacy goal\+(\d+)$/, 'supremacy_goal_more'],
  [/^supremacy \+(\d+)$/, 'supremacy_more'],
  [/^supremacy (\d+)$/, 'supremacy'],
  [/^advance war (\d+)$/, 'advance_war'],
  [/^advance tech (\d+)$/, 'advance_tech'],
  [/^advance trade (\d+)$/, 'advance_trade'],
  [/^advance choice (\d+)$/, 'advance_choice'],
  [/^weapon (\d+)$/, 'weapon'],
  [/^upgrade (\d+)$/, 'upgrade'],
  [/^artefact (\d+)$/, 'artefact'],
  [/^recover$/, 'recover'],
  [/^move points \+(\d+)$/, 'move_points'],
  [/^move (\d+)$/, 'move'],
  [/^harvest \+(\d+)$/, 'harvest_more'],
  [/^harvest (\d+)$/, 'harvest'],
  [/^portal units \+(\d+)$/, 'portal_units'],
  [/^portal (\d+)$/, 'portal'],
  [/^build discount (\d+)$/, 'build_discount'],
  [/^build$/, 'build'],
  [/^oracle free$/, 'oracle_free'],
  [/^oracle$/, 'oracle'],
  [/^income$/, 'income'],
  [/^take_contract$/, 'take_contract'],
  [/^settlement move$/, 'settlement_move'],
  [/^attack \+(\d+)$/, 'attack'],
  [/^defence \+(\d+)$/, 'defence'],
  [/^recruit followers \+(\d+)$/, 'recruit_followers'],
  [/^contract vp \+(\d+)$/, 'contract_vp'],
  [/^culture vp \+(\d+)$/, 'culture_vp'],
  [/^retreat to any own settlement area$/, 'retreat'],
];

function part(words: string): Message {
  for (const [form, key] of FORMS) {
    const found = form.exec(words);
    if (!found) continue;
    const [, count, most] = found;
    if (count === undefined) return text(`effect.${key}`);
    const values = { count: Number(count) };
    return text(`effect.${key}`, most === undefined ? values : { ...values, most: Number(most) });
  }
  return text('effect.other', { words });
}

// "summon: advance war 1", "artefact 1; vp 2"
export function effect(words: string): Message {
  const colon = /^(passive|summon|immediate|end|win|lose): (.*)$/.exec(words);
  const [, when, what = words] = colon ?? [];
  const told = list(what.split('; ').map(part));
  return when && when !== 'passive' ? text(`when.${when}`, { effect: told }) : told;
}

// "track war 4", "settlements 3"
export function requirement(words: string): Message {
  const all = words.split(' ');
  const count = Number(all[all.length - 1]);
  return all[0] === 'track'
    ? text('need.track', { track: track(all[1] ?? ''), count })
    : text(`need.${all[0] ?? ''}`, { count });
}

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
