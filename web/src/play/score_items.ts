// The points of a finished game one by one, by the parts they belong to. Pure.
import type { ScoreItem } from '../table/messages';

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
