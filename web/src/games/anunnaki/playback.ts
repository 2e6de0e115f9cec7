// What came in one piece, as pictures in a row: the position after each event that can be seen, and
// what moves in it.
import type { GameEvent } from '../game_ui';
import type { Box } from './content';
import { after, happening } from './replay';
import { UNITS, type Side, type Unit, type View } from './view';

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
  readonly points: number;
}

function flightOf(event: GameEvent, box: Box): Flight | null {
  const h = happening(event, box);
  const kind = UNITS[h.number('unit')] ?? 'follower';
  switch (h.kind) {
    case 'unit_moved':
      return { side: h.side, kind, from: h.place('from'), to: h.place('to') };
    case 'units_retreated':
      return { side: h.side, kind: 'follower', from: h.place('from'), to: h.place('to') };
    case 'settlement_moved':
      return { side: h.side, kind: 'settlement', from: h.place('from'), to: h.place('to') };
    case 'unit_placed':
      return { side: h.side, kind, from: h.side, to: h.place('place') };
    case 'creature_taken':
      return { side: h.side, kind: 'creature', from: h.side, to: h.place('area') };
    case 'built':
      return { side: h.side, kind: 'settlement', from: h.side, to: h.place('area') };
    default:
      return null;
  }
}

const PLACES: Readonly<Record<string, string>> = {
  target: 'place',
  exhausted: 'area',
  harvested: 'area',
  summoned: 'area',
  god_summoned: 'area',
  combat_started: 'place',
  civilisation_revealed: 'place',
  combat_won: 'place',
};

export function framesOf(before: View, events: readonly GameEvent[], box: Box): readonly Frame[] {
  const frames: Frame[] = [];
  let view = before;
  let last: string | null = null; // where points are earned
  events.forEach((event, at) => {
    const next = after(view, event, box);
    const h = happening(event, box);
    const flight = flightOf(event, box);
    const argument = PLACES[event.event];
    const points = event.event === 'vp_gained' ? h.number('points') : 0;
    const place = argument ? h.place(argument) : (flight?.to ?? (points > 0 ? last : null));
    if (place !== null) last = place;
    if (next !== view || place !== null) {
      frames.push({ at, view: next, side: h.side, flight, place, points });
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
