// The line around a zone, and where its number goes.
import type { FieldPlace } from './places';
import type { Stage } from './layout';
import { round1 } from './seeded';

interface Square {
  readonly x: number;
  readonly y: number;
  readonly half: number;
}

const squareOf = (stage: Stage, { at, field }: FieldPlace): Square => {
  const { x, y, size } = stage.cell(at);
  const half = size / 2;
  const east = field === 1 || field === 2;
  const south = field === 2 || field === 3;
  return { x: east ? x : x - half, y: south ? y : y - half, half };
};

const key = (x: number, y: number): string => `${Math.round(x * 4)},${Math.round(y * 4)}`;

// Sides of the zone's fields that do not face another of its fields.
export const outline = (stage: Stage, fields: readonly FieldPlace[]): string => {
  const squares = fields.map((field) => squareOf(stage, field));
  const taken = new Set(squares.map(({ x, y }) => key(x, y)));
  return squares
    .flatMap(({ x, y, half }) => {
      const [left, top, right, bottom] = [x, y, x + half, y + half].map(round1);
      return [
        taken.has(key(x, y - half)) ? '' : `M${left} ${top}H${right}`,
        taken.has(key(x + half, y)) ? '' : `M${right} ${top}V${bottom}`,
        taken.has(key(x, y + half)) ? '' : `M${right} ${bottom}H${left}`,
        taken.has(key(x - half, y)) ? '' : `M${left} ${bottom}V${top}`,
      ];
    })
    .join('');
};

export const area = (stage: Stage, fields: readonly FieldPlace[]): string =>
  fields
    .map((field) => squareOf(stage, field))
    .map(({ x, y, half }) => `M${round1(x)} ${round1(y)}h${half}v${half}h${-half}z`)
    .join('');

// The middle of the zone's field that lies nearest to the middle of all of them.
export const anchor = (stage: Stage, fields: readonly FieldPlace[]): { x: number; y: number } => {
  const middles = fields
    .map((field) => squareOf(stage, field))
    .map(({ x, y, half }) => ({ x: x + half / 2, y: y + half / 2 }));
  const mean = (of: (middle: { x: number; y: number }) => number): number =>
    middles.reduce((sum, middle) => sum + of(middle), 0) / middles.length;
  const [x, y] = [mean((middle) => middle.x), mean((middle) => middle.y)];
  const away = (middle: { x: number; y: number }): number => (middle.x - x) ** 2 + (middle.y - y) ** 2;
  return middles.reduce((best, middle) => (away(middle) < away(best) ? middle : best), {
    x: Infinity,
    y: Infinity,
  });
};
