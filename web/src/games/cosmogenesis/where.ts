// Where on the board something happened, and what points it brought.
import type { Content, Gain, Target } from '../game_ui';
import { ofSeat } from '../seat_target';
import { cardName, stageName, text } from './naming';
import { planetaryObjective, stagePoints } from './objectives';
import { actor, orbitNumber, type Event, type View } from './view';

export function where(event: Event, view: View): readonly Target[] {
  const at = (target: Target): readonly Target[] => [ofSeat(target, event.seat ?? actor(view), actor(view))];
  switch (event.event) {
    case 'took':
    case 'discarded':
      return [`field:${event.field}`];
    case 'planet_created':
    case 'got_rings':
      return at(`body:${event.orbit}.P`);
    case 'moon_created':
    case 'collided':
    case 'life_fell':
    case 'got_wet':
    case 'life_created':
    case 'evolved':
      return at(`body:${event.target}`);
    case 'belt_changed':
      return at('belt');
    case 'object_taken':
    case 'object_used':
      return [`object:${event.object}`];
    case 'stellar_taken':
      return [`stellar:${event.objective}`];
    case 'planetary_taken':
    case 'objective_revealed':
      return [`objective:${event.objective}`];
    case 'orbits_swapped':
      return [event.orbit, event.orbit2].flatMap((orbit) => at(`orbit:${orbitNumber(orbit)}`));
    case 'module_built':
      return [...at('orbit:6'), ...at('orbit:7')];
    case 'round_started':
    case 'round_ended':
      return ['round'];
    default:
      return [];
  }
}

// The field whose element brought the monolith along.
function lastTaken(seat: number, earlier: readonly Event[]): readonly Target[] {
  const taken = earlier.filter((event) => event.event === 'took' && event.seat === seat).at(-1);
  return taken?.event === 'took' ? [`field:${taken.field}`] : [];
}

// What an event brings for certain; the belt's points move with everybody's stones.
export function gain(event: Event, view: View, content: Content, earlier: () => readonly Event[]): Gain | null {
  const { seat } = event;
  if (seat === undefined) return null;
  const at = where(event, view);
  const worth = (stage: number): number => stagePoints(content)[stage] ?? 0;
  const made = (points: number, reason: Gain['reason']): Gain | null =>
    points === 0 ? null : { seat, points, at, reason };
  const one = (reason: Gain['reason']): Gain => ({ seat, points: 1, at, reason });
  switch (event.event) {
    case 'objective_revealed':
      return made(planetaryObjective(content, event.objective)?.points ?? 0, cardName(event.objective, content));
    case 'object_taken':
      return one(cardName(event.object, content)); // CG-SCORE-04
    case 'evolved':
      return made(worth(event.stage) - worth(event.stage - 1), stageName(event.stage, content));
    case 'life_fell':
      return made(-worth(event.from_stage), text('gain.extinct'));
    case 'monolith_taken':
      return { ...one(text('monolith')), at: lastTaken(seat, earlier()) }; // CG-SCORE-07
    default:
      return null;
  }
}
