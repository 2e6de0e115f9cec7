// A star system: the star, its orbits with planets and moons, the habitable zone and the belt.
import { ofSeat } from '../seat_target';
import { useRef } from 'preact/hooks';
import { memo } from '../../ui/memo';
import { parseBody } from './body';
import { BodyArt } from './body_art';
import { BeltRing } from './belt';
import { bodyChanges, type Effect } from './changes';
import { Effects } from './effects';
import { FLIES, useFlights } from './flights';
import { Ghost, SizeChange } from './ghosts';
import {
  HIT,
  hitRadius,
  moonAt,
  moonOrbit,
  moonRadius,
  type OrbitPlace,
  planetRadius,
  type SystemGeometry,
} from './geometry';
import { text, title } from './naming';
import { useNameId, usePaint } from './paint';
import { Plaque } from './plaque';
import { seeded } from './stone_art';
import { hoverProps, reachProps, targetProps } from './target';
import { actor, MAX_MOONS, orbitPlaces, placeName, seatOf, type Action, type TableProps } from './view';
import { say } from '../../text/say';

interface SystemProps extends TableProps {
  readonly geometry: SystemGeometry;
  readonly effects: readonly Effect[];
  readonly stamp: number; // changes with the effects
}

const Star = memo(function Star({ geometry }: { geometry: SystemGeometry }) {
  const paint = usePaint();
  const { star, starRadius } = geometry;
  return (
    <g aria-hidden="true">
      <circle cx={star.x} cy={star.y} r={starRadius * 2.3} fill={paint('corona')} />
      <circle cx={star.x} cy={star.y} r={starRadius} fill={paint('star')} />
      <circle class="cg-star-rim" cx={star.x} cy={star.y} r={starRadius * 0.985} />
    </g>
  );
});

// Faint far stars, the same for every system of this size.
const Sky = memo(function Sky({ geometry }: { geometry: SystemGeometry }) {
  const next = seeded(11);
  const { width, height } = geometry;
  return (
    <g class="cg-sky" aria-hidden="true">
      {Array.from({ length: Math.round((width * height) / 9000) }, (_, i) => (
        <circle
          key={i}
          cx={Math.round(next() * width)}
          cy={Math.round(next() * height)}
          r={0.5 + next() * 0.9}
          opacity={0.25 + next() * 0.6}
        />
      ))}
    </g>
  );
});

function Zone({ geometry, picks, small }: Pick<SystemProps, 'geometry' | 'picks' | 'small'>) {
  const { star, zone, zoneName, wide } = geometry;
  const id = useNameId();
  return (
    <g class="cg-zone">
      <circle
        class="cg-zone-band"
        cx={star.x}
        cy={star.y}
        r={(zone.from + zone.to) / 2}
        stroke-width={zone.to - zone.from}
      />
      <circle class="cg-zone-edge" cx={star.x} cy={star.y} r={zone.from} />
      <circle class="cg-zone-edge" cx={star.x} cy={star.y} r={zone.to} />
      {!small && (
        <g {...hoverProps('zone', picks)}>
          <path id={id} fill="none" d={zoneName} />
          <text class="cg-zone-name" text-anchor={wide ? 'start' : 'end'}>
            <textPath href={`#${id}`} startOffset={wide ? '0' : '100%'}>
              {say(text('zone'))}
            </textPath>
          </text>
        </g>
      )}
    </g>
  );
}

interface OrbitProps extends SystemProps {
  readonly orbit: number;
  readonly place: OrbitPlace;
}

function OrbitArc({ view, seat, picks, small, geometry, orbit, place }: OrbitProps) {
  const { star } = geometry;
  const line = <circle class="cg-orbit-line" cx={star.x} cy={star.y} r={place.radius} />;
  if (small) return line;
  const target = ofSeat(`orbit:${orbit}`, seat, actor(view));
  return (
    <g {...reachProps(target, picks, 'cg-orbit')}>
      {line}
      <circle class="cg-orbit-hit" cx={star.x} cy={star.y} r={place.radius} />
      <g class="cg-orbit-name">
        <circle cx={place.label.x} cy={place.label.y} r="10" />
        <text x={place.label.x} y={place.label.y + 4.5}>
          {orbit}
        </text>
      </g>
    </g>
  );
}

// The planet place: empty, or around a planet whose orbit can be chosen.
function OrbitSpot({ view, content, seat, picks, small, geometry, orbit, place }: OrbitProps) {
  const { unit } = geometry;
  const there = seatOf(view, seat).orbits[orbit - 1];
  const target = ofSeat(`orbit:${orbit}`, seat, actor(view));
  if (there && (small || !(picks.lit(target) || picks.chosen(target)))) return null;
  const r = there ? planetRadius(parseBody(there.planet), unit) + 8 : Math.max(unit * 0.17, HIT - 4);
  const spot = <circle class={there ? 'cg-glow' : 'cg-orbit-place'} cx={place.planet.x} cy={place.planet.y} r={r} />;
  if (small) return spot;
  const reach = there ? hitRadius(r, parseBody(there.planet), unit) : HIT;
  return (
    <g {...targetProps(target, picks, title(target, view, content), 'cg-orbit')}>
      <circle class="cg-body-hit" cx={place.planet.x} cy={place.planet.y} r={reach} />
      {spot}
    </g>
  );
}

// What makes a body a target of something that flies at it.
const HITS: readonly Action['kind'][] = [
  'take to hit',
  'side hit',
  'side comet to hit',
  'side throw comet',
  'use to hit',
  'use on moon',
];

