// How far the chat of each table was read, kept in the browser: what was read before a reload is not new after it.
const place = 'orrery.chat-read';
const most = 100; // tables; the oldest are forgotten first

type Read = readonly [table: string, upTo: number];

const isRead = (one: unknown): one is Read =>
  Array.isArray(one) && typeof one[0] === 'string' && typeof one[1] === 'number';

// Other windows of this browser write there too, so it is read each time.
function stored(): readonly Read[] {
  try {
    const list = JSON.parse(localStorage.getItem(place) ?? '[]') as unknown;
    return Array.isArray(list) ? list.filter(isRead) : [];
  } catch {
    return []; // storage that is blocked or damaged
  }
}

// The number of the last entry; null at a table that this browser has not been to.
export const readUpTo = (table: string): number | null => stored().find(([id]) => id === table)?.[1] ?? null;

export function noteRead(table: string, upTo: number): void {
  const others = stored().filter(([id]) => id !== table);
  try {
    localStorage.setItem(place, JSON.stringify([...others, [table, upTo]].slice(-most)));
  } catch {
    // It holds for this visit.
  }
}
