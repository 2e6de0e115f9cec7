// Whose words are not shown here: everybody's own choice, kept in the browser. People are known by another alias at
// every table, so this holds for one table.
import { signal } from '@preact/signals';

const place = 'orrery.muted';
const most = 200; // the oldest are forgotten first

function stored(): readonly string[] {
  try {
    const list = JSON.parse(localStorage.getItem(place) ?? '[]') as unknown;
    return Array.isArray(list) ? list.filter((one): one is string => typeof one === 'string') : [];
  } catch {
    return []; // storage that is blocked or damaged
  }
}

const muted = signal<readonly string[]>(stored());
const keyOf = (table: string, person: string): string => `${table}/${person}`;

export const isMuted = (table: string, person: string | undefined): boolean =>
  person !== undefined && muted.value.includes(keyOf(table, person));

export function mute(table: string, person: string, on: boolean): void {
  const others = muted.value.filter((one) => one !== keyOf(table, person));
  muted.value = on ? [...others, keyOf(table, person)].slice(-most) : others;
  try {
    localStorage.setItem(place, JSON.stringify(muted.value));
  } catch {
    // It holds for this visit.
  }
}
