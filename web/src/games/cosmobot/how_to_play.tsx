// Drawings for "How to play": the board that the program keeps in mind, and Cosmobot's cards.
import type { Topic } from '../../help/topics';
import { Advisers, Fate, Planets, Ways } from '../anunnaki/how_to_play';

export const topics: readonly Topic[] = [
  { name: 'aim', Figure: Planets },
  { name: 'turn', Figure: Ways, wide: true },
  { name: 'bot', Figure: Advisers },
  { name: 'end', Figure: Fate },
];
