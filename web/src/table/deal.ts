// What this browser knows of how its tables are dealt (docs/table-messages.md, Fairness): the commitment it was told
// first, and the part of the seed that it drew then. Held against the record, they show whether the server kept to it.
import type { Seat } from './messages';
import { randomHex } from './random';

interface Deal {
  readonly table: string;
  readonly commitment: string;
  readonly part?: string;
  readonly given?: true;
}

export interface DealRecord {
  readonly fairness?: {
    readonly commitment: string;
    readonly parts: readonly (readonly [seat: number, part: string, number?: number])[];
  };
}

// The commitment is another one; the own part is missing; a part was given where nobody sat who could.
export type Fault = 'commitment' | 'part' | 'stranger';

const place = 'orrery.deals';
const most = 100; // the oldest are forgotten first

const isDeal = (one: unknown): one is Deal =>
  typeof one === 'object' &&
  one !== null &&
  'table' in one &&
  typeof one.table === 'string' &&
  'commitment' in one &&
  typeof one.commitment === 'string';

// Other windows of this browser write there too, so it is read each time. Null: storage is blocked or damaged.
function stored(): readonly Deal[] | null {
  try {
    const list = JSON.parse(localStorage.getItem(place) ?? '[]') as unknown;
    return Array.isArray(list) ? list.filter(isDeal) : null;
  } catch {
    return null;
  }
}

let ofThisVisit: readonly Deal[] = [];
const all = (): readonly Deal[] => stored() ?? ofThisVisit;
const dealOf = (table: string): Deal | undefined => all().find((deal) => deal.table === table);

function keep(deal: Deal): Deal {
  ofThisVisit = [...all().filter(({ table }) => table !== deal.table), deal].slice(-most);
  try {
    localStorage.setItem(place, JSON.stringify(ofThisVisit));
  } catch {
    // It holds for this visit.
  }
  return deal;
}

// The first one that was told counts, whatever is told later.
export const noteCommitment = (table: string, commitment: string): Deal => dealOf(table) ?? keep({ table, commitment });

// Drawn when the commitment is known, and once: asked for again, it is the same.
export function partFor(table: string, commitment: string): string {
  const deal = noteCommitment(table, commitment);
  const part = deal.part ?? randomHex(32);
  if (!deal.part) keep({ ...deal, part });
  return part;
}

// The server has acknowledged it.
export function notePartGiven(table: string): void {
  const deal = dealOf(table);
  if (deal) keep({ ...deal, given: true });
}

export function faultOf(table: string, { fairness }: DealRecord, seats: readonly Seat[]): Fault | null {
  const deal = dealOf(table);
  if (!deal) return null;
  if (fairness?.commitment !== deal.commitment) return 'commitment';
  if (fairness.parts.some(([seat]) => seats[seat]?.holder !== 'person')) return 'stranger';
  const mine = seats.filter(({ you }) => you).map(({ seat }) => seat);
  const found = fairness.parts.some(([seat, part]) => mine.includes(seat) && part === deal.part);
  return deal.given && mine.length > 0 && !found ? 'part' : null;
}
