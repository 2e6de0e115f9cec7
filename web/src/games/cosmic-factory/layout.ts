// Where things lie on the stage, in units of which a tile of the galaxy usually has 100.
import type { CellPlace, Shape } from './tiles';

export interface Spot {
  readonly x: number; // its middle
  readonly y: number;
  readonly size: number;
}

export interface Stage {
  readonly width: number;
  readonly height: number;
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly size: number; // of a tile in the galaxy
  cell(place: Omit<CellPlace, 'cell'>): Spot;
  slot(index: number): Spot; // of the nine tiles beside the galaxy
  readonly strip: { readonly x: number; readonly y: number } | null; // for handles that small tiles have no room for
}

export const narrow = 620; // pixels
const pad = 14; // between the tiles and the sandglass around them
const slots = 9;

interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly left: number;
  readonly top: number;
}

const extent = (cells: readonly CellPlace[]): Grid => {
  const xs = cells.map(({ x }) => x);
  const ys = cells.map(({ y }) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, columns: Math.max(...xs) - left + 1, rows: Math.max(...ys) - top + 1 };
};

// With the gap between the two galaxies of card 11, in tiles.
const gap = 0.35;

export interface Manner {
  readonly portrait: boolean;
  readonly hand: boolean; // whether nine tiles have their places beside the galaxy
}

export const arrange = (shape: Shape, cells: readonly CellPlace[], { portrait, hand }: Manner): Stage => {
  const grid = extent(cells);
  const two = shape === 'two squares';
  const across = two ? 4 + gap : grid.columns;
  const size = ((): number => {
    if (shape === 'row') return portrait ? 35.4 : 66;
    if (two) return portrait ? 72 : 100;
    return Math.min(100, 300 / Math.max(grid.columns, grid.rows));
  })();
  const inner = { width: across * size, height: grid.rows * size };
  if (shape === 'free') inner.width = inner.height = 300;
  const edge = portrait && shape === 'row' ? 6 : pad;
  const boxed = { width: inner.width + 2 * edge, height: inner.height + 2 * edge };

  const below = portrait || shape === 'row'; // the hand lies below the galaxy
  const perRow = shape === 'row' && !portrait ? 9 : 5;
  const pitch = below ? (portrait ? 66 : 70) : 66;
  const handSize = pitch - 9;
  const sides = below || !hand ? 0 : pitch + 8;
  const width = Math.max(boxed.width + 2 * sides + 12, below && hand ? perRow * pitch + 8 : 0);
  const handRows = hand ? Math.ceil(slots / perRow) : 0;
  const strip = hand && (shape === 'row' || shape === 'free') ? 44 : 0;
  const top = 14; // half of the seconds stands above the box
  const height = below
    ? top + boxed.height + (strip || (hand ? 14 : 0)) + handRows * pitch + 6
    : Math.max(boxed.height + strip, hand ? 5 * pitch : 0) + top + 6;
  const box = {
    ...boxed,
    x: (width - boxed.width) / 2,
    y: below ? top : top + (height - top - 6 - boxed.height - strip) / 2,
  };
  const origin = {
    x: box.x + edge + (inner.width - across * size) / 2,
    y: box.y + edge + (inner.height - grid.rows * size) / 2,
  };
  return {
    width,
    height,
    box,
    size,
    strip: strip ? { x: box.x + box.width / 2, y: box.y + box.height + strip / 2 } : null,
    cell: (place) => ({
      x: origin.x + (place.x - grid.left + (place.galaxy === 'B' ? 2 + gap : 0) + 0.5) * size,
      y: origin.y + (place.y - grid.top + 0.5) * size,
      size,
    }),
    slot: (index) => {
      if (below) {
        const row = Math.floor(index / perRow);
        const inRow = Math.min(perRow, slots - row * perRow);
        return {
          x: width / 2 + ((index % perRow) - (inRow - 1) / 2) * pitch,
          y: box.y + box.height + (strip || 14) + (row + 0.5) * pitch,
          size: handSize,
        };
      }
      const left = index < 5;
      const inColumn = left ? 5 : 4;
      return {
        x: left ? 4 + pitch / 2 : width - 4 - pitch / 2,
        y: height / 2 + ((left ? index : index - 5) - (inColumn - 1) / 2) * pitch,
        size: handSize,
      };
    },
  };
};

// The manner in which the galaxy's tiles are largest; a board that may be as high as it likes is portrait where
// it is narrow. A narrow one stays so while its tiles are not much smaller for it: nothing should change places because
// a line of text came.
export const bestManner = (
  shape: Shape,
  cells: readonly CellPlace[],
  room: { readonly width: number; readonly height: number | null },
  hand: boolean,
): Manner => {
  const { width, height } = room;
  if (height === null) return { portrait: width < narrow, hand };
  const tile = (portrait: boolean): number => {
    const stage = arrange(shape, cells, { portrait, hand });
    return stage.size * Math.min(width / stage.width, height / stage.height);
  };
  const worth = width < narrow ? 0.7 : 1;
  return { portrait: tile(true) > worth * tile(false), hand };
};

// A grid of tiles to choose from, or lying face down.
export const arrangeGrid = (count: number): { width: number; height: number; spot(i: number): Spot } => {
  const pitch = 112;
  const columns = Math.min(3, count) || 1;
  const rows = Math.ceil(count / columns) || 1;
  return {
    width: columns * pitch + 8,
    height: rows * pitch + 8,
    spot: (i) => ({
      x: 4 + ((i % columns) + 0.5) * pitch,
      y: 4 + (Math.floor(i / columns) + 0.5) * pitch,
      size: 100,
    }),
  };
};

export const spotName = ({ cell }: Pick<CellPlace, 'cell'>): string => `cell:${cell}`;
