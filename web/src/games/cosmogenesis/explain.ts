// Tooltips: what a thing is, and its rule in our words.
import type { Content, Target } from '../game_ui';
import { ofSeat, splitSeat } from '../seat_target';
import type { Message } from '../../text/message';
import { type Body, hasRings } from './body';
import { join, sentences, splitField, splitTarget, stageName, text, title } from './naming';
import {
  astronomicalObject,
  fieldsOf,
  planetaryObjective,
  type Requirement,
  stagePoints,
  stellarObjective,
  type Term,
} from './objectives';
import {
  actor,
  bodyAt,
  type Condition,
  type Element,
  elementOn,
  HABITABLE_ORBITS,
  parsePlace,
  type Reward,
  ROUNDS,
  seatOf,
  type SeatView,
  type Stellar,
  type View,
} from './view';

export function need(name: Condition | 'planet', value: number | string | boolean, content: Content): Message {
  if (name === 'planet') return text(`need.planet.${value}`);
  if (name === 'terrestrial_planet') return text('need.planet.terrestrial');
  if (name === 'gas_giant') return text('need.planet.gas_giant');
  if (name === 'life') return text('need.life', { stage: stageName(Number(value), content) });
  return text(`need.${name}`, { need: Number(value) });
}

const needs = (asked: Requirement, content: Content): Message =>
  join([
    ...(asked.planet ? [] : [text('need.planet.any')]),
    ...(Object.entries(asked) as [keyof Requirement, number | string | boolean][]).map(([name, value]) =>
      need(name, value, content),
    ),
  ]);

// "2 asteroids, a comet"
const rewardWords = (rewards: readonly Reward[]): Message =>
  join(
    [...new Set(rewards)].map((reward) =>
      text(`reward.${reward}`, { count: rewards.filter((one) => one === reward).length }),
    ),
  );

export function planetaryRule(id: string, content: Content): Message | null {
  const objective = planetaryObjective(content, id);
  if (!objective) return null;
  const { requires, rewards, points } = objective;
  return text('planetary.rule', {
    needs: needs(requires, content),
    rewards: rewardWords(rewards),
    points,
  });
}

const LIMITS = ['size_from', 'size_to', 'wet', 'rings', 'life', 'moons', 'orbit_from', 'orbit_to'] as const;
const COUNTED_BY_KIND = ['planets', 'moons', 'bodies', 'orbits'];

function termRule(term: Term, content: Content): Message {
  const noun = COUNTED_BY_KIND.includes(term.count) ? `${term.count}.${term.kind ?? 'any'}` : term.count;
  const limits = LIMITS.filter((limit) => term[limit] !== undefined).map((limit) =>
    limit === 'life'
      ? text('only.life', { stage: stageName(term.life ?? 0, content) })
      : text(`only.${limit}`, { value: Number(term[limit]) }),
  );
  const what = join([text(`count.${noun}`), ...limits]);
  if (term.table) return text('term.table', { what, table: term.table.slice(1).join(', ') });
  if (term.at_most === undefined) return text('term.each', { what, each: term.each ?? 0 });
  return text('term.each_at_most', { what, each: term.each ?? 0, most: term.at_most });
}

export function stellarRule(id: string, content: Content, seat: SeatView | null): Message | null {
  const objective = stellarObjective(content, id);
  if (!objective) return null;
  const terms = join(objective.terms.map((term) => termRule(term, content)));
  const counted = seat?.counts[id as Stellar];
  if (!counted) return text('stellar.plain', { terms });
  return text('stellar.rule', { terms, now: text('now', { points: counted.points }) });
}

export function objectRule(id: string, content: Content): Message | null {
  const object = astronomicalObject(content, id);
  return object && text('object.rule', { effect: text(`effect.${object.effect}`), uses: object.uses });
}

const cardRule = (id: string, content: Content, seat: SeatView | null): Message | null =>
  planetaryRule(id, content) ?? stellarRule(id, content, seat) ?? objectRule(id, content);

function elementRules(element: Element, content: Content, seat: SeatView | null): readonly Message[] {
  switch (element.sort) {
    case 'body':
      return [text(`element.${element.body.kind}`)];
    case 'stone':
      return [text(element.comets > 0 ? 'element.comet' : 'element.asteroid')];
    case 'object':
      return [objectRule(element.object, content)].filter((rule) => rule !== null);
    case 'objective':
      return [cardRule(element.objective, content, seat)].filter((rule) => rule !== null);
  }
}

function fieldRule(name: string, view: View, content: Content, seat: SeatView): Message {
  const [sector, number] = splitField(name);
  const element = elementOn(view, sector, number, content);
  const field = fieldsOf(content, sector, view.players).find((one) => one.field === number);
  return sentences([
    ...(element ? elementRules(element, content, seat) : [text('explain.sector')]),
    ...(field?.monolith ? [text('element.monolith')] : []),
  ]);
}

function bodyRule(body: Body, orbit: number): Message {
  if (hasRings(body)) return text('explain.body.gas_giant.rings');
  if (body.kind !== 'terrestrial') return text(`explain.body.${body.kind}`);
  const habitable = orbit <= HABITABLE_ORBITS && body.wet;
  const rules = [text('explain.body.terrestrial')];
  if (!body.wet && body.size > 2) rules.push(text('explain.body.dry'));
  if (body.life >= 0) rules.push(text(habitable ? 'explain.body.evolves' : 'explain.body.sleeps'));
  else if (habitable) rules.push(text('explain.body.habitable'));
  return sentences(rules);
}

function orbitRule(orbit: number, seat: SeatView): Message {
  const there = seat.orbits[orbit - 1];
  if (!there) return text('explain.orbit.empty');
  return text(there.objective ? 'explain.orbit.taken' : 'explain.orbit');
}

function rule(target: Target, view: View, content: Content): Message | null {
  const [bare, number] = splitSeat(target, actor(view));
  const seat = seatOf(view, number);
  const [kind, name] = splitTarget(bare);
  switch (kind) {
    case 'field':
      return fieldRule(name, view, content, seat);
    case 'body': {
      const place = parsePlace(name);
      const body = bodyAt(seat, place);
      return body && bodyRule(body, place.orbit);
    }
    case 'orbit':
      return orbitRule(Number(name), seat);
    case 'moon':
      return text('explain.moon');
    case 'belt':
      return text('explain.belt', {
        asteroids: seat.asteroids,
        comets: seat.comets,
        value: seat.belt_value,
        points: seat.score.belt,
      });
    case 'zone':
      return text('explain.zone', { points: stagePoints(content).join(', ') });
    case 'objective':
    case 'stellar':
    case 'object':
      return cardRule(name, content, seat);
    case 'side':
      return text(`side.${name}.rule`);
    case 'supply':
      return text(`explain.supply.${name}`, { left: view.supply[name as keyof View['supply']] });
    case 'round':
      return text('explain.round', { round: view.round });
    case 'monolith':
      return text(view.round < ROUNDS ? 'explain.monolith' : 'explain.monolith.last');
    case 'sector':
      return text('explain.sector');
    default:
      return null;
  }
}

export function explain(target: Target, view: View, content: Content, seat = actor(view)): Message | null {
  // The two to choose from say their rule themselves: nothing may lie over them.
  if (view.phase === 'choose_start' && target.startsWith('objective:')) return null;
  const there = target.includes('@') ? target : ofSeat(target, seat, actor(view));
  const words = rule(there, view, content);
  return words && text('titled', { title: title(there, view, content), text: words });
}
