import type { Offer } from '../game_ui';

export const offer: Offer = {
  minutes: [15, 30],
  weight: 2,
  preset: () => ({ sandglass_seconds: 0 }),
};
