// How the tiles beside the galaxy are turned: nothing the table knows, so the page remembers it.
import { signal } from '@preact/signals';
import type { TileName, View } from './view';

const turns = signal<ReadonlyMap<string, number>>(new Map());

const nameOf = (view: View, tile: TileName): string => `${view.round}:${tile}`;

export const rotInHand = (view: View, tile: TileName): number => turns.value.get(nameOf(view, tile)) ?? 0;

export const turnInHand = (view: View, tile: TileName, rot: number): void => {
  turns.value = new Map(turns.value).set(nameOf(view, tile), rot);
};
