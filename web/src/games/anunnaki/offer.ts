import type { Offer } from '../game_ui';

// Both are played with the same houses.
const houses = ['mesos', 'nypponis'];
export const allowed: Offer['allowed'] = ['person_house', 'bot_house'].map((option) => ({
  option,
  values: houses,
  by: 'expansion_houses',
}));

export const offer: Offer = {
  minutes: [60, 120],
  weight: 5,
  preset: () => ({ difficulty: 'easy' }),
  asked: ['person_house', 'bot_house', 'difficulty'],
  allowed,
};
