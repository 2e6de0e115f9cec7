import { message } from '../../text/message';
import { allowedBy, choiceName } from '../anunnaki/offer';
import type { Offer } from '../game_ui';

export const offer: Offer = {
  minutes: [60, 120],
  weight: 5,
  preset: () => ({ difficulty: 'easy' }),
  asked: ['person_house', 'bot_house', 'difficulty', 'physical_cards', 'physical_die'],
  allowedBy,
  choiceName,
  title: message('game.cosmobot.title'),
  like: 'anunnaki',
  companion: true,
  undo: 'free',
};
