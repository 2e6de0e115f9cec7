// What this browser remembers of guides: for which games one was offered, and at which tables it was left.
import { signal } from '@preact/signals';

interface Memory {
  readonly offered: readonly string[]; // games
  readonly left: readonly string[]; // tables
}

const place = 'orrery.guide';
const mostTables = 50;

const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

function stored(): Memory {
  try {
    const { offered, left } = JSON.parse(localStorage.getItem(place) ?? '{}') as Record<string, unknown>;
    return { offered: textsOf(offered), left: textsOf(left) };
  } catch {
    return { offered: [], left: [] }; // storage that is blocked or damaged: as on the first visit
  }
}

const memory = signal<Memory>(stored());

function remember(next: Memory): void {
  memory.value = next;
  try {
    localStorage.setItem(place, JSON.stringify(next));
  } catch {
    // It holds for this visit.
  }
}

export const wasOffered = (game: string): boolean => memory.value.offered.includes(game);
export const noteOffered = (game: string): void =>
  remember({ ...memory.value, offered: [...new Set([...memory.value.offered, game])] });

// The guide at the table on the screen that could go on, if there is one.
export const guideHere = signal<string | null>(null);

export const wasLeft = (table: string): boolean => memory.value.left.includes(table);
export const leave = (table: string): void =>
  remember({ ...memory.value, left: [...memory.value.left, table].slice(-mostTables) });
export const takeUp = (table: string): void =>
  remember({ ...memory.value, left: memory.value.left.filter((one) => one !== table) });
