// A line that is being read: what it has become so far, and the table as that has changed it. Each part
// builds on the ones before it; whether an entry is allowed, the table says.
import { messagesOf, type Message } from '../../text/message';
import type { Box } from '../anunnaki/content';
import { entered } from './entered';
import type { View } from './view';

export const text = messagesOf('cosmobot');

// What was typed is none of the forms.
export class Misread extends Error {
  constructor(readonly why: Message) {
    super(why.key);
  }
}
export function misread(problem: string, values?: Message['with']): never {
  throw new Misread(text(`problem.${problem}`, values));
}
// A known word, but not what belongs with it.
export const wanted = (like: string): never => misread('form', { like });

export class Desk {
  readonly entries: string[] = [];
  constructor(
    public view: View,
    readonly box: Box,
  ) {}

  enter(entry: string, times = 1): void {
    for (let i = 0; i < times; i += 1) {
      this.entries.push(entry);
      this.view = entered(this.view, entry, this.box);
    }
  }
}
