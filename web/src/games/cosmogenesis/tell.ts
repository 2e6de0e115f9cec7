// The log: one line for what happened, nothing for what follows from the line before.
import type { Content } from '../game_ui';
import type { Message } from '../../text/message';
import { parseBody } from './body';
import { bodyName, cardName, join, stageName, text, onWhere } from './naming';
import { orbitNumber, parsePlace, type Event } from './view';

// Comets are bought with asteroids, never the other way round.
function beltChange(asteroids: number, comets: number): Message {
  const stones = text(asteroids > 0 ? 'belt.asteroids' : 'belt.asteroids_less', { count: Math.abs(asteroids) });
  const tails = text('belt.comets', { count: comets });
  return join([...(asteroids === 0 ? [] : [stones]), ...(comets === 0 ? [] : [tails])]);
}

export function tell(event: Event, names: readonly string[], content: Content): Message | null {
  const name = names[event.seat ?? -1] ?? '';
  const line = (values: Message['with'] = {}) => text(`event.${event.event}`, { name, ...values });
  const card = (id: string) => cardName(id, content);
  switch (event.event) {
    case 'discarded':
      return line({ field: event.field });
    case 'planet_created':
      return line({ orbit: orbitNumber(event.orbit), body: bodyName(parseBody(event.body)) });
    case 'moon_created':
      return line({ orbit: parsePlace(event.target).orbit, body: bodyName(parseBody(event.body)) });
    case 'collided':
      return text(event.rest === 'lost' ? 'event.collided_lost' : 'event.collided', {
        name,
        place: onWhere(parsePlace(event.target)),
        size: event.size,
      });
    case 'life_fell':
    case 'got_wet':
    case 'life_created':
      return line({ place: onWhere(parsePlace(event.target)) });
    case 'evolved':
      return line({ place: onWhere(parsePlace(event.target)), stage: stageName(event.stage) });
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
      return line({ item: text(`reward.${event.item}`) });
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
    case 'game_over':
      return line();
    default:
      return null; // another line tells it, or the board shows it
  }
}
