import { named, type Names } from '../../text/message';
import type { Content, Offer } from '../game_ui';

interface House {
  readonly id: string;
  readonly names: Names;
  readonly expansion: string | null; // null: of the base game
}

const HOUSE_OPTIONS = ['person_house', 'bot_house'];

// The house that a value of an option is, as the content has it. The companion is played with the same houses.
function houseOf(option: string, value: unknown, { files }: Content): House | undefined {
  if (!HOUSE_OPTIONS.includes(option)) return undefined;
  const { houses } = files['houses.json'] as { houses: readonly House[] };
  return houses.find(({ id }) => id === value);
}

export const allowedBy: Offer['allowedBy'] = (option, value, content) =>
  houseOf(option, value, content)?.expansion ? 'expansion_houses' : null;

export const choiceName: Offer['choiceName'] = (option, value, content) => {
  const house = houseOf(option, value, content);
  return house ? named(house.names) : null;
};

export const offer: Offer = {
  minutes: [60, 120],
  weight: 5,
  preset: () => ({ difficulty: 'easy' }),
  asked: ['person_house', 'bot_house', 'difficulty'],
  allowedBy,
  choiceName,
};
