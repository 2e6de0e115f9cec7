// Pictures of what objectives ask for, made from their data; in a box of 96 by 56.
import { memo } from '../../ui/memo';
import { ASTEROID, gasGiant, terrestrial } from './body';
import { Disc } from './body_art';
import { LifeBadge } from './life_art';
import type { Requirement, Term } from './objectives';
import { ObjectArt } from './object_art';
import { usePaint } from './paint';
import { Comet, Stone } from './stone_art';

const ROCK_RADII = [12, 9, 12, 15.5, 19];
const GIANT_RADII = [18, 17, 22];

interface Look {
  readonly kind?: string;
  readonly size?: number;
  readonly wet?: boolean;
  readonly rings?: boolean;
  readonly life?: number;
}

// A giant whose colour does not matter.
function AnyGiant({ r, rings }: { r: number; rings: boolean }) {
  const paint = usePaint();
  return (
    <g transform={`scale(${r / 100})`}>
      {rings && <ellipse rx="164" ry="42" fill="none" stroke="#c9b48c" stroke-width="15" transform="rotate(-16)" />}
      <circle r="100" fill={paint('any')} />
      <g clip-path={paint('disc')} fill="#1a2338" opacity="0.3">
        <path d="M-110 -50Q0 -30 110 -50V-26Q0 -6 -110 -26ZM-110 20Q0 40 110 20V48Q0 68 -110 48Z" />
      </g>
      {rings && (
        <path d="M-158 -1A164 42 0 0 0 164 0" fill="none" stroke="#ead9b5" stroke-width="15" transform="rotate(-16)" />
      )}
    </g>
  );
}

function World({ kind, size, wet, rings, life }: Look) {
  const badge = life !== undefined && (
    <g transform="translate(14 -14)">
      <LifeBadge stage={life} r={9.5} />
    </g>
  );
  if (kind === 'gas_giant') return <AnyGiant r={GIANT_RADII[size ?? 0] ?? 18} rings={rings ?? false} />;
  if (kind === 'asteroid') return <Disc body={ASTEROID} r={13} />;
  const water = wet || (life ?? 0) > 0;
  if (kind === 'terrestrial' || water || life !== undefined) {
    const shown = Math.max(size ?? 2, water ? 3 : 1);
    return (
      <g>
        <Disc body={terrestrial(shown, water)} r={ROCK_RADII[shown] ?? 12} />
        {badge}
      </g>
    );
  }
  return <circle class="cg-any-planet" r="15" />;
}

const Orbits = ({ from, to }: { from?: number | undefined; to?: number | undefined }) => (
  <g class="cg-orbit-range">
    <path d="M75 4A22 22 0 0 1 75 26M81 1A28 28 0 0 1 81 29" />
    <text x="78" y="46">
      {to === undefined ? `${from}+` : `1–${to}`}
    </text>
  </g>
);

const Least = ({ x, y, size }: { x: number; y: number; size: number }) => (
  <text class="cg-least" x={x} y={y}>{`${size}+`}</text>
);

const MOONS = [
  [59, 10],
  [66, 28],
  [59, 46],
] as const;

function Moons({ asked }: { asked: Requirement }) {
  if (asked.moon_size)
    return (
      <g transform="translate(66 24)">
        <Disc body={terrestrial(asked.moon_size)} r={ROCK_RADII[asked.moon_size] ?? 9} />
        <Least x={0} y={30} size={asked.moon_size} />
      </g>
    );
  if (asked.wet_moons || asked.living_moons)
    return (
      <g transform="translate(66 28)">
        <World
          kind="terrestrial"
          size={asked.wet_moons ? 3 : 1}
          wet={Boolean(asked.wet_moons)}
          {...(asked.living_moons ? { life: 0 } : {})}
        />
      </g>
    );
  return (
    <g>
      {MOONS.slice(0, asked.moons ?? 0).map(([x, y]) => (
        <circle key={y} class="cg-any-moon" cx={x} cy={y} r="5.5" />
      ))}
    </g>
  );
}

