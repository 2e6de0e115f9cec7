// The asteroid belt: a ring of dust, with the stones and comets that lie in it.
import { ofSeat } from '../seat_target';
import { say } from '../../text/say';
import { memo } from '../../ui/memo';
import { explain } from './explain';
import type { Point, SystemGeometry } from './geometry';
import { text } from './naming';
import { Comet, seeded, Stone } from './stone_art';
import { reachProps, targetProps } from './target';
import { actor, seatOf, type TableProps } from './view';

const SHOWN = 14; // more are only counted
const STEP = 19; // pixels between two on the ring

interface BeltProps extends TableProps {
  readonly geometry: SystemGeometry;
}

// A point of the ring, so many pixels along it from the axis.
function onRing(geometry: SystemGeometry, along: number, off = 0): Point {
  const { star, belt, wide } = geometry;
  const angle = along / belt.radius;
  const reach = belt.radius + off;
  const [axis, side] = [reach * Math.cos(angle), reach * Math.sin(angle)];
  return wide ? { x: star.x + axis, y: star.y + side } : { x: star.x + side, y: star.y + axis };
}

const Dust = memo(function Dust({ geometry }: { geometry: SystemGeometry }) {
  const next = seeded(5);
  const reach = Math.min(geometry.belt.radius * 1.3, (geometry.wide ? geometry.height : geometry.width) * 0.75);
  const grains = Math.round(reach / 4.5);
  return (
    <g class="cg-dust" aria-hidden="true">
      {Array.from({ length: grains }, (_, i) => {
        const at = onRing(geometry, (next() - 0.5) * 2 * reach, (next() - 0.5) * geometry.unit * 0.24);
        return (
          <circle
            key={i}
            cx={at.x.toFixed(1)}
            cy={at.y.toFixed(1)}
            r={(0.7 + next() * 1.5).toFixed(1)}
            opacity={(0.3 + next() * 0.6).toFixed(2)}
          />
        );
      })}
    </g>
  );
});

// Asteroids to one side of the count, comets to the other.
const Contents = memo(function Contents({
  geometry,
  asteroids,
  comets,
}: {
  geometry: SystemGeometry;
  asteroids: number;
  comets: number;
}) {
  const gap = geometry.wide ? 34 : 46;
  const spot = (index: number, side: number) => onRing(geometry, side * (gap + index * STEP), (index % 2 ? 1 : -1) * 5);
  return (
    <g aria-hidden="true">
      {Array.from({ length: Math.min(asteroids, SHOWN) }, (_, i) => {
        const { x, y } = spot(i, -1);
        return (
          <g key={`a${i}`} transform={`translate(${x} ${y}) scale(0.082) rotate(${i * 47})`}>
            <Stone seed={i + 1} />
          </g>
        );
      })}
      {Array.from({ length: Math.min(comets, SHOWN) }, (_, i) => {
        const { x, y } = spot(i, 1);
        return (
          <g key={`c${i}`} transform={`translate(${x} ${y}) scale(0.12)`}>
            <Comet />
          </g>
        );
      })}
    </g>
  );
});

interface CountProps {
  readonly at: Point;
  readonly asteroids: number;
  readonly comets: number;
  readonly changing: boolean;
  readonly words: string;
}

function Count({ at, asteroids, comets, changing, words }: CountProps) {
  return (
    <g
      class={`cg-belt-count${changing ? ' changing' : ''}`}
      role="img"
      aria-label={words}
      transform={`translate(${at.x} ${at.y})`}
    >
      <rect x="-44" y="-14" width="88" height="28" rx="14" />
      <g transform="translate(-29 0) scale(0.085)">
        <Stone seed={2} />
      </g>
      <text x="-11" y="5">
        {asteroids}
      </text>
      <g transform="translate(12 0) scale(0.11)">
        <Comet />
      </g>
      <text x="31" y="5">
        {comets}
      </text>
    </g>
  );
}

export function BeltRing({ view, content, seat, picks, small, preview, geometry }: BeltProps) {
  const own = seatOf(view, seat);
  const { asteroids, comets } = own;
  const { star, belt, unit } = geometry;
  const next = preview?.seats[seat];
  const changed = next && (next.asteroids !== asteroids || next.comets !== comets) ? next : null;
  const art = (
    <>
      <circle class="cg-belt-band" cx={star.x} cy={star.y} r={belt.radius} stroke-width={unit * 0.3} />
      <Dust geometry={geometry} />
      {small ? null : <Contents geometry={geometry} asteroids={asteroids} comets={comets} />}
    </>
  );
  if (small) return <g>{art}</g>;
  const target = ofSeat('belt', seat, actor(view));
  return (
    <g>
      <g {...reachProps(target, picks, 'cg-belt')}>
        <circle class="cg-belt-hit" cx={star.x} cy={star.y} r={belt.radius} stroke-width={Math.max(44, unit * 0.36)} />
        {art}
      </g>
      <g {...targetProps(target, picks, null, 'cg-belt')}>
        <rect class="cg-body-hit" x={belt.middle.x - 44} y={belt.middle.y - 20} width="88" height="40" />
        <Count
          at={belt.middle}
          asteroids={(changed ?? own).asteroids}
          comets={(changed ?? own).comets}
          changing={changed !== null}
          words={say(explain(target, view, content) ?? text('belt'))}
        />
      </g>
    </g>
  );
}
