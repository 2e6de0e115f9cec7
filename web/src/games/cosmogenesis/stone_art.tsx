// Asteroids and comets, in a disc of radius 100.
import { usePaint } from './paint';

// Numbers in [0, 1) that are always the same for the same seed.
export function seeded(seed: number): () => number {
  let state = (seed * 2654435761 + 1013904223) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

const CORNERS = 9;

// Its outline: a few corners, cut at different depths.
function outline(seed: number): readonly (readonly [number, number])[] {
  const next = seeded(seed);
  return Array.from({ length: CORNERS }, (_, i) => {
    const angle = ((i + 0.5 * next()) / CORNERS) * 2 * Math.PI;
    const depth = 72 + 28 * next();
    return [Math.round(depth * Math.cos(angle)), Math.round(depth * 0.86 * Math.sin(angle))];
  });
}

export function Stone({ seed }: { seed: number }) {
  const paint = usePaint();
  const corners = outline(seed);
  const point = (index: number) => corners[index % CORNERS]?.join(' ');
  return (
    <g stroke-linejoin="round">
      <path
        d={`M${corners.map((corner) => corner.join(' ')).join('L')}Z`}
        fill={paint('stone')}
        stroke="#1b191b"
        stroke-width="6"
      />
      <path
        d={`M${point(0)}L-8 -6L${point(3)}M-8 -6L${point(6)}`}
        fill="none"
        stroke="#000"
        stroke-opacity="0.28"
        stroke-width="7"
      />
      <path d={`M${point(4)}L-8 -6L${point(6)}`} fill="none" stroke="#fff" stroke-opacity="0.22" stroke-width="6" />
    </g>
  );
}

export function Comet() {
  const paint = usePaint();
  return (
    <g>
      <path d="M-100 64Q-20 -8 26 -62Q64 -60 66 -20Q6 20 -100 64Z" fill={paint('tail')} transform="rotate(4)" />
      <path d="M-74 78Q0 26 46 -18" fill="none" class="cg-tail-line" stroke-width="6" stroke-linecap="round" />
      <circle cx="42" cy="-42" r="44" fill={paint('comet')} stroke="#3f8fc4" stroke-width="4" />
      <path
        d="M20 -62L40 -34L66 -46M40 -34L34 -8"
        fill="none"
        stroke="#2f7fb5"
        stroke-opacity="0.55"
        stroke-width="6"
        stroke-linecap="round"
      />
    </g>
  );
}
