// Crystals and goals go their way: out of the supply, up the time chamber, onto the row of points; down the track and
// to the goals that were scored.
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { duration } from '../../ui/settings';
import type { Event, View } from './view';

export interface Glide {
  readonly piece: string; // as it is drawn where it arrives
  readonly path: readonly string[]; // the places before
}

export const stepPlace = (space: number): string => `step:${space}`;
export const trackPlace = (space: number): string => `track:${space}`;
export const GOAL_DECK = 'goals';
const SUPPLY = 'stock:crystals';

// The crystal climbs; at the top it waits, and another one comes from the supply.
function climbs(events: readonly Event[], top: number): readonly Glide[] {
  const glides: Glide[] = [];
  let path: string[] = [];
  for (const event of events) {
    if (event.event === 'crystal_moved') {
      if (path.length === 0) path.push(stepPlace(event.space - 1));
      path.push(stepPlace(event.space));
    }
    if (event.event !== 'crystal_taken') continue;
    glides.push({ piece: 'waiting', path: path.filter((place) => place !== stepPlace(top)) });
    path = [SUPPLY, stepPlace(0)];
  }
  return path.length > 1 ? [...glides, { piece: 'crystal', path: path.slice(0, -1) }] : glides;
}

const discharges = (events: readonly Event[], top: number): readonly Glide[] =>
  events.flatMap((event) =>
    event.event === 'discharged' ? [{ piece: `discharged:${event.number}`, path: [stepPlace(top)] }] : [],
  );

// One leaves the track at the bottom, the others fall, and a new one comes.
function falls(events: readonly Event[], { track }: View['goals']): readonly Glide[] {
  const scored = events.flatMap((event) => (event.event === 'goal_scored' ? [event.goal] : []));
  if (scored.length === 0 && !events.some(({ event }) => event === 'goal_revealed')) return [];
  return [
    ...scored.map((goal) => ({ piece: `scored:${goal}`, path: [trackPlace(track.length - 1)] })),
    ...track.flatMap((goal, i) =>
      goal ? [{ piece: `goal:${goal}`, path: [i === 0 ? GOAL_DECK : trackPlace(i - 1)] }] : [],
    ),
  ];
}

export function glidesOf(events: readonly Event[], view: View, seat: number, top: number): readonly Glide[] {
  const own = events.filter((event) => event.seat === seat);
  return [...climbs(own, top), ...discharges(own, top), ...falls(events, view.goals)];
}

const middleOf = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

// A likeness that goes over everything, since what lists scroll would cut it off; the piece itself waits unseen.
function lay(piece: Element): HTMLElement {
  const { left, top, width, height } = piece.getBoundingClientRect();
  const likeness = document.createElement('div');
  likeness.className = `ctc ctc-gliding ${piece.className}`;
  likeness.style.cssText = `left: ${left}px; top: ${top}px; width: ${width}px; height: ${height}px`;
  likeness.setAttribute('aria-hidden', 'true');
  likeness.innerHTML = piece.innerHTML;
  for (const named of likeness.querySelectorAll('[data-target], [data-piece], [id], [tabindex]'))
    for (const name of ['data-target', 'data-piece', 'id', 'tabindex']) named.removeAttribute(name);
  document.body.append(likeness);
  return likeness;
}

const STEP = 140; // milliseconds from one place to the next
const LEAST = 300;

function glide(piece: Element, path: readonly Element[]): void {
  const length = duration(Math.max(LEAST, STEP * path.length));
  const end = middleOf(piece);
  const likeness = lay(piece);
  const frames = path.map((place) => {
    const { x, y } = middleOf(place);
    return { transform: `translate(${x - end.x}px, ${y - end.y}px)` };
  });
  piece.animate([{ visibility: 'hidden' }, { visibility: 'hidden' }], { duration: length });
  void likeness
    .animate([...frames, { transform: 'none' }], { duration: length, easing: 'cubic-bezier(0.3, 0.1, 0.2, 1)' })
    .finished.catch(() => undefined)
    .finally(() => likeness.remove());
}

export function useGlides(
  frame: RefObject<HTMLElement>,
  recent: readonly Event[],
  view: View,
  seat: number,
  top: number,
) {
  // The list is made anew whenever something is drawn; its events are not.
  const news = [recent[0], recent[recent.length - 1], recent.length];
  useLayoutEffect(() => {
    const board = frame.current;
    if (!board || duration(STEP) === 0) return;
    const drawn = (name: string) => board.querySelector(`[data-place="${name}"], [data-target="${name}"]`);
    for (const { piece, path } of glidesOf(recent, view, seat, top)) {
      const there = board.querySelector(`[data-piece="${piece}"]`);
      const places = path.flatMap((name) => drawn(name) ?? []);
      if (there && places.length === path.length) glide(there, places);
    }
  }, news);
}
