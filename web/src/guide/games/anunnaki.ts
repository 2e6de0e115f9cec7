// Two turns: followers spread out, a settlement is built, and Cosmobot answers by its cards.
import type { Card } from '../card';

export const cards: readonly Card[] = [
  { at: 0, text: 'aim', show: ['.an-tracks'] },
  { at: 0, text: 'below', show: ['track:supremacy'] },
  { at: 0, text: 'star', act: true },
  { at: 1, text: 'spread', act: true },
  { at: 5, text: 'second', act: true },
  { at: 6, text: 'harvest', act: true },
  { at: 8, text: 'end', act: true },
  { at: 9, text: 'cosmobot', show: ['.aside', '.seat:not(.own)'] },
  { at: 9, text: 'path', act: true },
  { at: 10, text: 'build', act: true },
  { at: 11, text: 'supremacy', act: true },
  { at: 12, text: 'end.again', act: true },
  { at: 13, text: 'decide', act: true },
  { at: 14, text: 'free' },
];
