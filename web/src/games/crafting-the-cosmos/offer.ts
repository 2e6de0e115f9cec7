import type { Offer } from '../game_ui';

export const offer: Offer = {
  minutes: [60, 90],
  weight: 4,
  preset: (language) => ({ edition: language === 'de' ? 'de' : 'fr' }),
};
