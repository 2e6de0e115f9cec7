import type { Offer } from '../game_ui';

export const offer: Offer = {
  minutes: [15, 30],
  weight: 2,
  preset: () => ({ beginner: true, sandglass_seconds: 0 }),
  asked: ['beginner', 'sandglass_seconds'],
  suggested: { sandglass_seconds: [0, 60, 90] },
};
