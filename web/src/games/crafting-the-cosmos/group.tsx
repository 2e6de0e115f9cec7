// Things of the tray that belong together, under a title.
import type { ComponentChildren } from 'preact';
import type { Message } from '../../text/message';
import { say } from '../../text/say';

export function Group({
  title,
  children,
  class: look,
}: {
  title: Message;
  children: ComponentChildren;
  class: string;
}) {
  return (
    <section class={`ctc-group ${look}`} aria-label={say(title)}>
      <h2>{say(title)}</h2>
      <div class="ctc-things">{children}</div>
    </section>
  );
}
