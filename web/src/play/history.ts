// The course of the points of a finished game, made ready for drawing. Pure.

// As the table tells it: after each action the points of all seats.
export function readHistory(rows: readonly unknown[]): readonly (readonly number[])[] {
  return rows.filter((row): row is readonly number[] => Array.isArray(row) && row.every((value) => typeof value === 'number'));
}

// At most so many rows, the first and the last among them: more cannot be told apart on a screen.
export function thinned<T>(rows: readonly T[], most: number): readonly T[] {
  if (rows.length <= most) return rows;
  return Array.from({ length: most }, (_, i) => rows[Math.round((i * (rows.length - 1)) / (most - 1))] as T);
}

// Round numbers to draw lines at, from below the least to above the greatest value.
export function ticks(least: number, greatest: number, about: number): readonly number[] {
  const span = Math.max(1, greatest - least);
  const power = 10 ** Math.floor(Math.log10(span / about));
  const step = Math.max(1, [1, 2, 5, 10].map((n) => n * power).find((size) => span / size <= about) ?? 10 * power);
  const first = Math.floor(least / step) * step;
  const count = Math.ceil((greatest - first) / step);
  return Array.from({ length: count + 1 }, (_, i) => first + i * step);
}
