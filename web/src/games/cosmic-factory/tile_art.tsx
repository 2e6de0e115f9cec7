// A tile's face and back, drawn from its data around (0, 0), 100 wide.
import { memo } from '../../ui/memo';
import { round1, seeded } from './seeded';
import type { Field, Kind, Tile } from './tiles';

type Random = () => number;

const leaves = (random: Random): string =>
  Array.from({ length: 9 }, () => {
    const [x, y, turn] = [3 + random() * 34, 12 + random() * 33, random() * 6 - 3];
    const [long, wide] = [round1(7 + random() * 4), round1(turn - 7)];
    return `M${round1(x)} ${round1(y)}q1 ${wide} ${long} ${wide}q-2 ${-wide} ${-long} ${-wide}`;
  }).join('');

const facets = (random: Random): string => {
  const at = (column: number, row: number): string => {
    const inner = (i: number): number => (i === 0 || i === 2 ? 0 : random() * 16 - 8);
    return `${round1(column * 25 + inner(column))} ${round1(row * 25 + inner(row))}`;
  };
  const middle = at(1, 1);
  return [at(0, 1), at(1, 0), at(2, 1), at(1, 2)]
    .map((side, i, sides) => `M${middle}L${side}L${sides[(i + 1) % 4] ?? side}`)
    .concat([`M${middle}L0 0`, `M${middle}L50 50`])
    .join('');
};

const dunes = (random: Random): string =>
  [7, 16, 25, 34, 43]
    .map((y) => {
      const [rise, wave] = [round1(3 + random() * 4), round1(10 + random() * 5)];
      return `M0 ${round1(y + random() * 4 - 2)}q${wave} ${-rise} 25 0t25 0`;
    })
    .join('');

const textures: Readonly<Record<Exclude<Kind, 'constellation'>, (random: Random) => string>> = {
  green: leaves,
  blue: facets,
  orange: dunes,
};

function Planet({ x, y, r, random }: { x: number; y: number; r: number; random: Random }) {
  const look = random();
  const band = (height: number): string => {
    const half = round1(Math.sqrt(r * r - height * height));
    return `M${-half} ${round1(height)}q${half} ${round1(r * 0.35)} ${2 * half} 0`;
  };
  return (
    <g transform={`translate(${round1(x)} ${round1(y)}) rotate(${Math.round(random() * 50 - 25)})`}>
      <circle r={r + 1.6} class="cf-rim" />
      <circle r={r} class="cf-planet" />
      {look < 0.45 && <path class="cf-mark" d={band(-r * 0.35) + band(r * 0.2)} />}
      {look >= 0.45 && look < 0.8 && (
        <path
          class="cf-crater"
          d={`M${round1(-r * 0.1)} ${round1(-r * 0.3)}h.1M${round1(r * 0.35)} ${round1(r * 0.3)}h.1M${round1(-r * 0.45)} ${round1(r * 0.4)}h.1`}
        />
      )}
      <path
        class="cf-shade"
        transform="rotate(35)"
        d={`M0 ${-r}A${r} ${r} 0 0 1 0 ${r}A${r * 1.5} ${r * 1.5} 0 0 0 0 ${-r}Z`}
      />
      {look >= 0.8 && <ellipse class="cf-ring" rx={round1(r * 1.45)} ry={round1(r * 0.42)} transform="rotate(-18)" />}
      <ellipse
        class="cf-gleam"
        rx={round1(r * 0.3)}
        ry={round1(r * 0.18)}
        transform={`translate(${round1(-r * 0.38)} ${round1(-r * 0.42)}) rotate(-40)`}
      />
    </g>
  );
}

function Constellation({ random }: { random: Random }) {
  // Five points along a bow, bent and turned by chance: they never lie on each other.
  const [turn, bend] = [random() * 2 * Math.PI, random() < 0.5 ? 1 : -1];
  const stars = [-17, -9, 0, 8, 17].map((along, i) => {
    const aside = bend * (i % 2 ? 7 : -5) + random() * 7 - 3.5;
    return {
      x: round1(25 + Math.cos(turn) * along - Math.sin(turn) * aside),
      y: round1(25 + Math.sin(turn) * along + Math.cos(turn) * aside),
      r: round1(1.4 + random() * 1.5),
    };
  });
  return (
    <>
      <ellipse
        class="cf-haze"
        cx="25"
        cy="25"
        rx="20"
        ry="13"
        transform={`rotate(${Math.round(random() * 180)} 25 25)`}
      />
      <path class="cf-joined" d={stars.map(({ x, y }, i) => `${i ? 'L' : 'M'}${x} ${y}`).join('')} />
      {stars.map(({ x, y, r }) => (
        <circle class="cf-point" cx={x} cy={y} r={r} />
      ))}
    </>
  );
}

