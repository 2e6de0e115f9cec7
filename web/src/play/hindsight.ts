// What would have been best for a seat in what was counted last, as the table says it: set by the shell,
// asked by a board that wants to show it.
import { signal } from '@preact/signals';

export type AskHindsight = (seat: number) => Promise<unknown>;

export const askHindsight = signal<AskHindsight | null>(null);