function Bodies(props: OrbitProps) {
  const { view, content, seat, picks, small, geometry, orbit, place, effects, stamp } = props;
  const { unit } = geometry;
  const there = seatOf(view, seat).orbits[orbit - 1];
  if (!there) return null;
  const planet = parseBody(there.planet);
  const hits = picks.open.some(({ kind }) => HITS.includes(kind));
  const arriving = (number: number) =>
    effects.some((effect) => effect.kind === 'arrive' && effect.place.orbit === orbit && effect.place.place === number);
  const bodies = [there.planet, ...there.moons].map((text, number) => {
    const body = parseBody(text);
    const at = number === 0 ? place.planet : moonAt(place, planet, number, unit);
    const r = number === 0 ? planetRadius(body, unit) : moonRadius(body, unit);
    return { body, number, at, r };
  });
  return (
    <g>
      {there.moons.length > 0 && (
        <circle class="cg-moon-orbit" cx={place.planet.x} cy={place.planet.y} r={moonOrbit(planet, unit)} />
      )}
      {bodies.map(({ body, number, at, r }) => {
        const target = ofSeat(`body:${placeName({ orbit, place: number })}`, seat, actor(view));
        const fresh = arriving(number);
        const shown = small
          ? { class: 'cg-body' }
          : targetProps(target, picks, title(target, view, content), `cg-body${hits ? ' cg-hits' : ''}`);
        return (
          <g key={fresh ? `${target} ${stamp}` : target} {...shown} transform={`translate(${at.x} ${at.y})`}>
            {!small && <circle class="cg-body-hit" r={hitRadius(r, planet, unit)} />}
            {!small && <circle class="cg-glow" r={r + 7} />}
            {!small && <Rays r={r + 7} />}
            <g class={fresh ? 'cg-arrive' : undefined} {...(fresh && { [FLIES]: 'stays' })}>
              <BodyArt body={body} r={r} plain={small} dots={number === 0 && place.out.y > 0 ? 'above' : 'below'} />
            </g>
          </g>
        );
      })}
    </g>
  );
}

// Short rays around a body that can be hit.
const Rays = ({ r }: { r: number }) => (
  <path
    class="cg-rays"
    d={Array.from({ length: 12 }, (_, i) => {
      const angle = (i * Math.PI) / 6;
      const at = (reach: number) => `${reach * Math.cos(angle)} ${reach * Math.sin(angle)}`;
      return `M${at(r + 2)}L${at(r + (i % 2 ? 5 : 8))}`;
    }).join('')}
  />
);

// A free place on a planet's small orbit, shown while a moon could go there.
function MoonPlace({ view, content, seat, picks, geometry, orbit, place }: OrbitProps) {
  const there = seatOf(view, seat).orbits[orbit - 1];
  const target = `moon:O${orbit}`;
  if (!there || there.moons.length >= MAX_MOONS || !picks.lit(target)) return null;
  const { unit } = geometry;
  const planet = parseBody(there.planet);
  const at = moonAt(place, planet, there.moons.length + 1, unit);
  return (
    <g>
      <circle class="cg-moon-orbit" cx={place.planet.x} cy={place.planet.y} r={moonOrbit(planet, unit)} />
      <g
        {...targetProps(target, picks, title(target, view, content), 'cg-moon-place')}
        transform={`translate(${at.x} ${at.y})`}
      >
        <circle class="cg-body-hit" r={HIT} />
        <circle class="cg-place-ring" r="13" />
        <path class="cg-plus" d="M-5 0H5M0 -5V5" />
      </g>
    </g>
  );
}

export function System(props: SystemProps) {
  const { view, content, seat, names, small, picks, geometry, preview, effects, stamp, recent } = props;
  const svg = useRef<SVGSVGElement>(null);
  useFlights(svg, recent, seat, stamp, !small);
  const own = seatOf(view, seat);
  const places = geometry.orbits.slice(0, orbitPlaces(own));
  const after = preview?.seats[seat];
  const changes = after && !small ? bodyChanges(own, after) : [];
  const grown = changes.filter((change) => change.before !== null);
  const born = changes.filter((change) => change.before === null);
  return (
    <svg
      ref={svg}
      class={`cg-system${small ? ' cg-system-small' : ''}`}
      viewBox={`0 0 ${geometry.width} ${geometry.height}`}
      role="group"
      aria-label={say(text('system', { name: names[seat] ?? '' }))}
    >
      {!small && <Sky geometry={geometry} />}
      <Zone geometry={geometry} picks={picks} small={small} />
      <Star geometry={geometry} />
      {places.map((place, i) => (
        <OrbitArc key={i} {...props} orbit={i + 1} place={place} />
      ))}
      <BeltRing {...props} />
      {places.map((place, i) => (
        <Bodies key={i} {...props} orbit={i + 1} place={place} />
      ))}
      {places.map((place, i) => (
        <OrbitSpot key={i} {...props} orbit={i + 1} place={place} />
      ))}
      {!small && places.map((place, i) => <MoonPlace key={i} {...props} orbit={i + 1} place={place} />)}
      {places.map((place, i) => {
        const objective = own.orbits[i]?.objective;
        if (!objective) return null;
        return (
          <Plaque
            key={i}
            objective={objective}
            at={place.dock}
            small={small}
            content={content}
            picks={picks}
            view={view}
          />
        );
      })}
      {after &&
        born.map((change) => <Ghost key={placeName(change.place)} change={change} after={after} geometry={geometry} />)}
      {grown.map((change) => (
        <SizeChange key={placeName(change.place)} change={change} own={own} geometry={geometry} />
      ))}
      {!small && effects.length > 0 && <Effects key={stamp} effects={effects} own={own} geometry={geometry} />}
    </svg>
  );
}
