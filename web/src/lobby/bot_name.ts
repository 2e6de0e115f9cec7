import { message } from '../text/message';
import { known, say } from '../text/say';

// What the reader calls a bot.
export function botName(name: string): string {
  const key = `bot.${name}`;
  return known(key) ? say(message(key)) : name;
}

// Who deleted what was known of them: the server says it in English.
const gone = 'somebody who left';

// What the reader calls a person.
export const personName = (name: string): string => (name === gone ? say(message('seat.gone')) : name);
