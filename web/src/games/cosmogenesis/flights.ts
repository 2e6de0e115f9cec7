// Pieces travel to where they go: from the field of the cosmos board they were taken from, or from the own belt.
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { duration } from '../../ui/settings';
import type { Event } from './view';

export const FLIES = 'data-flies'; // what is drawn where it arrives; its value: "stays" or "ends" there

// The target that something has just come from; null where it came out of nothing.
export function originOf(recent: readonly Event[], seat: number): string | null {
  for (const event of recent) if (event.event === 'took' && event.seat === seat) return `field:${event.field}`;
  const paid = recent.some(
    (event) => event.event === 'belt_changed' && event.seat === seat && (event.asteroids < 0 || event.comets < 0),
  );
  return paid ? 'belt' : null;
}

const middleOf = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

function fly(element: Element, from: Element, scale: number, length: number): void {
  const [start, end] = [middleOf(from), middleOf(element)];
  const away = `translate(${(start.x - end.x) / scale}px, ${(start.y - end.y) / scale}px)`;
  const stays = element.getAttribute(FLIES) === 'stays';
  element.animate(
    [
      { transform: away, opacity: 1 },
      { transform: 'none', opacity: 1, offset: stays ? 1 : 0.85 },
      ...(stays ? [] : [{ transform: 'none', opacity: 0 }]),
    ],
    { duration: length, easing: 'ease-in-out' },
  );
}

export function useFlights(
  svg: RefObject<SVGSVGElement>,
  recent: readonly Event[],
  seat: number,
  stamp: number,
  wanted: boolean,
): void {
  useLayoutEffect(() => {
    const length = duration(420);
    const origin = originOf(recent, seat);
    const scale = svg.current?.getScreenCTM()?.a ?? 0;
    const from = origin && document.querySelector(`.own-board [data-target="${CSS.escape(origin)}"]`);
    if (!wanted || length === 0 || !from || !scale) return;
    svg.current?.querySelectorAll(`[${FLIES}]`).forEach((element) => fly(element, from, scale, length));
  }, [stamp]);
}
