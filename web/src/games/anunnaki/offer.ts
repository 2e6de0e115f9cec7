import { named, type Names } from '../../text/message';
import type { Offer } from '../game_ui';

// Both are played with the same houses.
const houses = ['mesos', 'nypponis'];
export const allowed: Offer['allowed'] = ['person_house', 'bot_house'].map((option) => ({
  option,
  values: houses,
  by: 'expansion_houses',
}));

// Houses are called as the content calls them.
export const choiceName: Offer['choiceName'] = (option, value, { files }) => {
  if (!option.endsWith('_house')) return null;
  const { houses: all } = files['houses.json'] as { houses: readonly { id: string; names: Names }[] };
  const house = all.find(({ id }) => id === value);
  return house ? named(house.names) : null;
};

export const offer: Offer = {
  minutes: [60, 120],
  weight: 5,
  preset: () => ({ difficulty: 'easy' }),
  asked: ['person_house', 'bot_house', 'difficulty'],
  allowed,
  choiceName,
};
