// Names of a game's own.
import { messagesOf, type Message } from '../text/message';

// A name of the game's, such as a part of the score: from its file, or as it is.
export function termOf(game: string, kind: string, name: string): Message {
  return { ...messagesOf(game)(`${kind}.${name}`), otherwise: name };
}
