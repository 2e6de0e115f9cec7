// What a thing is, and its rule in our words: the tooltips.
import type { Message } from '../../text/message';
import type { Content, Target } from '../game_ui';
import { boxOf, fateOf, find, type Area, type Box, type Contract, type DistantPlanet } from './content';
import {
  areaName,
  called,
  calledIn,
  cost,
  costOf,
  distantName,
  effect,
  element,
  list,
  piecesText,
  requirement,
  resource,
  sentences,
  siteName,
  text,
  track,
} from './names';
import { spaceWords } from './track_space';
import { hasCulture, piecesAt, SIDES, taskOf, type GoalPlace, type Resource, type TableView, type View } from './view';

const symbolsLeft = ({ id, symbols }: Area, view: TableView): readonly Resource[] => {
  const spent = new Set(view.areas[id]?.exhausted ?? []);
  return symbols.filter((_, i) => !spent.has(i + 1));
};

// Whose it is and who stands there.
function holders(id: string, view: TableView): readonly (Message | null)[] {
  const controller = view.control[id];
  return [
    ...SIDES.map((side) => {
      const here = piecesAt(view, id, side);
      return here === ''
        ? null
        : text(`explain.pieces_${side}`, { pieces: piecesText(here), strength: view.strength[id]?.[side] ?? 0 });
    }),
    view.pending.includes(id) ? text('explain.pending') : controller ? text(`explain.control_${controller}`) : null,
  ];
}

// An area for who does not see it: what it yields, who holds it, what guards it.
export function areaWords(here: Area, view: TableView, box: Box): Message {
  const left = symbolsLeft(here, view);
  return sentences([
    text('explain.area', { place: areaName(here, box) }),
    left.length > 0 ? text('label.yields', { symbols: costOf(left) }) : text('explain.exhausted'),
    view.areas[here.id]?.civilisation !== undefined ? text('label.guarded') : null,
    ...holders(here.id, view),
  ]);
}

function area(id: string, view: TableView, box: Box): Message | null {
  const here = find(box.areas, id);
  if (!here) return null;
  const state = view.areas[id];
  const left = symbolsLeft(here, view);
  const kind = here.capital ? 'capital' : here.atlantis ? 'atlantis' : here.shrine ? 'shrine' : null;
  return sentences([
    text('explain.area', { place: areaName(here, box) }),
    kind && text(`explain.${kind}`),
    here.atlantis && here.shrine ? text('explain.shrine') : null,
    left.length > 0
      ? text(here.capital ? 'explain.symbols_capital' : 'explain.symbols', { symbols: costOf(left) })
      : text('explain.exhausted'),
    state?.civilisation !== undefined ? civilisation(id, view, box) : null,
    ...holders(id, view),
  ]);
}

function civilisation(id: string, view: TableView, box: Box): Message {
  const tileId = view.areas[id]?.civilisation;
  const known = find(box.civilisations, typeof tileId === 'string' ? tileId : null);
  const god = view.atlantis_gods[id];
  const token = find(box.atlantisGods, typeof god === 'string' ? god : null);
  if (typeof tileId === 'number') return text('explain.civilisation_strength', { strength: tileId });
  const all = box.civilisations.map((one) => one.strength);
  return sentences([
    known
      ? text('explain.civilisation_known', { strength: known.strength, reward: effect(known.reward, box) })
      : text('explain.civilisation', { least: Math.min(...all), most: Math.max(...all) }),
    token ? text('explain.atlantis_god', { strength: token.strength, reward: effect(token.reward, box) }) : null,
  ]);
}

export function contractRule(of: Contract, box: Box): Message {
  return sentences([
    text('explain.contract', { cost: cost(of.cost), vp: of.vp, trade: of.trade }),
    of.reward.length > 0 ? text('explain.reward', { reward: effect(of.reward, box) }) : null,
    of.house ? text('explain.contract_house', { house: calledIn(box.houses, of.house) }) : null,
  ]);
}

function node(id: string, view: View, box: Box): Message | null {
  const own = find(box.tiles, view.person.tiles[id]);
  if (!own) return null;
  const upgraded = view.person.upgraded.includes(own.id);
  const joining = box.paths.find(
    (path) => (path.a === id && path.b === view.person.pawn) || (path.b === id && path.a === view.person.pawn),
  );
  const free = joining && !view.person.paths.includes(joining.id);
  return sentences([
    text('explain.tile', { tile: called(own), effect: effect(upgraded ? own.upgraded : own.effect, box) }),
    Object.keys(own.cost).length > 0 && !(upgraded && own.upgraded.some((does) => does.free))
      ? text('explain.tile_cost', { cost: cost(own.cost) })
      : null,
    upgraded ? text('explain.tile_upgraded') : text('explain.tile_better', { effect: effect(own.upgraded, box) }),
    free ? text('explain.path_cube', { crystals: joining.crystals }) : null,
  ]);
}

function goal(at: GoalPlace, view: TableView, box: Box): Message {
  const id = view.goals[at];
  const per = find(box.goals, id)?.per ?? 1;
  return sentences([
    text(`explain.goal.${id}`, { per, cap: box.goalCap }),
    text('explain.goal_values', { own: view.goal_values.person[at], bot: view.goal_values.bot[at] }),
  ]);
}

function ownTrack(id: string, view: TableView, box: Box): Message | null {
  if (id === 'supremacy') {
    const points = { token: box.tokenPoints, beyond: box.pointsBeyond };
    return sentences([text('explain.supremacy', points), goal('supremacy', view, box)]);
  }
  const row = box.tracks.find((one) => one.id === id);
  if (!row) return null;
  const here = view.sides.person.tracks[row.id];
  const next = Object.entries(row.rewards).find(([space]) => Number(space) > here);
  return sentences([
    text('explain.track', { track: track(row.id), last: row.last }),
    next ? text('explain.track_next', { space: Number(next[0]), reward: effect(next[1], box) }) : null,
    goal(row.id, view, box),
    taskOf(view as View)?.task === 'oracle_track'
      ? text('explain.oracle', {
          effect: effect(find(box.goals, view.goals[row.id])?.person_oracle ?? [], box),
        })
      : null,
  ]);
}

