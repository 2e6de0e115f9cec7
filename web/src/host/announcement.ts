// What whoever runs the server tells everybody: asked for now and then, and pushed to who sits at a table.
import { signal } from '@preact/signals';

export interface Announcement {
  readonly text: string; // plain
  readonly since: number;
  readonly until: number | null; // for good, or until it is taken back
}

const place = 'orrery.announcement';

function lastDismissed(): number {
  try {
    return Number(localStorage.getItem(place) ?? 0);
  } catch {
    return 0; // storage that is blocked
  }
}

const told = signal<Announcement | null>(null);
const dismissed = signal(lastDismissed()); // when the one that was read began

export const isShown = (one: Announcement | null, read: number, now: number): boolean =>
  one !== null && one.since !== read && (one.until === null || one.until > now);

// To be shown now, if there is one.
export function current(): Announcement | null {
  return isShown(told.value, dismissed.value, Date.now()) ? told.value : null;
}

export function hear(announcement: Announcement | null): void {
  told.value = announcement;
}

export function dismiss({ since }: Announcement): void {
  dismissed.value = since;
  try {
    localStorage.setItem(place, String(since));
  } catch {
    // It holds for this visit.
  }
}

// Silent where it fails: there are other places that say that the server is away.
export async function ask(): Promise<void> {
  try {
    const reply = await fetch('/api/announcement');
    if (reply.ok) hear(((await reply.json()) as { announcement: Announcement | null }).announcement);
  } catch {
    // The next time will tell.
  }
}
