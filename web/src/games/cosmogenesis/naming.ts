// What things are called: short texts, also the labels that a screen reader says.
import type { Content, Target } from '../game_ui';
import { splitSeat } from '../seat_target';
import { messagesOf, named, type Message } from '../../text/message';
import type { Body } from './body';
import { astronomicalObject, planetaryObjective, stagesOf, stellarObjective } from './objectives';
import { actor, bodyAt, type Element, elementOn, parsePlace, type Place, seatOf, type Sector, type View } from './view';

export const text = messagesOf('cosmogenesis');

export function join(parts: readonly Message[]): Message {
  const [first, ...rest] = parts;
  if (!first) return text('join', { first: '', rest: '' });
  return rest.length === 0 ? first : text('join', { first, rest: join(rest) });
}
// "a, b or c"
export function or(parts: readonly Message[]): Message {
  const last = parts.at(-1) ?? text('join', { first: '', rest: '' });
  return parts.length < 2 ? last : text('or', { first: join(parts.slice(0, -1)), last });
}
export const sentences = (parts: readonly Message[]): Message =>
  parts.reduceRight((rest, first) => text('sentences', { first, rest }));

// A stage of life, as the content calls it.
export function stageName(stage: number, content: Content): Message {
  const number = String(stage);
  return named(stagesOf(content)[stage]?.names ?? { de: number, en: number, fr: number });
}

export function bodyName(body: Body, content: Content): Message {
  const { size } = body;
  if (body.kind === 'asteroid') return text('body.asteroid');
  if (body.kind === 'gas_giant') {
    const colour = text(`colour.${body.colour}`);
    return text(body.rings ? 'body.gas_giant.rings' : 'body.gas_giant', { colour, size });
  }
  const rock = text(body.wet ? 'body.terrestrial.wet' : 'body.terrestrial', { size });
  return body.life < 0 ? rock : text('body.living', { body: rock, stage: stageName(body.life, content) });
}

export const whereName = ({ orbit, place }: Place): Message =>
  place === 0 ? text('place.planet', { orbit }) : text('place.moon', { orbit, moon: place });

// The same within a sentence: something is on it or strikes it, or comes to it. Which moon it was is shown on the board.
export const onWhere = ({ orbit, place }: Place): Message => text(place === 0 ? 'on.planet' : 'on.moon', { orbit });
export const toWhere = ({ orbit, place }: Place): Message => text(place === 0 ? 'to.planet' : 'to.moon', { orbit });

// The content's name for an objective or object; for what it does not know, its id.
export function cardName(id: string, content: Content): Message {
  const card = planetaryObjective(content, id) ?? stellarObjective(content, id) ?? astronomicalObject(content, id);
  return named(card?.names ?? { de: id, en: id, fr: id });
}

export function elementName(element: Element, content: Content): Message {
  switch (element.sort) {
    case 'body':
      return bodyName(element.body, content);
    case 'object':
      return cardName(element.object, content);
    case 'objective':
      return cardName(element.objective, content);
    case 'stone':
      if (element.comets > 0) return text('stone.comet');
      return text(element.asteroids > 1 ? 'stone.two_asteroids' : 'stone.asteroid');
  }
}

export const splitTarget = (target: Target): readonly [string, string] => {
  const colon = target.indexOf(':');
  return colon < 0 ? [target, ''] : [target.slice(0, colon), target.slice(colon + 1)];
};

export const splitField = (field: string): readonly [Sector, number] => {
  const [sector, number] = field.split('-');
  return [sector as Sector, Number(number)];
};

// A field of the cosmos board for who does not see where it lies: two may hold the same.
export function fieldName(sector: Sector, number: number, view: View, content: Content): Message {
  const element = elementOn(view, sector, number, content);
  if (!element) return text('field.empty', { sector, number });
  return text('field.place', { sector, number, element: elementName(element, content) });
}

// The name of anything on the screen.
export function title(target: Target, view: View, content: Content): Message {
  const [bare, seat] = splitSeat(target, actor(view));
  const [kind, name] = splitTarget(bare);
  switch (kind) {
    case 'field': {
      const [sector, number] = splitField(name);
      const element = elementOn(view, sector, number, content);
      if (!element) return text('field.empty', { sector, number });
      return text('field', { sector, element: elementName(element, content) });
    }
    case 'body': {
      const place = parsePlace(name);
      const body = bodyAt(seatOf(view, seat), place);
      const where = whereName(place);
      return body ? text('body.at', { where, body: bodyName(body, content) }) : where;
    }
    case 'orbit':
      return text('orbit', { orbit: name });
    case 'moon':
      return text('moon.place', { orbit: name.slice(1) });
    case 'objective':
    case 'stellar':
    case 'object':
      return cardName(name, content);
    case 'side':
      return text(`side.${name}`);
    case 'supply':
      return text(`supply.${name}`);
    case 'sector':
      return text('sector', { sector: name });
    case 'round':
      return text('round', { round: view.round });
    default:
      return text(kind); // belt, zone, monolith
  }
}
