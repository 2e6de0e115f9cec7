// Whose words are not shown here: everybody's own choice, kept in the browser. People are known by another alias at
// every table, and by the same one at its rematches: this holds for that company.
import { signal } from '@preact/signals';

const place = 'orrery.muted';
const most = 200; // the oldest are forgotten first

function stored(): readonly string[] {
  try {
    const list = JSON.parse(localStorage.getItem(place) ?? '[]') as unknown;
    const known = Array.isArray(list) ? list.filter((one): one is string => typeof one === 'string') : [];
    return known.map((one) => one.slice(one.indexOf('/') + 1)); // earlier pages named the table, too
  } catch {
    return []; // storage that is blocked or damaged
  }
}

const muted = signal<readonly string[]>(stored());

export const isMuted = (person: string | undefined): boolean => person !== undefined && muted.value.includes(person);

export function mute(person: string, on: boolean): void {
  const others = muted.value.filter((one) => one !== person);
  muted.value = on ? [...others, person].slice(-most) : others;
  try {
    localStorage.setItem(place, JSON.stringify(muted.value));
  } catch {
    // It holds for this visit.
  }
}
