// Whoever runs the server has asked this guest, or everybody at this address, to stay away.
import { signal } from '@preact/signals';

export interface Ban {
  readonly until?: number;
  readonly reason?: string;
}

export const ban = signal<Ban | null>(null);
