// Things of the game as messages: areas, costs, effects, card elements.
import { messagesOf, type Message } from '../../text/message';
import type { Cost, Element } from './content';
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

const HOUSE_OF_CODE: Readonly<Record<string, string>> = {
  NOR: 'norse',
  GRE: 'greek',
  EGY: 'egyptian',
  BAB: 'babylonian',
  MES: 'mesos',
  NYP: 'nypponis',
};

export const house = (id: string): Message => text(`house.${id}`);
export const resource = (id: string): Message => text(`resource.${id}`);
export const unit = (id: string): Message => text(`unit.${id}`);
export const track = (id: string): Message => text(`track.${id}`);
export const weapon = (id: string): Message => text(`weapon.${id}`);
export const tile = (id: string): Message => text(`tile.${id}`);

// "G07", "GRE-L", "DP2:land", "DP2"
export function place(id: string): Message {
  if (id.startsWith('DP')) {
    const [planet = '', spot] = id.split(':');
    const name = text(`planet.${planet}`);
    return spot ? text(`place.${spot}`, { planet: name }) : name;
  }
  const [code = '', spot] = id.split('-');
  if (!spot) return text('area.gaia', { number: Number(code.slice(1)) });
  return text(`area.${spot}`, { house: house(HOUSE_OF_CODE[code] ?? code) });
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
      return of.track === 'any' || !of.track
        ? text('do.advance_any')
        : text('do.advance', { track: track(of.track) });
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