// The corner of each field, clockwise from the north-west.
const corners = [
  [-50, -50],
  [0, -50],
  [0, 0],
  [-50, 0],
] as const;

function FieldArt({ field, seed, at }: { field: Field; seed: number; at: number }) {
  const random = seeded(seed);
  const [x, y] = corners[at] ?? corners[0];
  const drift = (): number => random() * 4 - 2;
  return (
    <g class={`cf-field cf-${field.kind}`} transform={`translate(${x} ${y})`}>
      <rect class="cf-land" width="50.3" height="50.3" />
      {field.kind === 'constellation' ? (
        <Constellation random={random} />
      ) : (
        <path class="cf-texture" d={textures[field.kind](random)} />
      )}
      {field.planets === 1 && <Planet x={25 + drift()} y={25 + drift()} r={11} random={random} />}
      {field.planets === 2 && (
        <>
          <Planet x={16.5 + drift() / 2} y={(at % 2 ? 33 : 17) + drift() / 2} r={9} random={random} />
          <Planet x={34 + drift() / 2} y={(at % 2 ? 17 : 33) + drift() / 2} r={9} random={random} />
        </>
      )}
    </g>
  );
}

const stone = (x: number, y: number, size: number, random: Random): string =>
  Array.from({ length: 6 }, (_, i) => {
    const angle = (i * Math.PI) / 3 + random() * 0.5;
    const reach = size * (0.75 + random() * 0.4);
    return `${i ? 'L' : 'M'}${round1(x + Math.cos(angle) * reach)} ${round1(y + Math.sin(angle) * reach)}`;
  }).join('') + 'Z';

// An asteroid line from the hub to the middle of a side: a string of stones.
function Line({ side, seed }: { side: number; seed: number }) {
  const random = seeded(seed);
  const stones = Array.from({ length: 6 }, (_, i) =>
    stone(random() * 2.4 - 1.2, -8.5 - i * 7.5, 2.5 + random() * 1.3, random),
  );
  return (
    <g transform={`rotate(${side * 90})`}>
      <path class="cf-channel" d="M0 0V-50" />
      <path class="cf-stone" d={stones.filter((_, i) => i % 2 === 0).join('')} />
      <path class="cf-stone cf-dim" d={stones.filter((_, i) => i % 2 === 1).join('')} />
    </g>
  );
}

export const TileFace = memo(function TileFace({ tile }: { tile: Tile }) {
  return (
    <g class="cf-face">
      {tile.fields.map((field, i) => (
        <FieldArt field={field} seed={Number(tile.id) * 8 + i} at={i} />
      ))}
      <path class="cf-cross" d="M0-50V50M-50 0H50" />
      {tile.spokes.map((spoke, i) => spoke && <Line side={i} seed={Number(tile.id) * 8 + 4 + i} />)}
      {tile.spokes.includes(true) && <path class="cf-stone" d={stone(0, 0, 5.5, seeded(Number(tile.id)))} />}
      <rect class="cf-edge" x="-50" y="-50" width="100" height="100" rx="1.5" />
    </g>
  );
});

export const TileBack = memo(function TileBack() {
  return (
    <g class="cf-back">
      <rect class="cf-cover" x="-50" y="-50" width="100" height="100" rx="1.5" />
      <circle r="34" class="cf-orbit" />
      <circle r="23" class="cf-orbit" />
      <circle r="12" class="cf-orbit" />
      <circle r="5" class="cf-sun" />
      <circle cx="23" r="3" class="cf-moon" />
      <circle cx="-24" cy="-24" r="3.6" class="cf-moon" />
      <rect class="cf-edge" x="-50" y="-50" width="100" height="100" rx="1.5" />
    </g>
  );
});
