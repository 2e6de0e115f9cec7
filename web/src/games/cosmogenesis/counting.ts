// The last counting, step by step: part after part, and in each part what everybody has, side by side.
import type { Score, ScoreItem } from '../../table/messages';
import type { Target } from '../game_ui';

export interface CountStep {
  readonly part: string;
  readonly items: readonly (ScoreItem | null)[]; // by seat; null: nothing more in this part
}

export const partsOfScores = (scores: readonly Score[]): readonly string[] => Object.keys(scores[0]?.parts ?? {});

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

const PLACES: Readonly<Record<string, (what: string) => Target>> = {
  'planetary objectives': (what) => `objective:${what}`,
  'stellar objectives': (what) => `stellar:${what}`,
  evolution: (what) => `body:${what}`,
  belt: () => 'belt',
};
// Where on the board it is.
export const placeOfItem = ({ part, what = '' }: ScoreItem): Target | null => PLACES[part]?.(what) ?? null;
