// Small drawings of one stroke weight: the worlds, the star, and a picture for each chaos card.
import { memo } from '../../ui/memo';
import type { Marker } from './view';

const markerPaths: Readonly<Record<Marker, string>> = {
  green: 'M5 19C4 10 9 4 20 4C20 14 15 20 6 18M5 20C8 14 11 11 15 9',
  blue: 'M12 2L20 8V16L12 22L4 16V8ZM12 2V22M4 8L12 12L20 8M4 16L12 12L20 16',
  orange: 'M2 17Q7 11 12 16T22 15M2 21Q8 17 13 20T22 19M2 12Q6 7 10 10M17 5a2.6 2.6 0 1 0 .1 0',
  star: 'M12 2.5L14.8 9L21.8 9.6L16.5 14.2L18.1 21L12 17.4L5.9 21L7.5 14.2L2.2 9.6L9.2 9Z',
};

export const MarkerSymbol = memo(function MarkerSymbol({ marker, size = 20 }: { marker: Marker; size?: number }) {
  return (
    <svg class={`cf-symbol cf-ink-${marker}`} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={markerPaths[marker]} />
    </svg>
  );
});

// The same inside another picture, around (0, 0).
export const MarkerGlyph = memo(function MarkerGlyph({ marker, size }: { marker: Marker; size: number }) {
  return (
    <path
      class={`cf-symbol cf-ink-${marker}`}
      d={markerPaths[marker]}
      transform={`scale(${size / 24}) translate(-12 -12)`}
    />
  );
});

const square = (x: number, y: number, side: number): string => `M${x} ${y}h${side}v${side}h${-side}z`;
const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
const grid = (x: number, y: number, side: number, columns: number, rows: number, but = -1): string =>
  Array.from({ length: columns * rows }, (_, i) =>
    i === but ? '' : square(x + (i % columns) * (side + 2), y + Math.floor(i / columns) * (side + 2), side),
  ).join('');
const burst = (x: number, y: number, r: number): string =>
  `M${x} ${y - r}V${y + r}M${x - r} ${y}H${x + r}M${x - r * 0.6} ${y - r * 0.6}L${x + r * 0.6} ${y + r * 0.6}M${x + r * 0.6} ${y - r * 0.6}L${x - r * 0.6} ${y + r * 0.6}`;

// In a box of 48, by card number; 0 is the game without cards.
const cardPaths: readonly string[] = [
  disc(24, 24, 7) + disc(24, 24, 15),
  disc(24, 24, 6) + 'M24 10a14 14 0 0 1 14 14M24 38a14 14 0 0 1-14-14M24 4a20 20 0 0 1 20 20M24 44a20 20 0 0 1-20-20',
  square(14, 20, 20) +
    'M24 20V40M14 27H34M24 20C16 20 14 11 19 11C23 11 24 20 24 20C24 20 25 11 29 11C34 11 32 20 24 20M10 30L4 34L10 38',
  square(19, 7, 10) + square(19, 19, 10) + square(19, 31, 10) + square(7, 19, 10) + square(31, 31, 10),
  'M8 10L40 38M40 10L8 38M24 24V6M24 24H42' +
    disc(24, 24, 3.5) +
    disc(8, 10, 2.5) +
    disc(40, 38, 2.5) +
    disc(40, 10, 2.5) +
    disc(8, 38, 2.5),
  'M6 12q0-6 6-6h24q6 0 6 6v24q0 6-6 6H12q-6 0-6-6z' + disc(17, 17, 5) + disc(32, 20, 5) + disc(21, 33, 5),
  disc(10, 12, 3) +
    disc(24, 9, 3) +
    disc(37, 15, 3) +
    disc(14, 26, 3) +
    disc(29, 25, 3) +
    disc(9, 38, 3) +
    disc(25, 39, 3) +
    disc(39, 35, 3),
  grid(3, 20, 7, 5, 1) + 'M6 14H42M38 10L42 14L38 18',
  'M8 34L18 14L32 20L40 8M18 14L24 38L32 20' +
    disc(8, 34, 2.5) +
    disc(18, 14, 2.5) +
    disc(32, 20, 2.5) +
    disc(40, 8, 2.5) +
    disc(24, 38, 2.5),
  'M24 6a18 18 0 0 1 18 18M42 24a18 18 0 0 1-5 12M30 41a18 18 0 0 1-22-9M6 24a18 18 0 0 1 9-15' + burst(24, 24, 7),
  'M6 12H20M28 12H42M6 24H16M23 24H31M38 24H42M6 36H26M34 36H42',
  grid(4, 16, 7, 2, 2) + grid(28, 16, 7, 2, 2) + 'M24 8V40',
  grid(6, 13, 6, 3, 3) + 'M32 24H44M39 18L45 24L39 30',
  grid(7, 7, 9, 3, 3, 4) + 'M18 18L29 29M29 18L18 29',
  'M24 5V43M7.5 14.5L40.5 33.5M40.5 14.5L7.5 33.5M19 9L24 14L29 9M19 39L24 34L29 39M8 21L14.5 18.5L13 11.5M40 27L33.5 29.5L35 36.5M40 21L33.5 18.5L35 11.5M8 27L14.5 29.5L13 36.5',
  disc(24, 19, 8) +
    'M24 4V7M9 19H12M36 19H39M13.5 8.5L15.6 10.6M34.5 8.5L32.4 10.6M6 34Q12 29 18 34T30 34T42 34M6 41Q12 36 18 41T30 41T42 41',
  'M7 24L24 9L41 24M12 20V40H36V20M24 37V28M24 31C20 31 18 28 18 25C22 25 24 28 24 31C24 28 26 25 30 25C30 28 28 31 24 31',
  'M10 8H38L24 24ZM24 24V38M16 40H32M15 14H33' + disc(38, 8, 4),
  disc(13, 32, 6) + disc(35, 32, 6) + disc(24, 13, 6) + 'M15 22L18 17M30 17L33 22M21 34H27',
  'M8 17H40M34 11L40 17L34 23M40 33H8M14 27L8 33L14 39',
  disc(14, 14, 7) + 'M14 24V42M8 36L14 42L20 36' + burst(34, 34, 7) + 'M34 24V6M28 12L34 6L40 12',
];

export const CardSymbol = memo(function CardSymbol({ card, size = 40 }: { card: number; size?: number }) {
  return (
    <svg class="cf-card-symbol" width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
      <path d={cardPaths[card] ?? cardPaths[0]} />
    </svg>
  );
});
