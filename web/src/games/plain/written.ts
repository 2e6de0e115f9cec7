// A value of the engine's as people read it.
import { message } from '../../text/message';
import { say } from '../../text/say';

export function written(value: unknown): string {
  if (value === null || value === undefined) return say(message('plain.none'));
  if (Array.isArray(value)) return value.length > 0 ? value.map(written).join(', ') : say(message('plain.none'));
  if (typeof value === 'boolean') return say(message(value ? 'yes' : 'no'));
  return typeof value === 'string' ? value : JSON.stringify(value);
}
