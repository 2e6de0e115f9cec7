import { message } from '../text/message';
import { known, say } from '../text/say';

// What the reader calls a bot.
export function botName(name: string): string {
  const key = `bot.${name}`;
  return known(key) ? say(message(key)) : name;
}
