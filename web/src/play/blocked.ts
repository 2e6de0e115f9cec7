// People whom this guest does not want to meet, by what they are known by at a table. The server keeps who they are.
import { signal } from '@preact/signals';
import { call } from '../lobby/api';
import { addressOfTable } from '../table/address';

interface People {
  readonly people: readonly string[];
}

// An alias belongs to one table: those of all tables that were looked at can lie together.
const blocked = signal<ReadonlySet<string>>(new Set());

export const isBlocked = (person: string | undefined): boolean => person !== undefined && blocked.value.has(person);

const note = ({ people }: People): void => {
  blocked.value = new Set([...blocked.value, ...people]);
};

export async function fetchBlocked(table: string, code: string | null): Promise<void> {
  note(await call<People>(addressOfTable(table, '/blocks', { code })));
}

export async function block(table: string, code: string | null, person: string, on: boolean): Promise<void> {
  const reply = await call<People>(addressOfTable(table, '/blocks', { code }), 'POST', { person, on });
  if (!on) blocked.value = new Set([...blocked.value].filter((one) => one !== person));
  note(reply);
}

export const reportReasons = ['insults', 'hate', 'name', 'spam', 'unfair', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

export const report = (
  table: string,
  code: string | null,
  what: { readonly person: string; readonly reason: ReportReason; readonly words?: string },
): Promise<unknown> => call(addressOfTable(table, '/reports', { code }), 'POST', what);
