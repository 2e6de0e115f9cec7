// How the tiles beside the galaxy are turned: nothing the table knows, so the page remembers it.
import { signal } from '@preact/signals';
import type { View } from './view';

const turns = signal<ReadonlyMap<string, number>>(new Map());

const nameOf = (view: View, tile: number): string => `${view.round}:${tile}`;

export const rotInHand = (view: View, tile: number): number => turns.value.get(nameOf(view, tile)) ?? 0;

export const turnInHand = (view: View, tile: number, rot: number): void => {
  turns.value = new Map(turns.value).set(nameOf(view, tile), rot);
};
