// Round 1: a small planet with a moon fulfils an objective, a larger one gets water and life, and life evolves.
import type { Card } from '../card';

export const cards: readonly Card[] = [
  { at: 0, text: 'aim', show: ['.cg-sky-box'] },
  { at: 0, text: 'keep', act: true },
  { at: 2, text: 'cosmos', act: true },
  { at: 3, text: 'moon', act: true },
  { at: 4, text: 'end', act: true },
  { at: 7, text: 'comet', act: true },
  { at: 8, text: 'reveal', act: true },
  { at: 9, text: 'points', act: true, show: ['.seat.own'] },
  { at: 12, text: 'larger', act: true },
  { at: 13, text: 'water', act: true },
  { at: 17, text: 'stellar', act: true },
  { at: 18, text: 'life', act: true },
  { at: 24, text: 'evolved', show: ['body:O2.P'] },
  { at: 24, text: 'free', show: ['field:I-1'] },
];
