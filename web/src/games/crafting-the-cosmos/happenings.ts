// Where on the screen something happened, and the points that it brought.
import type { Message } from '../../text/message';
import type { Content, Gain, Target } from '../game_ui';
import { printOf, sizeOf } from './content';
import { areaText } from './places';
import { onBoard, ownSeat } from './seats';
import { seatOf, type Event, type Power, type View } from './view';
import { energyText, goalText, powerText, text } from './words';

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

// What is somebody's own is shown on their board, where that is open.
export const where = (event: Event, view: View): readonly Target[] =>
  placesOf(event).map((target) => onBoard(target, event.seat ?? ownSeat(view), view));

interface Earned {
  readonly at: readonly Target[];
  readonly reason: Message;
}

// Where the seat has advanced life, which is turned up at the end.
const advancedLife = (view: View, seat: number): readonly Target[] =>
  Object.entries(seatOf(view, seat).nebulae)
    .filter(([, nebula]) => nebula.advanced_life.length > 0)
    .map(([space]) => `nebula:${space}`);

// The power that is being used.
function powerOf(seat: number | undefined, earlier: readonly Event[]): Power | null {
  const used = earlier.filter((event) => event.event === 'power_used' && event.seat === seat).at(-1);
  return used?.event === 'power_used' ? used.power : null;
}

function earned(event: Event, view: View, content: Content, earlier: () => readonly Event[]): Earned | null {
  const print = printOf(content);
  switch (event.event) {
    case 'formed': {
      const values = { size: sizeOf(print, event.tile), place: areaText(print, event.nebula_space) };
      return { at: [`nebula:${event.nebula_space}`], reason: text('gain.formed', values) };
    }
    case 'discharged':
      return { at: ['chamber'], reason: text('gain.discharged', { number: event.number }) };
    case 'set_scored':
      return { at: [`hand:${event.energy}`], reason: text('gain.set', { energy: energyText(event.energy) }) };
    case 'points_gained': {
      const power = powerOf(event.seat, earlier());
      return power === null
        ? { at: [], reason: text('gain.power') }
        : { at: [`power:${power}`], reason: powerText(print, power) };
    }
    case 'goal_points': {
      const values = { goal: goalText(print, event.goal), value: event.value };
      return { at: [`goal:${event.goal}`], reason: text('gain.goal', values) };
    }
    case 'advanced_life_points':
      return { at: advancedLife(view, event.seat ?? ownSeat(view)), reason: text('gain.advanced_life') };
    default:
      return null;
  }
}

export function gain(event: Event, view: View, content: Content, earlier: () => readonly Event[]): Gain | null {
  const { seat } = event;
  if (seat === undefined || !('points' in event) || event.points === 0) return null;
  const found = earned(event, view, content, earlier);
  return (
    found && { seat, points: event.points, at: found.at.map((at) => onBoard(at, seat, view)), reason: found.reason }
  );
}
