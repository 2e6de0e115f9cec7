// Where on the screen something happened, and the points that it brought.
import type { Message } from '../../text/message';
import type { Content, Gain, Target } from '../game_ui';
import { printOf, sizeOf } from './content';
import { areaText } from './places';
import type { Event, View } from './view';
import { energyText, goalText, text } from './words';

function placesOf(event: Event): readonly Target[] {
  switch (event.event) {
    case 'token_moved':
      return [`control:${event.from}`, `control:${event.to}`];
    case 'star_gained':
      return [`staged:${event.element}`];
    case 'proto_gained':
      return ['staged:proto'];
    case 'nebula_gained':
    case 'omega_nebula':
      return [`staged:${event.tile}`];
    case 'dna_gained':
      return ['counter:dna'];
    case 'supernova_gained':
      return ['counter:supernova'];
    case 'graviton_gained':
      return ['counter:graviton:star', 'counter:graviton:life'];
    case 'card_taken':
    case 'display_filled':
      return [`display:${event.position}`];
    case 'card_drawn':
    case 'deck_shuffled':
      return ['display:deck'];
    case 'card_seen':
    case 'cards_spent':
    case 'set_scored':
    case 'limit_discarded':
      return [`hand:${event.energy}`];
    case 'crystal_moved':
    case 'discharged':
      return ['chamber'];
    case 'crystal_taken':
      return ['chamber', 'stock:crystals'];
    case 'nebula_placed':
    case 'formed':
    case 'advanced_life':
    case 'advanced_life_seen':
    case 'nebula_chosen':
    case 'nebula_replaced':
      return [`nebula:${event.nebula_space}`];
    case 'star_placed':
    case 'star_discarded':
    case 'star_chosen':
    case 'turned_supernova':
    case 'turned_star':
      return [`star:${event.star_space}`];
    case 'proto_placed':
    case 'stable_placed':
    case 'life_discarded':
    case 'life_chosen':
    case 'life_lifted':
    case 'life_put_down':
    case 'stabilized':
      return [`life:${event.life_space}`];
    case 'star_moved':
      return [`star:${event.star_space}`, `star:${event.star_target}`];
    case 'life_moved':
      return [`life:${event.life_space}`, `life:${event.life_target}`];
    case 'nebula_moved':
      return [`nebula:${event.nebula_space}`, `nebula:${event.nebula_target}`];
    case 'power_seen':
      return [`keep:${event.power}`];
    case 'power_kept':
    case 'power_used':
      return [`power:${event.power}`];
    case 'goal_scored':
    case 'goal_points':
    case 'goal_revealed':
      return [`goal:${event.goal}`];
    case 'round_began':
    case 'round_ended':
      return ['round'];
    case 'turn_began':
    case 'powers_drawn':
    case 'stopped':
    case 'points_gained':
    case 'pieces_lost':
    case 'turn_ended':
    case 'advanced_life_points':
    case 'game_over':
      return [];
  }
}

// A galaxy, a hand, powers and what may be used this turn are those of the board on the screen; what happened on another's is not there. A spectator
// is shown the first.
const PERSONAL = /^(nebula|star|life|chamber|hand|power|keep|staged|counter):?/;
const isOn = (event: Event, view: View, target: Target): boolean =>
  event.seat === (view.viewer ?? 0) || !PERSONAL.test(target);

export const where = (event: Event, view: View): readonly Target[] =>
  placesOf(event).filter((target) => isOn(event, view, target));

interface Earned {
  readonly at: Target | null;
  readonly reason: Message;
}

function earned(event: Event, content: Content): Earned | null {
  const print = printOf(content);
  switch (event.event) {
    case 'formed': {
      const values = { size: sizeOf(print, event.tile), place: areaText(print, event.nebula_space) };
      return { at: `nebula:${event.nebula_space}`, reason: text('gain.formed', values) };
    }
    case 'discharged':
      return { at: 'chamber', reason: text('gain.discharged', { number: event.number }) };
    case 'set_scored':
      return { at: `hand:${event.energy}`, reason: text('gain.set', { energy: energyText(event.energy) }) };
    case 'points_gained':
      return { at: null, reason: text('gain.power') };
    case 'goal_points':
      return {
        at: `goal:${event.goal}`,
        reason: text('gain.goal', { goal: goalText(print, event.goal), value: event.value }),
      };
    case 'advanced_life_points':
      return { at: null, reason: text('gain.advanced_life') };
    default:
      return null;
  }
}

export function gain(event: Event, view: View, content: Content): Gain | null {
  const found = earned(event, content);
  if (!found || event.seat === undefined || !('points' in event) || event.points === 0) return null;
  const at = found.at !== null && isOn(event, view, found.at) ? found.at : null;
  return { seat: event.seat, points: event.points, at, reason: found.reason };
}
