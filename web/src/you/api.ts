// What the server tells a guest about themselves.
import { call } from '../lobby/api';

export interface Device {
  readonly id: string;
  readonly label: string; // "Firefox, Linux"; empty where the browser did not say
  readonly since: number;
  readonly seen: number; // the day
  readonly here: boolean;
}

export interface Link {
  readonly token: string;
  readonly until: number;
}

// Whose link it is, and who this device is so far.
export interface SeenLink {
  readonly name: string;
  readonly from: string;
  readonly until: number;
  readonly yours: boolean;
  readonly here: { readonly name: string; readonly running: number; readonly finished: boolean };
}

interface Devices {
  readonly devices: readonly Device[];
}

export const devices = async (): Promise<readonly Device[]> => (await call<Devices>('/api/me/devices')).devices;
export const endDevice = async (id: string): Promise<readonly Device[]> =>
  (await call<Devices>(`/api/me/devices/${encodeURIComponent(id)}`, 'DELETE')).devices;
export const makeLink = (): Promise<Link> => call('/api/me/links', 'POST');
export const lookAtLink = (token: string): Promise<SeenLink> => call('/api/links/look', 'POST', { token });
export const useLink = (token: string, leave: boolean): Promise<unknown> =>
  call('/api/links/use', 'POST', { token, leave });

export interface Block {
  readonly id: string;
  readonly name: string; // what they were called then
  readonly since: number;
}

interface Blocks {
  readonly blocks: readonly Block[];
}

export const blocks = async (): Promise<readonly Block[]> => (await call<Blocks>('/api/me/blocks')).blocks;
export const unblock = async (id: string): Promise<readonly Block[]> =>
  (await call<Blocks>(`/api/me/blocks/${encodeURIComponent(id)}`, 'DELETE')).blocks;

interface Known {
  readonly games: readonly unknown[];
  readonly next?: string;
}
// All that is known of me. An answer has so many games only: these are those of all.
export async function known(): Promise<object> {
  const { next: second, ...data } = await call<Known>('/api/me/export');
  const games = [...data.games];
  for (let next = second; next !== undefined;) {
    const more = await call<Known>(`/api/me/export?after=${encodeURIComponent(next)}`);
    games.push(...more.games);
    next = more.next;
  }
  return { ...data, games };
}
export const forgetMe = (): Promise<unknown> => call('/api/me', 'DELETE');
