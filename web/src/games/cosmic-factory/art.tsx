// The game's picture in the lobby: a galaxy of nine tiles in the light of a sandglass line.
import './tiles.css';
import { round1, seeded } from './seeded';
import { TileFace } from './tile_art';
import type { Kind, Tile } from './tiles';

// The picture's own tiles: no table is open here that could say what is printed on them.
const codes = [
  ['B2B0B1O1/SW', 1],
  ['G1G2G0B0/-', 0],
  ['**G2G1O0/NESW', 2],
  ['B1B0G2O1/NESW', 0],
  ['G2G1G0O0/NESW', 3],
  ['B0B2B0G2/NS', 1],
  ['O1O1O0B0/NEW', 2],
  ['O0O1O2O0/NE', 3],
  ['G1G1G1B1/SW', 0],
] as const;

const kinds: Readonly<Record<string, Kind>> = { G: 'green', B: 'blue', O: 'orange', '*': 'constellation' };

const drawn = (number: number, code: string): Tile => {
  const [fields = '', sides = ''] = code.split('/');
  return {
    id: `0${number}` as Tile['id'],
    fields: (fields.match(/../g) ?? []).map((text) => ({
      kind: kinds[text.charAt(0)] ?? 'constellation',
      planets: Number(text.charAt(1)) || 0,
    })),
    spokes: ['N', 'E', 'S', 'W'].map((side) => sides.includes(side)),
  };
};

const stars = ((): { x: number; y: number; r: number }[] => {
  const random = seeded(54);
  return Array.from({ length: 70 }, () => ({
    x: round1(random() * 320),
    y: round1(random() * 200),
    r: round1(0.4 + random() * 0.9),
  }));
})();

export function Art() {
  return (
    <svg class="cf-art" viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect class="cf-sky" width="320" height="200" />
      {stars.map(({ x, y, r }) => (
        <circle class="cf-far" cx={x} cy={y} r={r} />
      ))}
      <g transform="translate(160 103) rotate(-7) scale(0.9)">
        {codes.map(([code, rot], i) => (
          <g
            transform={`translate(${((i % 3) - 1) * 51} ${(Math.floor(i / 3) - 1) * 51}) scale(0.51) rotate(${rot * 90})`}
          >
            <TileFace tile={drawn(i + 1, code)} />
          </g>
        ))}
        {/* The sand has fallen a third of the way on both sides. */}
        <path class="cf-glass" d="M-86 -34V77Q-86 86 -77 86H77Q86 86 86 77V-34" />
      </g>
      {[
        [44, 62, 19, '**O0O1G1/NESW'],
        [276, 146, -24, 'G1G2G0G1/S'],
      ].map(([x, y, turn, code], i) => (
        <g transform={`translate(${x} ${y}) rotate(${turn}) scale(0.44)`}>
          <TileFace tile={drawn(40 + i, String(code))} />
        </g>
      ))}
    </svg>
  );
}
