// The last counting, step by step: part after part, and in each part what everybody has, side by side.
import type { Score, ScoreItem } from '../table/messages';

export interface CountStep {
  readonly part: string;
  readonly items: readonly (ScoreItem | null)[]; // by seat; null: nothing more in this part
}

// In the order of the game; what nobody has anything of is not counted.
export const partsOfScores = (scores: readonly Score[]): readonly string[] =>
  [...new Set(scores.flatMap(({ parts }) => Object.keys(parts)))].filter((part) =>
    scores.some(({ items = [] }) => items.some((item) => item.part === part)),
  );

export function countSteps(scores: readonly Score[]): readonly CountStep[] {
  return partsOfScores(scores).flatMap((part) => {
    const rows = scores.map(({ items = [] }) => items.filter((item) => item.part === part));
    const most = Math.max(...rows.map(({ length }) => length));
    return Array.from({ length: most }, (_, i) => ({ part, items: rows.map((row) => row[i] ?? null) }));
  });
}

// A seat's points in a part, or in all of them, after some steps.
export const countedTo = (steps: readonly CountStep[], seat: number, part?: string): number =>
  steps
    .filter((step) => part === undefined || step.part === part)
    .reduce((sum, { items }) => sum + (items[seat]?.points ?? 0), 0);
