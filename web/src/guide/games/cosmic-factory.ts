// The beginning of a first galaxy: a zone, a turned tile, a line of asteroids. The rest is the player's own.
import type { Card } from '../card';

export const cards: readonly Card[] = [
  { at: 0, text: 'aim', show: ['.cf-tracks'] },
  { at: 0, text: 'ready', act: true },
  { at: 2, text: 'tile', show: ['tile:04.0'] },
  { at: 2, text: 'first', act: true },
  { at: 3, text: 'zone', act: true },
  { at: 4, text: 'worth', show: ['cell:(1,1)', 'cell:(2,1)'] },
  { at: 4, text: 'third', act: true },
  { at: 5, text: 'turn', act: true },
  { at: 6, text: 'bonus', show: ['.cf-middle'] },
  { at: 6, text: 'line', act: true },
  { at: 7, text: 'free' },
];