function god(id: string, view: View, box: Box): Message | null {
  const here = find(box.gods, id);
  if (!here) return null;
  const summoned = view.person.gods.includes(id) ? text('explain.god_summoned') : null;
  if (here.rank === 'minor')
    return sentences([
      text('explain.god_minor', {
        name: here.name,
        strength: box.strength.minor,
        power: effect(here.power, box, 'summon'),
      }),
      summoned,
    ]);
  const powers = {
    name: here.name,
    strength: box.strength.great,
    start: effect(here.power_start, box),
    power: effect(here.power, box, 'summon'),
  };
  return sentences([text('explain.god_great', powers), summoned]);
}

function ownWeapon(id: string, view: View, box: Box): Message | null {
  const card = find(box.weapons, id);
  if (!card) return null;
  const percent = view.combat?.chances[id];
  return sentences([
    text('explain.weapon', { weapon: called(card), strength: card.strength, cost: cost(card.cost) }),
    card.effect.length > 0 ? effect(card.effect, box) : null,
    percent === undefined ? null : text('explain.chance', { percent }),
  ]);
}

// A place of a distant planet for who does not see it.
export function distantWords(id: string, spot: 'lead' | 'land', view: TableView, planet: DistantPlanet): Message {
  const leader = view.distant.find((one) => one?.planet === id)?.leader ?? 'nobody';
  return sentences([
    text('explain.area', { place: distantName(planet, spot) }),
    leader === 'civilisation'
      ? text('explain.distant_civilisation', { strength: planet.civilisation_strength })
      : text(`explain.leader_${leader}`),
    ...SIDES.map((side) => {
      const there = piecesAt(view, `${id}:${spot}`, side);
      return there === '' ? null : text(`explain.there_${side}`, { pieces: piecesText(there) });
    }),
  ]);
}

function distant(id: string, spot: string, view: TableView, box: Box): Message | null {
  const planet = find(box.distant, id);
  const here = view.distant.find((one) => one?.planet === id);
  if (!planet || !here) return null;
  const own = `${id}:${spot}`;
  return sentences([
    text('explain.distant', {
      planet: called(planet),
      vp: planet.leader_end_vp,
      bonus: effect(planet.landing_bonus, box),
    }),
    here.leader === 'civilisation'
      ? text('explain.distant_civilisation', { strength: planet.civilisation_strength })
      : text(`explain.leader_${here.leader}`),
    ...SIDES.map((side) => {
      const pieces = piecesAt(view, own, side);
      return pieces === '' ? null : text(`explain.there_${side}`, { pieces: piecesText(pieces) });
    }),
  ]);
}

function card(id: string, box: Box): Message | null {
  const here = find(box.cards[id.startsWith('M') ? 'moon' : 'sun'], id);
  return here
    ? text(id.startsWith('M') ? 'explain.moon' : 'explain.sun', { elements: list(here.elements.map(element)) })
    : null;
}

export function explain(target: Target, view: View, content: Content): Message | null {
  const box = boxOf(content);
  const [what = '', id = '', more = ''] = target.split(':');
  switch (what) {
    case 'area':
    case 'symbol':
      return area(id, view, box);
    case 'distant':
      return distant(id, more, view, box);
    case 'site':
      return hasCulture(view, id)
        ? sentences([
            text('site_between', { areas: siteName(id, box) }),
            text('explain.culture', { vp: box.botCulture }),
          ])
        : null;
    case 'node':
      return node(id, view, box);
    case 'star':
      return text(id === 'PENTA' ? 'explain.pentagon' : 'explain.triangle');
    case 'god':
      return god(id, view, box);
    case 'weapon':
      return ownWeapon(id, view, box);
    case 'slot':
    case 'reserve': {
      const of = find(box.contracts, (what === 'slot' ? view.contracts : view.person.contracts)[Number(id) - 1]);
      const room = { tile: calledIn(box.tiles, 'trade'), room: box.reserve };
      return of ? sentences([contractRule(of, box), text(`explain.${what}`, what === 'slot' ? room : {})]) : null;
    }
    case 'resource':
      return text('explain.resource', { resource: resource(id), cap: box.resourceCap });
    case 'crystals':
      return text('explain.crystals', { cap: box.crystalCap });
    case 'track':
      return ownTrack(id, view, box);
    case 'space':
      return spaceWords(id as GoalPlace, Number(more), view, box);
    case 'creature': {
      const of = find(box.creatures, id);
      return of
        ? text('explain.creature', {
            name: called(of),
            strength: box.strength.creature,
            first: requirement(of.first),
            second: requirement(of.second),
            vp: of.vp,
            power: effect(of.power, box, 'summon'),
          })
        : null;
    }
    case 'artefact': {
      const of = find(box.artefacts, id);
      return of ? text('explain.artefact', { name: called(of), effect: effect(of.effect, box, 'immediate') }) : null;
    }
    case 'card':
      return card(id, box);
    case 'fate': {
      const space = fateOf(box, view.houses.bot, view.options['difficulty'])?.cube_spaces[Number(id)];
      return space
        ? text('explain.fate_icon', { number: Number(id) + 1, element: element(space) })
        : text('explain.fate_space', { number: Number(id) + 1, cubes: box.cubes, vp: box.lastCube });
    }
    case 'row':
      return text(`explain.row_${id}`);
    default:
      return null;
  }
}
