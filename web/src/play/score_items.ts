// The points of a finished game one by one, by the parts they belong to. Pure.
import type { AnyGameUi } from '../games/games';
import type { GameEvent } from '../games/game_ui';
import type { Score, ScoreItem } from '../table/messages';

type Named = ScoreItem & { readonly what: string };

export interface PartItems {
  readonly part: string;
  readonly items: readonly Named[]; // the most first
}

// What is one thing, or brought nothing, is said by the table of parts already.
export function itemsByPart(items: readonly ScoreItem[]): readonly PartItems[] {
  const named = items.filter((item): item is Named => item.what !== undefined && item.points !== 0);
  return [...new Set(named.map(({ part }) => part))].map((part) => ({
    part,
    items: named.filter((item) => item.part === part).sort((a, b) => b.points - a.points),
  }));
}

const sumOf = (items: readonly ScoreItem[]): number => items.reduce((sum, { points }) => sum + points, 0);

// What only the sum is told of is told one by one, where what happened comes to that sum: not all of it may be known.
export function splitScores(
  scores: readonly Score[],
  { split }: Pick<AnyGameUi, 'split'>,
  history: () => readonly GameEvent[],
): readonly Score[] {
  if (!split) return scores;
  const parted = (item: ScoreItem, seat: number): readonly ScoreItem[] => {
    const parts = split(item, seat, history());
    return sumOf(parts) === item.points ? parts : [item];
  };
  return scores.map((score, seat) =>
    score.items ? { ...score, items: score.items.flatMap((item) => parted(item, seat)) } : score,
  );
}
