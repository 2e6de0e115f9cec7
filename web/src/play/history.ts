// The course of the points of a finished game, made ready for drawing. Pure.

export interface Round {
  readonly round: number;
  readonly points: readonly number[]; // of all seats, at its end
}

// From what the table tells, which is after each action the points, and the round it led to: an action
// that led to the next round ended the one before.
export function byRound(points: readonly (readonly number[])[], rounds: readonly number[]): readonly Round[] {
  const ends: Round[] = [];
  points.forEach((row, i) => {
    const round = rounds[i - 1] ?? rounds[i] ?? 1;
    const ended = i === points.length - 1 || rounds[i] !== round;
    if (ended) ends.push({ round, points: row });
  });
  return ends;
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