export const RequirementPicture = memo(function RequirementPicture({ asked }: { asked: Requirement }) {
  const moons = (asked.moons ?? 0) + (asked.moon_size ?? 0) + (asked.wet_moons ?? 0) + (asked.living_moons ?? 0) > 0;
  const ranged = asked.orbit_from !== undefined || asked.orbit_to !== undefined;
  const x = moons ? 30 : 42;
  const look: Look = {
    ...(asked.planet ? { kind: asked.planet } : {}),
    ...(asked.size ? { size: asked.size } : {}),
    ...(asked.wet ? { wet: true } : {}),
    ...(asked.rings ? { rings: true } : {}),
    ...(asked.life !== undefined ? { life: asked.life } : {}),
    ...(asked.living_bodies ? { life: 0 } : {}),
  };
  return (
    <svg class="cg-picture" viewBox="0 0 96 56" aria-hidden="true">
      {moons && <path class="cg-any-orbit" d="M53 2A36 36 0 0 1 53 54" />}
      <g transform={`translate(${x} 28)`}>
        <World {...look} />
      </g>
      {asked.size && <Least x={8} y={52} size={asked.size} />}
      {moons && <Moons asked={asked} />}
      {ranged && <Orbits from={asked.orbit_from} to={asked.orbit_to} />}
    </svg>
  );
});

// What a term of a stellar objective counts.
function Counted({ term }: { term: Term }) {
  switch (term.count) {
    case 'belt_asteroids':
      return (
        <g transform="scale(0.17)">
          <Stone seed={2} />
        </g>
      );
    case 'belt_comets':
      return (
        <g transform="scale(0.2)">
          <Comet />
        </g>
      );
    case 'objects':
      return (
        <g transform="scale(0.2)">
          <ObjectArt effect="side_action" />
        </g>
      );
    case 'revealed_objectives':
      return <path class="cg-sign" d="M-11 -15H11V15H-11ZM-5 1L-1 6L6 -6" />;
    case 'gas_colours':
      return (
        <g>
          {(['red', 'green', 'blue', 'yellow'] as const).map((colour, i) => (
            <g key={colour} transform={`translate(${(i - 1.5) * 18} ${i % 2 ? 6 : -6})`}>
              <Disc body={gasGiant(1, colour)} r={10} />
            </g>
          ))}
        </g>
      );
    case 'gas_pairs':
      return (
        <g>
          <g transform="translate(-9 -3)">
            <Disc body={gasGiant(1, 'blue')} r={12} />
          </g>
          <g transform="translate(9 4)">
            <Disc body={gasGiant(1, 'blue')} r={12} />
          </g>
        </g>
      );
    case 'classes':
      return (
        <g>
          {[1, 2, 3, 4].map((size, i) => (
            <g key={size} transform={`translate(${[-34, -20, -2, 22][i] ?? 0} 0)`}>
              <Disc body={terrestrial(size)} r={4.5 + size * 2.2} />
            </g>
          ))}
        </g>
      );
    case 'longest_run':
      return (
        <g>
          {[5, 8, 11, 15].map((r, i) => (
            <circle key={r} class="cg-any-planet" cx={[-34, -18, 4, 33][i]} r={r} />
          ))}
          <path class="cg-sign" d="M-36 21H36M30 17L36 21L30 25" />
        </g>
      );
    default:
      return <CountedBody term={term} />;
  }
}

function CountedBody({ term }: { term: Term }) {
  const size = term.size_from ?? (term.kind === 'gas_giant' ? term.size_to : undefined);
  const look: Look = {
    ...(term.kind ? { kind: term.kind } : {}),
    ...(size ? { size } : {}),
    ...(term.wet ? { wet: true } : {}),
    ...(term.rings ? { rings: true } : {}),
    ...(term.life !== undefined ? { life: term.life } : {}),
  };
  if (term.count === 'moons')
    return (
      <g>
        <path class="cg-any-line" d="M-30 24A38 38 0 0 1 30 24" />
        {term.kind ? <World {...look} /> : <circle class="cg-any-moon" cy="-12" r="8" />}
      </g>
    );
  return (
    <g>
      {term.moons !== undefined && <circle class="cg-any-orbit" r="25" />}
      <World {...look} />
      {term.moons !== undefined &&
        [-60, 0, 60]
          .slice(0, term.moons)
          .map((angle) => (
            <circle
              key={angle}
              class="cg-any-moon"
              cx={25 * Math.cos((angle * Math.PI) / 180)}
              cy={25 * Math.sin((angle * Math.PI) / 180)}
              r="5"
            />
          ))}
      {(term.orbit_from !== undefined || term.orbit_to !== undefined) && (
        <g transform="translate(-44 -22)">
          <Orbits from={term.orbit_from} to={term.orbit_to} />
        </g>
      )}
    </g>
  );
}

export const TermPicture = ({ term }: { term: Term }) => (
  <svg class="cg-picture" viewBox="-48 -28 96 56" aria-hidden="true">
    <Counted term={term} />
  </svg>
);
