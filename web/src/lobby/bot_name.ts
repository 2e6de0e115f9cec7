import { message } from '../text/message';
import { say } from '../text/say';
import { bots } from './store';

// What the reader calls a bot: in English as the engine does.
export const botName = (name: string): string =>
  say({ ...message(`bot.${name}`), otherwise: bots.value.find((bot) => bot.name === name)?.title ?? name });

// Who deleted what was known of them: the server says it in English.
const gone = 'somebody who left';

// What the reader calls a person.
export const personName = (name: string): string => (name === gone ? say(message('seat.gone')) : name);
