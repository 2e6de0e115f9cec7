// The companion's own texts.
import { messagesOf } from '../../text/message';

export const text = messagesOf('cosmobot');
