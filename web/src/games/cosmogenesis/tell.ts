// The log: one line for what happened, nothing for what follows from the line before; and an action in words, where
// nothing happens that could be told.
import type { Content } from '../game_ui';
import type { Message } from '../../text/message';
import { parseBody } from './body';
import { bodyName, cardName, elementName, join, onWhere, splitField, stageName, text, toWhere } from './naming';
import { elementOn, orbitNumber, parsePlace, type Action, type Event, type View } from './view';

// Comets are bought with asteroids, never the other way round.
function beltChange(asteroids: number, comets: number): Message {
  const stones = text(asteroids > 0 ? 'belt.asteroids' : 'belt.asteroids_less', { count: Math.abs(asteroids) });
  const tails = text('belt.comets', { count: comets });
  return join([...(asteroids === 0 ? [] : [stones]), ...(comets === 0 ? [] : [tails])]);
}

export function tell(event: Event, names: readonly string[], content: Content, me: number | null): Message | null {
  const name = names[event.seat ?? -1] ?? '';
  const who = event.seat !== undefined && event.seat === me ? 'you' : 'other';
  const line = (values: Message['with'] = {}, key: string = event.event) =>
    text(`event.${key}`, { who, name, ...values });
  const card = (id: string) => cardName(id, content);
  switch (event.event) {
    case 'discarded':
      return line({ sector: splitField(event.field)[0] });
    case 'planet_created':
      return line({ orbit: orbitNumber(event.orbit), body: bodyName(parseBody(event.body), content) });
    case 'moon_created':
      return line({ orbit: parsePlace(event.target).orbit, body: bodyName(parseBody(event.body), content) });
    case 'collided': {
      const values = { place: onWhere(parsePlace(event.target)), size: event.size };
      return line(values, event.rest === 'lost' ? 'collided_lost' : 'collided');
    }
    case 'got_wet':
      return line({ place: toWhere(parsePlace(event.target)) });
    case 'life_fell':
      return line({ place: onWhere(parsePlace(event.target)), stage: stageName(0, content) });
    case 'life_created':
      return line({ place: onWhere(parsePlace(event.target)) });
    case 'evolved':
      return line({ place: onWhere(parsePlace(event.target)), stage: stageName(event.stage, content) });
    case 'belt_changed': {
      const { asteroids, comets } = event;
      // What was paid for stands in the next line.
      return asteroids > 0 || comets > 0 ? line({ what: beltChange(asteroids, comets) }) : null;
    }
    case 'object_taken':
    case 'object_used':
      return line({ object: card(event.object) });
    case 'stellar_taken':
    case 'planetary_taken':
      return line({ objective: card(event.objective) });
    case 'objective_revealed':
      return line({ objective: card(event.objective), orbit: orbitNumber(event.orbit) });
    case 'reward_lost':
      return line({ item: text(`reward.${event.item}`, { count: 1 }) });
    case 'got_rings':
      return line({ orbit: orbitNumber(event.orbit) });
    case 'orbits_swapped':
      return line({ orbit: orbitNumber(event.orbit), orbit2: orbitNumber(event.orbit2) });
    case 'round_started':
    case 'round_ended':
      return text(`event.${event.event}`, { round: event.round });
    case 'start_chosen':
    case 'monolith_taken':
    case 'module_built':
      return line();
    default:
      return null; // another line tells it, the board shows it, or the table says it of every game
  }
}

// What falls onto a body or happens there, rather than being brought to it.
const isThere = (kind: Action['kind']): boolean => / hit$|throw|on moon|evolve/.test(kind);

export function tellAction(action: Action, content: Content, view: View): Message {
  const values: Record<string, Message | number | string> = {};
  if ('field' in action) {
    const [sector, number] = splitField(action.field);
    const element = elementOn(view, sector, number, content);
    values['sector'] = sector;
    if (element) values['element'] = elementName(element, content);
  }
  if ('orbits' in action)
    action.orbits.forEach((name, i) => (values[i === 0 ? 'orbit' : 'orbit2'] = orbitNumber(name)));
  if ('objective' in action) values['card'] = cardName(action.objective, content);
  if ('object' in action) values['card'] = cardName(action.object, content);
  if ('orbit' in action) values['orbit'] = orbitNumber(action.orbit);
  if ('target' in action) values['place'] = (isThere(action.kind) ? onWhere : toWhere)(parsePlace(action.target));
  return text(`action.${action.kind}`, values);
}
