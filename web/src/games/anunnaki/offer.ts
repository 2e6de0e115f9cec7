import type { Offer } from '../game_ui';

export const offer: Offer = {
  minutes: [60, 120],
  weight: 5,
  preset: () => ({ difficulty: 'easy' }),
};
