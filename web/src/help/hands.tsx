// How one plays on this screen: keys beside a mouse, gestures under a finger.
import { message, messagesOf, type Message } from '../text/message';
import { say } from '../text/say';

const text = messagesOf('help');
const keys = ['arrows', 'enter', 'digits', 'u', 'h', 'escape', 'question'] as const;
const gestures = ['hold', 'pinch', 'twice', 'sheet', 'swipe'] as const;

type Row = readonly [name: Message, does: Message];

function Rows({ rows, keyed }: { rows: readonly Row[]; keyed: boolean }) {
  return (
    <dl class="keys">
      {rows.map(([name, does]) => (
        <div key={name.key}>
          <dt>{keyed ? <kbd>{say(name)}</kbd> : say(name)}</dt>
          <dd>{say(does)}</dd>
        </div>
      ))}
    </dl>
  );
}

export function Hands({ more }: { more: readonly string[] }) {
  const own = more.map((key): Row => [text(`key.${key}`), text(`key.${key}.does`)]);
  const shared = keys.map((key): Row => [message(`help.key.${key}`), message(`help.key.${key}.does`)]);
  const touched = gestures.map((one): Row => [text(`touch.${one}`), text(`touch.${one}.does`)]);
  return (
    <section class="topic hands">
      <h2>{say(text('topic.hands'))}</h2>
      <div class="by-mouse">
        <p>{say(text('hands.keys'))}</p>
        <Rows rows={[...shared, ...own]} keyed />
      </div>
      <div class="by-touch">
        <p>{say(text('hands.touch'))}</p>
        <Rows rows={touched} keyed={false} />
      </div>
    </section>
  );
}
