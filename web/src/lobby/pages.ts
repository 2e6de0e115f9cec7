// Lists that are read a page at a time. Pure.
import type { ListName, Lists, Page } from './api';

interface Line {
  readonly table: string;
}

const names: readonly ListName[] = ['public', 'mine', 'finished'];

// Without those that the first part has.
function joined<T extends Line>(first: readonly T[], rest: readonly T[]): readonly T[] {
  const known = new Set(first.map(({ table }) => table));
  return [...first, ...rest.filter(({ table }) => !known.has(table))];
}

export function continued(before: Lists, list: ListName, page: Page): Lists {
  const { [list]: _read, ...next } = before.next;
  return {
    public: joined(before.public, page.public ?? []),
    mine: joined(before.mine, page.mine ?? []),
    finished: joined(before.finished, page.finished ?? []),
    next: { ...next, ...page.next },
  };
}

// Whoever has read on keeps what they read until they come again; the first page is always true.
export function refreshed(before: Lists, first: Lists): Lists {
  const readOn = (list: ListName) => before[list].length > first[list].length && first.next[list] !== undefined;
  const all = <T extends Line>(list: ListName, old: readonly T[], now: readonly T[]) =>
    readOn(list) ? joined(now, old.slice(now.length)) : now;
  const next = Object.fromEntries(
    names.flatMap((list) => {
      const after = (readOn(list) ? before : first).next[list];
      return after === undefined ? [] : [[list, after] as const];
    }),
  );
  return {
    public: all('public', before.public, first.public),
    mine: all('mine', before.mine, first.mine),
    finished: all('finished', before.finished, first.finished),
    next,
  };
}
