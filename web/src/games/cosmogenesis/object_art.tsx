// Astronomical objects, by what they do; in a disc of radius 100.
import type { ComponentChildren } from 'preact';
import { usePaint } from './paint';
import { Comet, Stone } from './stone_art';

const Spiral = ({ turns, tone, width }: { turns: number; tone: string; width: number }) => {
  const points = Array.from({ length: turns * 14 }, (_, i) => {
    const angle = (i / 14) * 2 * Math.PI;
    const reach = 10 + (i / (turns * 14)) * 82;
    return `${(reach * Math.cos(angle)).toFixed(0)} ${(reach * 0.62 * Math.sin(angle)).toFixed(0)}`;
  });
  return <path d={`M${points.join('L')}`} fill="none" stroke={tone} stroke-width={width} stroke-linecap="round" />;
};

const Stones = ({ at, size }: { at: readonly (readonly [number, number])[]; size: number }) => (
  <g>
    {at.map(([x, y], i) => (
      <g key={i} transform={`translate(${x} ${y}) scale(${size + (i % 3) * 0.04}) rotate(${i * 67})`}>
        <Stone seed={i + 2} />
      </g>
    ))}
  </g>
);

function Cloud() {
  return (
    <g>
      <path
        d="M-82 34Q-98 -8 -58 -22Q-52 -66 -8 -58Q24 -86 56 -52Q96 -40 82 2Q92 44 48 46Q12 70 -22 50Q-62 66 -82 34Z"
        fill="#7a5bb8"
        opacity="0.65"
      />
      <path
        d="M-54 24Q-62 -6 -28 -14Q-14 -44 18 -30Q54 -36 54 0Q58 28 26 28Q-6 46 -54 24Z"
        fill="#e08fb0"
        opacity="0.7"
      />
      <path d="M-20 12Q-16 -12 10 -10Q30 -6 24 10Q2 24 -20 12Z" fill="#ffe6d2" opacity="0.85" />
      <g fill="#fff">
        <circle cx="-44" cy="-26" r="6" />
        <circle cx="40" cy="-34" r="5" />
        <circle cx="52" cy="22" r="7" />
        <circle cx="-10" cy="34" r="5" />
      </g>
    </g>
  );
}

function Rogue() {
  const paint = usePaint();
  return (
    <g>
      <path
        d="M-100 58Q-30 40 6 6"
        stroke="#9aa7c7"
        stroke-width="8"
        fill="none"
        stroke-dasharray="3 16"
        stroke-linecap="round"
      />
      <circle cx="24" cy="-12" r="60" fill={paint('any')} />
      <path
        d="M-24 -34Q20 -20 74 -44M-34 2Q20 18 82 -6"
        stroke="#1d2740"
        stroke-opacity="0.4"
        stroke-width="10"
        fill="none"
      />
      <circle cx="24" cy="-12" r="60" fill={paint('shade')} />
    </g>
  );
}

const Disc = ({ children }: { children?: ComponentChildren }) => (
  <g transform="rotate(-18)">
    <ellipse rx="94" ry="34" fill="none" stroke="#d9a66a" stroke-width="16" opacity="0.65" />
    <ellipse rx="64" ry="22" fill="none" stroke="#f0cf9a" stroke-width="8" opacity="0.8" />
    {children}
  </g>
);

function Debris() {
  const paint = usePaint();
  return (
    <g>
      <Disc />
      <circle r="22" fill={paint('star')} />
      <Stones
        at={[
          [-78, 34],
          [70, -36],
          [46, 34],
          [-44, -22],
        ]}
        size={0.16}
      />
    </g>
  );
}

const Stream = () => (
  <g fill="none" stroke-linecap="round">
    <path d="M-96 60Q-40 70 -14 14T96 -62" stroke="#5fbf7f" stroke-width="40" opacity="0.25" />
    <path d="M-96 60Q-40 70 -14 14T96 -62" stroke="#8be0a4" stroke-width="8" stroke-dasharray="2 22" />
    {[
      [-56, 40],
      [-8, -4],
      [50, -40],
    ].map(([x, y], i) => (
      <path key={i} d={`M${(x ?? 0) - 11} ${(y ?? 0) + 11}l22 -22`} stroke="#d4ffe0" stroke-width="17" />
    ))}
  </g>
);

const Beacon = () => (
  <g fill="none" stroke="#8ff0c8" stroke-width="9" stroke-linecap="round">
    <path d="M0 84V6M-34 84H34M-20 84L0 20L20 84" stroke="#c9d4ec" />
    <circle cy="-14" r="16" fill="#c9ffe9" stroke="none" />
    <path d="M-32 12A40 40 0 0 1 -32 -40M32 12A40 40 0 0 0 32 -40M-58 30A72 72 0 0 1 -58 -60M58 30A72 72 0 0 0 58 -60" />
  </g>
);

const Wormhole = () => (
  <g>
    <ellipse rx="92" ry="60" fill="#2c1b57" opacity="0.9" />
    <Spiral turns={4} tone="#9f8bff" width={9} />
    <ellipse rx="20" ry="13" fill="#f1ecff" />
  </g>
);

const Neutron = () => (
  <g>
    <path d="M-70 -92L8 -6L-8 6L-92 -70ZM70 92L-8 6L8 -6L92 70Z" fill="#8fd8ff" opacity="0.5" />
    <ellipse rx="88" ry="26" fill="none" stroke="#7fb7ff" stroke-width="6" transform="rotate(-45)" opacity="0.8" />
    <circle r="34" fill="#e9f7ff" />
    <circle r="34" fill="none" stroke="#5aa9ff" stroke-width="6" />
  </g>
);

const BlackHole = () => (
  <g>
    <ellipse rx="96" ry="30" fill="none" stroke="#ff9c4a" stroke-width="15" opacity="0.85" />
    <circle r="52" fill="#05060d" stroke="#ffcf8a" stroke-width="9" />
    <path d="M-96 0A96 30 0 0 0 96 0" fill="none" stroke="#ffd9a0" stroke-width="15" />
  </g>
);

const Trojans = () => (
  <g>
    <path d="M-92 52A110 110 0 0 1 92 52" fill="none" stroke="#8492b5" stroke-width="5" stroke-dasharray="10 12" />
    <Stones
      at={[
        [-66, 16],
        [-40, -18],
        [-4, -42],
        [34, -34],
        [60, -4],
        [-18, 2],
        [26, 6],
      ]}
      size={0.19}
    />
  </g>
);

export function ObjectArt({ effect }: { effect: string }) {
  switch (effect) {
    case 'asteroid':
      return <Cloud />;
    case 'comet':
      return <Comet />;
    case 'rogue_planet':
      return <Rogue />;
    case 'asteroid_collision':
      return <Debris />;
    case 'life':
      return <Stream />;
    case 'evolution':
      return <Beacon />;
    case 'side_action':
      return <Wormhole />;
    case 'swap_orbits':
      return <Neutron />;
    case 'moon_collision':
      return <BlackHole />;
    default:
      return <Trojans />;
  }
}
