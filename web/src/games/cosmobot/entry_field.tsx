// The field for entries, with examples of what can be written.
import { signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Message } from '../../text/message';
import { say } from '../../text/say';
import { Button } from '../../ui/parts';
import type { BoardProps } from '../game_ui';
import { text } from './desk';
import { read } from './entries';
import { missing } from './missing';
import type { View } from './view';
import './cosmobot.css';

export const line = signal(''); // a click on the board types, too
const problem = signal<Message | null>(null);

const FIRST = ['goals', 'contracts', 'planets', 'creatures'] as const;
const ALWAYS = ['move', 'put', 'build', 'civilisation', 'exhaust', 'tracks', 'contract', 'fight'];
const LAST = ['token', 'bot', 'place', 'card', 'die', 'end'];

function examplesOf(view: View): readonly string[] {
  const wants = missing(view);
  return [
    ...FIRST.filter((one) => wants.includes(one)),
    ...ALWAYS,
    ...(view.options['distant_planets'] ? ['distant'] : []),
    ...(view.options['creatures'] ? ['take'] : []),
    ...LAST,
  ];
}

// What was sent stays in the field until the table has it, and comes back when the table takes all of it
// back, because a part was refused or on the person's wish.
function useSent(view: View): (typed: string) => void {
  const sent = useRef<{ readonly typed: string; readonly before: string } | null>(null);
  useEffect(() => {
    const last = sent.current;
    if (!last) return;
    const back = JSON.stringify(view) === last.before;
    if (!back && line.peek() === last.typed) line.value = '';
    if (back && line.peek() === '') line.value = last.typed;
  }, [view]);
  return (typed) => (sent.current = { typed, before: JSON.stringify(view) });
}

export function Tray({ view, content, picks }: BoardProps<View>) {
  const field = useRef<HTMLInputElement>(null);
  const send = useSent(view);
  useEffect(
    () => () => {
      line.value = '';
      problem.value = null;
    },
    [],
  );
  const enter = () => {
    const found = read(line.value, view, content);
    problem.value = 'problem' in found ? found.problem : null;
    if ('problem' in found || found.entries.length === 0) return;
    const [first = '', ...more] = found.entries;
    send(line.value);
    picks.play(first, ...more);
  };
  return (
    <form
      class="cb-entry surface"
      onSubmit={(event) => {
        event.preventDefault();
        enter();
      }}
    >
      <label class="cb-label">
        <span class="quiet">{say(text('entry'))}</span>
        <input
          ref={field}
          type="text"
          class="cb-line"
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          placeholder={say(text(missing(view).length > 0 ? 'entry.first' : 'entry.like'))}
          value={line.value}
          onInput={(event) => {
            line.value = event.currentTarget.value;
            problem.value = null;
          }}
        />
      </label>
      <Button label={text('entry.enter')} submit />
      {problem.value && (
        <p class="problem cb-problem" role="alert">
          {say(problem.value)}
        </p>
      )}
      <details class="cb-help">
        <summary>{say(text('entry.help'))}</summary>
        <p class="quiet">{say(text('entry.clicks'))}</p>
        <dl>
          {examplesOf(view).map((one) => (
            <Example
              key={one}
              name={one}
              onTake={(like) => {
                line.value = like;
                field.current?.focus();
              }}
            />
          ))}
        </dl>
      </details>
    </form>
  );
}

function Example({ name, onTake }: { name: string; onTake: (like: string) => void }) {
  const like = say(text(`like.${name}`));
  return (
    <div>
      <dt>
        <button type="button" onClick={() => onTake(like)}>
          {like}
        </button>
      </dt>
      <dd>{say(text(`like.${name}.does`))}</dd>
    </div>
  );
}
