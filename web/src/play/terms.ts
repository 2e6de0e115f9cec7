// Names of a game's own, and numbers, as they are written.
import { messagesOf, type Message } from '../text/message';

// A name of the game's, such as a part of the score: from its file, or as it is.
export function termOf(game: string, kind: string, name: string): Message {
  return { ...messagesOf(game)(`${kind}.${name}`), otherwise: name };
}

// A minus is a minus, not a hyphen.
export const pointsText = (points: number): string => (points < 0 ? `−${-points}` : String(points));

export const signed = (value: number): string => {
  const rounded = Math.round(value * 10) / 10;
  return rounded > 0 ? `+${rounded}` : rounded < 0 ? `−${Math.abs(rounded)}` : '±0';
};
