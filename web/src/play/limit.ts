// The game's own time limit, such as the sandglass: set by the shell, drawn by who wants it.
import { signal } from '@preact/signals';

export interface Limit {
  readonly total_ms: number;
  readonly ends: number; // on the clock of performance.now()
}

export const limit = signal<Limit | null>(null);
