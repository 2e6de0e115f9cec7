// What came in one piece, as pictures in a row: the position after each event that can be seen, and
// what moves in it.
import type { GameEvent } from '../game_ui';
import type { Box } from './content';
import { after, sideOf } from './replay';
import type { Event, Side, Unit, View } from './view';

export interface Flight {
  readonly side: Side;
  readonly kind: Unit | 'settlement';
  readonly from: string; // a place, or a side's home: "person", "bot"
  readonly to: string;
}
export interface Frame {
  readonly at: number; // the event
  readonly view: View;
  readonly side: Side;
  readonly flight: Flight | null;
  readonly place: string | null; // where to look
}

function flightOf(event: Event): Flight | null {
  const side = sideOf(event);
  switch (event.event) {
    case 'unit_moved':
      return { side, kind: event.unit, from: event.from, to: event.to };
    case 'units_retreated':
      return { side, kind: 'follower', from: event.from, to: event.to };
    case 'settlement_moved':
      return { side, kind: 'settlement', from: event.from, to: event.to };
    case 'unit_placed':
      return { side, kind: event.unit, from: side, to: event.place };
    case 'creature_taken':
      return { side, kind: 'creature', from: side, to: event.area };
    case 'built':
      return { side, kind: 'settlement', from: side, to: event.area };
    default:
      return null;
  }
}

// Where to look, where nothing flies.
function placeOf(event: Event): string | null {
  switch (event.event) {
    case 'target':
    case 'combat_started':
    case 'civilisation_revealed':
    case 'combat_won':
      return event.place;
    case 'exhausted':
    case 'harvested':
    case 'summoned':
    case 'god_summoned':
      return event.area;
    default:
      return null;
  }
}

export function framesOf(before: View, events: readonly GameEvent[], box: Box): readonly Frame[] {
  const frames: Frame[] = [];
  let view = before;
  events.forEach((happened, at) => {
    const event = happened as Event;
    const next = after(view, event, box);
    const flight = flightOf(event);
    const place = placeOf(event) ?? flight?.to ?? null;
    if (next !== view || place !== null) {
      frames.push({ at, view: next, side: sideOf(event), flight, place });
    }
    view = next;
  });
  return frames;
}

// Whether the events lead from the one position to the other; after an undo or a jump they do not.
export function leadsTo(frames: readonly Frame[], view: View): boolean {
  const end = frames[frames.length - 1]?.view;
  if (!end) return false;
  const pieces = (one: View) =>
    Object.entries(one.areas)
      .map(([id, area]) => `${id} ${area.person ?? ''}/${area.bot ?? ''}`)
      .filter((line) => !line.endsWith(' /'))
      .sort()
      .join();
  return pieces(end) === pieces(view);
}
