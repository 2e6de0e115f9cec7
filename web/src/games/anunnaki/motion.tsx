// What moves on the map: a piece along its way, a ring where something happens.
import { useLayoutEffect, useRef } from 'preact/hooks';
import { duration } from '../../ui/settings';
import type { Layout } from './geometry';
import { Piece } from './glyphs';
import type { Frame } from './playback';
import { pointOf } from './spot';

export function Motion({ frame, layout }: { frame: Frame; layout: Layout }) {
  const piece = useRef<SVGGElement>(null);
  const ring = useRef<SVGCircleElement>(null);
  const { view, flight, side } = frame;
  const from = flight && pointOf(layout, view, flight.from);
  const to = flight && pointOf(layout, view, flight.to);
  const spot = pointOf(layout, view, frame.place ?? side);
  useLayoutEffect(() => {
    const timing = (length: number) => ({
      duration: Math.max(1, duration(length)),
      easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
      fill: 'forwards' as const,
    });
    if (from && to)
      piece.current?.animate(
        [
          { transform: `translate(${from.x}px, ${from.y}px)` },
          { transform: `translate(${to.x}px, ${to.y}px)`, offset: 0.85 },
          { transform: `translate(${to.x}px, ${to.y}px)`, opacity: 0 },
        ],
        timing(300),
      );
    ring.current?.animate(
      [
        { opacity: 0.9, transform: 'scale(0.5)' },
        { opacity: 0, transform: 'scale(1.3)' },
      ],
      timing(300),
    );
  }, [frame]);
  return (
    <g class={`an-motion an-house-${view.houses[side]}`}>
      {spot && frame.place && (
        <circle
          ref={ring}
          class="an-ring"
          cx={spot.x}
          cy={spot.y}
          r={58}
          style={`transform-origin: ${String(spot.x)}px ${String(spot.y)}px`}
        />
      )}
      {flight && from && to && (
        <g ref={piece}>
          <Piece kind={flight.kind} side={flight.side} house={view.houses[flight.side]} size={40} />
        </g>
      )}
    </g>
  );
}
