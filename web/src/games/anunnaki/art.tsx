// The game's picture in the lobby: Gaia's hexes between two worlds, under a star of ten tiles.
const point = (x: number, y: number, radius: number, turn: number): string =>
  `${(x + radius * Math.sin(turn)).toFixed(1)} ${(y - radius * Math.cos(turn)).toFixed(1)}`;
const hexagon = (x: number, y: number, radius: number): string =>
  `M${[0, 1, 2, 3, 4, 5].map((i) => point(x, y, radius, (i * Math.PI) / 3)).join('L')}Z`;

const RADIUS = 19;
const LANDS = ['#2c6b47', '#48587c', '#80592a', '#6f6d33', '#1b6a96'] as const;
const ROWS = [2, 3, 4, 3, 2];
const HEXES = ROWS.flatMap((count, row) =>
  Array.from({ length: count }, (_, i) => {
    const x = 160 + RADIUS * Math.sqrt(3) * (i - (count - 1) / 2);
    const y = 104 + RADIUS * 1.5 * (row - 2);
    const middle = row === 2 && (i === 1 || i === 2);
    return { x, y, land: middle ? LANDS[4] : (LANDS[(row * 3 + i * 2) % 4] ?? LANDS[0]) };
  }),
);
const SKY = Array.from({ length: 46 }, (_, i) => ({
  x: (Math.abs(Math.sin(i * 12.9898)) * 43758.5453 * 3) % 320,
  y: (Math.abs(Math.sin(i * 78.233 + 1)) * 43758.5453) % 200,
  r: 0.4 + ((i * 7) % 5) / 6,
}));

function World({ x, y, r, from, to, id }: { x: number; y: number; r: number; from: string; to: string; id: string }) {
  return (
    <g>
      <radialGradient id={id} cx="0.35" cy="0.3" r="0.8">
        <stop offset="0" stop-color={from} />
        <stop offset="1" stop-color={to} />
      </radialGradient>
      <circle cx={x} cy={y} r={r + 3} fill={from} opacity="0.16" />
      <circle cx={x} cy={y} r={r} fill={`url(#${id})`} />
    </g>
  );
}

export function Art() {
  return (
    <svg viewBox="0 0 320 200" width="100%" height="100%" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="320" height="200" fill="#081021" />
      {SKY.map(({ x, y, r }, i) => (
        <circle key={i} cx={x} cy={y} r={r} fill="#cfdcff" opacity={0.25 + (i % 4) * 0.15} />
      ))}
      <World id="an-art-left" x={34} y={128} r={46} from="#7fb3ff" to="#0d1a38" />
      <World id="an-art-right" x={290} y={66} r={40} from="#f58a7a" to="#2b0f1c" />
      <World id="an-art-gaia" x={160} y={104} r={84} from="#2f7ab3" to="#07182c" />
      {HEXES.map(({ x, y, land }) => (
        <path
          key={`${String(x)} ${String(y)}`}
          d={hexagon(x, y, RADIUS - 1)}
          fill={land}
          stroke="#081021"
          stroke-width="1.5"
          opacity="0.95"
        />
      ))}
      <path d={hexagon(HEXES[6]?.x ?? 0, HEXES[6]?.y ?? 0, RADIUS - 5)} fill="none" stroke="#9fe0ff" opacity="0.7" />
      <path d={hexagon(HEXES[7]?.x ?? 0, HEXES[7]?.y ?? 0, RADIUS - 5)} fill="none" stroke="#9fe0ff" opacity="0.7" />
      <g fill="#f1ece0" stroke="#081021" stroke-width="1.2" stroke-linejoin="round">
        <path d="M122 92v-6h4v-5h3.500v-5.500h6v5.500h3.500v5h4v6z" transform="translate(-8 -8)" />
        <path d="M196 132c0-6 2-9 5-10a4 4 0 1 1 5 0c3 1 5 4 5 10z" />
        <path d="M176 78c0-6 2-9 5-10a4 4 0 1 1 5 0c3 1 5 4 5 10z" />
      </g>
      <path
        d="M74 108C110 40 150 30 196 56"
        fill="none"
        stroke="#f0c264"
        stroke-width="1.6"
        stroke-dasharray="1 6"
        stroke-linecap="round"
      />
      <ellipse
        cx="74"
        cy="108"
        rx="5"
        ry="9"
        fill="none"
        stroke="#f0c264"
        stroke-width="1.6"
        transform="rotate(28 74 108)"
      />
      <ellipse
        cx="197"
        cy="57"
        rx="5"
        ry="9"
        fill="none"
        stroke="#f0c264"
        stroke-width="1.6"
        transform="rotate(-62 197 57)"
      />
    </svg>
  );
}
