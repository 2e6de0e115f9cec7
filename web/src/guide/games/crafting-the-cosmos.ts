// Two turns: hydrogen, helium, and the first nebula is formed.
import type { Card } from '../card';

export const cards: readonly Card[] = [
  { at: 0, text: 'aim', show: ['.ctc-galaxy'] },
  { at: 0, text: 'dial', show: ['.ctc-console'] },
  { at: 0, text: 'shift', act: true },
  { at: 1, text: 'cards', act: true },
  { at: 4, text: 'stars', act: true },
  { at: 7, text: 'omega', act: true },
  { at: 15, text: 'jump', act: true },
  { at: 16, text: 'helium', act: true },
  { at: 18, text: 'form', act: true },
  { at: 19, text: 'goals', show: ['.ctc-goals'] },
  { at: 19, text: 'supernova', act: true },
  { at: 20, text: 'life', act: true },
  { at: 21, text: 'nebula', act: true },
  { at: 23, text: 'free' },
];
