// What happened, shown on the galaxy: pieces come, go along their path and change.
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { duration } from '../../ui/settings';
import type { Target } from '../game_ui';
import type { Galaxy, Point } from './geometry';
import type { Event } from './view';

export interface Move {
  readonly piece: string; // where it is now
  readonly kind: 'comes' | 'travels' | 'changes' | 'forms';
  readonly from?: Point; // relative to where it is now, in sides
  readonly source?: Target; // what it was taken from
}

function placeOf(galaxy: Galaxy, id: string): Point | undefined {
  return galaxy.stars.get(id) ?? galaxy.life.get(id) ?? galaxy.nebulae.find((space) => space.id === id);
}

function travel(galaxy: Galaxy, from: string, to: string): Move {
  const start = placeOf(galaxy, from);
  const end = placeOf(galaxy, to);
  if (!start || !end) return { piece: to, kind: 'comes' };
  return { piece: to, kind: 'travels', from: { x: start.x - end.x, y: start.y - end.y } };
}

function moveOf(event: Event, galaxy: Galaxy): Move | null {
  switch (event.event) {
    case 'star_placed':
      return { piece: event.star_space, kind: 'comes', source: `staged:${event.element}` };
    case 'proto_placed':
      return { piece: event.life_space, kind: 'comes', source: 'staged:proto' };
    case 'stable_placed':
    case 'life_put_down':
      return { piece: event.life_space, kind: 'comes' };
    case 'nebula_placed':
      return { piece: event.nebula_space, kind: 'comes', source: `staged:${event.tile}` };
    case 'nebula_replaced':
      return { piece: event.nebula_space, kind: 'comes' };
    case 'star_moved':
      return travel(galaxy, event.star_space, event.star_target);
    case 'life_moved':
      return travel(galaxy, event.life_space, event.life_target);
    case 'nebula_moved':
      return travel(galaxy, event.nebula_space, event.nebula_target);
    case 'turned_supernova':
    case 'turned_star':
      return { piece: event.star_space, kind: 'changes' };
    case 'stabilized':
      return { piece: event.life_space, kind: 'changes' };
    case 'formed':
    case 'advanced_life':
      return { piece: event.nebula_space, kind: 'forms' };
    default:
      return null;
  }
}

// The moves on the board of a seat, in order.
export const movesOf = (events: readonly Event[], galaxy: Galaxy, seat: number): Move[] =>
  events.filter((event) => event.seat === seat).flatMap((event) => moveOf(event, galaxy) ?? []);

const SIDE = 100;
const TOGETHER = 60; // milliseconds between one piece and the next

const away = ({ x, y }: Point): Keyframe => ({ transform: `translate(${x * SIDE}px, ${y * SIDE}px)` });

function framesOf({ kind, from }: Move): Keyframe[] {
  if (from) return [away(from), { transform: 'none' }];
  if (kind === 'forms')
    return [
      { transform: 'scale(1)', filter: 'brightness(1)' },
      { transform: 'scale(1.16)', filter: 'brightness(1.9)', offset: 0.35 },
      { transform: 'scale(1)', filter: 'brightness(1)' },
    ];
  if (kind === 'comes')
    return [
      { transform: 'scale(1.9)', opacity: 0 },
      { transform: 'none', opacity: 1 },
    ];
  return [{ transform: 'scale(1)' }, { transform: 'scale(1.3)' }, { transform: 'scale(1)' }];
}

// Where a piece that was taken from the tray comes from, in sides; the things there keep their places when they are gone.
function sourceOf({ source }: Move, piece: Element): Point | undefined {
  const thing = source === undefined ? null : document.querySelector(`.tray [data-target="${CSS.escape(source)}"]`);
  const matrix = piece instanceof SVGGraphicsElement ? piece.getScreenCTM() : null;
  if (!thing || !matrix) return undefined;
  const { left, top, width, height } = thing.getBoundingClientRect();
  const { x, y } = new DOMPoint(left + width / 2, top + height / 2).matrixTransform(matrix.inverse());
  return { x: x / SIDE, y: y / SIDE };
}

export function useMotion(
  frame: RefObject<SVGSVGElement>,
  recent: readonly Event[],
  galaxy: Galaxy,
  seat: number,
): void {
  // The list is made anew whenever something is drawn; its events are not.
  const news = [recent[0], recent[recent.length - 1], recent.length];
  useLayoutEffect(() => {
    const time = duration(260);
    if (!frame.current || time === 0) return;
    movesOf(recent, galaxy, seat).forEach((move, i) => {
      const piece = frame.current?.querySelector(`[data-piece="${move.piece}"]`);
      if (!piece) return;
      const from = move.from ?? sourceOf(move, piece);
      piece.animate(framesOf(from ? { ...move, from } : move), {
        duration: move.kind === 'forms' ? 3 * time : time,
        delay: i * TOGETHER,
        easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
        fill: 'backwards',
      });
    });
  }, news);
}
