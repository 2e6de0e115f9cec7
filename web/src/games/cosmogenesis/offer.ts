import type { Offer } from '../game_ui';

export const offer: Offer = { minutes: [45, 75], weight: 3 };
