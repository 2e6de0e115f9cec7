// The game's picture in the lobby: a corner of a galaxy, with stars where its nebulae meet.
import { cloudOf, type Clouded } from './cloud';
import { CORNERS, type Point } from './geometry';

const SIDE = 66;
const STEP = SIDE * Math.sqrt(3);

const tile = (id: string, H: number, He: number, O: number, C: number): Clouded => ({ id, H, He, O, C });

const HEXES: readonly (Point & { readonly tile: Clouded | null })[] = [
  { x: 160, y: 100, tile: tile('lobby 1', 1, 2, 0, 3) },
  { x: 160 - STEP, y: 100, tile: tile('lobby 2', 3, 1, 0, 0) },
  { x: 160 + STEP, y: 100, tile: null },
  { x: 160 - STEP / 2, y: 100 - 1.5 * SIDE, tile: null },
  { x: 160 + STEP / 2, y: 100 - 1.5 * SIDE, tile: tile('lobby 3', 0, 3, 2, 0) },
  { x: 160 - STEP / 2, y: 100 + 1.5 * SIDE, tile: tile('lobby 4', 0, 0, 3, 2) },
  { x: 160 + STEP / 2, y: 100 + 1.5 * SIDE, tile: tile('lobby 5', 2, 0, 0, 1) },
];

const hex = (r: number): string => CORNERS.map(({ x, y }) => `${x * r},${y * r}`).join(' ');
const corner = (i: number): string => {
  const { x, y } = CORNERS[i] ?? { x: 0, y: 0 };
  return `translate(${160 + x * SIDE} ${100 + y * SIDE})`;
};
const BURST = Array.from({ length: 16 }, (_, i) => {
  const r = i % 2 === 0 ? 19 : 10;
  return `${r * Math.sin((i * Math.PI) / 8)},${-r * Math.cos((i * Math.PI) / 8)}`;
}).join(' ');

// As on the board: red disc, blue ring, green hexagon, violet diamond, white burst.
const STARS = [
  <circle r="12" fill="#ff6b62" />,
  <circle r="10" fill="#0c1222" stroke="#62a8ff" stroke-width="5" />,
  <polygon points={hex(13)} fill="#62d18c" />,
  <polygon points="0,-15 15,0 0,15 -15,0" fill="#b98bff" />,
  <>
    <circle r="26" fill="#fff4cf" opacity="0.22" />
    <polygon points={BURST} fill="#fff8e2" />
  </>,
];

export function Art() {
  return (
    <svg viewBox="0 0 320 200" width="100%" height="100%" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <clipPath id="ctc-art-hex">
        <polygon points={hex(SIDE - 2)} />
      </clipPath>
      <rect width="320" height="200" fill="#0a0f1f" />
      {HEXES.map(({ x, y, tile: of }) => {
        const picture = of && cloudOf(of);
        return (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
            <polygon points={hex(SIDE - 1)} fill="#101a33" stroke="#3a4c7a" stroke-width="1" />
            {picture && (
              <image
                href={picture}
                x={-SIDE}
                y={-SIDE}
                width={2 * SIDE}
                height={2 * SIDE}
                clip-path="url(#ctc-art-hex)"
                preserveAspectRatio="none"
              />
            )}
            {of && (
              <polygon points={hex(SIDE - 2)} fill="none" stroke="#fff" stroke-opacity="0.45" stroke-width="1.4" />
            )}
          </g>
        );
      })}
      {[
        [5, 0],
        [1, 4],
        [2, 1],
        [3, 3],
        [4, 2],
      ].map(([place = 0, star = 0]) => (
        <g key={place} transform={corner(place)}>
          {STARS[star]}
        </g>
      ))}
      <g transform={`translate(160 100)`} fill="none" stroke="#8fdc74" stroke-width="2.5" stroke-linecap="round">
        <circle r="15" fill="#0c1222" fill-opacity="0.7" />
        <path d="M0 9C-9 5 -8 -6 0 -9C8 -6 9 5 0 9V-3" />
      </g>
    </svg>
  );
}
