// Names of a game's own, and numbers, as they are written.
import { messagesOf, type Message } from '../text/message';
import { language } from '../text/say';

// A name of the game's, such as a part of the score: from its file, or as it is.
export function termOf(game: string, kind: string, name: string): Message {
  return { ...messagesOf(game)(`${kind}.${name}`), otherwise: name };
}

// A minus is a minus, not a hyphen.
export const pointsText = (points: number): string => (points < 0 ? `−${-points}` : String(points));

export const signed = (value: number): string => {
  const rounded = Math.round(value * 10) / 10;
  const size = Math.abs(rounded).toLocaleString(language());
  return rounded > 0 ? `+${size}` : rounded < 0 ? `−${size}` : '±0';
};
