// The second way to enter something: short words in one line, with examples of what can be written.
import { signal } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Message } from '../../text/message';
import { say } from '../../text/say';
import { Button, Dialog } from '../../ui/parts';
import type { BoardProps, Content } from '../game_ui';
import { text } from './text';
import { problemOf } from './typed';
import type { View } from './view';

const line = signal('');
const problem = signal<Message | null>(null);

const FIRST = { goal: 'goals', contract: 'contracts', planet: 'planets', creature: 'creatures' } as const;
const ALWAYS = ['move', 'put', 'build', 'civilisation', 'exhaust', 'tracks', 'contract', 'fight'];
const LAST = ['token', 'bot', 'place', 'card', 'die', 'end'];

// How something is typed, and in English what that does: the engine's own.
interface Typing {
  readonly like: string;
  readonly does: string;
}
const exampleOf = (name: string, { tables }: Content): Typing =>
  (tables as { examples: Readonly<Record<string, Typing>> }).examples[name] ?? { like: '', does: '' };

function examplesOf(view: View): readonly string[] {
  return [
    ...new Set(view.untold.map(({ fact }) => FIRST[fact])),
    ...ALWAYS,
    ...(view.options['distant_planets'] ? ['distant'] : []),
    ...(view.options['creatures'] ? ['take'] : []),
    ...LAST,
  ];
}

// What to write now, in the empty field.
function exampleFor(view: View): string {
  const [first] = view.untold;
  switch (view.question?.task) {
    case 'ask_card':
      return view.question.deck ?? 'moon';
    case 'ask_contract':
      return 'slot';
    default:
      return first ? FIRST[first.fact] : 'line';
  }
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

export function EntryField({ view, content, picks, read }: BoardProps<View>) {
  const [help, setHelp] = useState(false);
  const send = useSent(view);
  useEffect(
    () => () => {
      line.value = '';
      problem.value = null;
    },
    [],
  );
  const enter = async () => {
    const typed = line.value;
    const found = typed.trim() === '' ? null : await read?.(typed).catch(() => null); // the table is out of reach
    if (!found || line.value !== typed) return;
    const [first, ...more] = found.actions ?? [];
    problem.value = found.problem ? problemOf(found.problem, content) : first ? null : text('problem.already');
    if (!first) return;
    send(typed);
    picks.play(first, ...more);
  };
  return (
    <form
      class="cb-entry"
      onSubmit={(event) => {
        event.preventDefault();
        void enter();
      }}
    >
      <label class="cb-label">
        <span class="quiet">{say(text('entry'))}</span>
        <input
          type="text"
          class="cb-line"
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          placeholder={exampleOf(exampleFor(view), content).like}
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
      <Button label={text('entry.help')} icon="help" quiet class="cb-help" onClick={() => setHelp(true)} />
      {help && (
        <Dialog title={text('entry.help')} onClose={() => setHelp(false)} wide>
          <p>{say(text('entry.several'))}</p>
          <dl class="cb-examples">
            {examplesOf(view).map((one) => (
              <Example
                key={one}
                name={one}
                content={content}
                onTake={(like) => {
                  line.value = like;
                  setHelp(false);
                }}
              />
            ))}
          </dl>
        </Dialog>
      )}
    </form>
  );
}

interface ExampleProps {
  readonly name: string;
  readonly content: Content;
  readonly onTake: (like: string) => void;
}
function Example({ name, content, onTake }: ExampleProps) {
  const { like, does } = exampleOf(name, content);
  return (
    <div>
      <dt>
        <button type="button" onClick={() => onTake(like)}>
          {like}
        </button>
      </dt>
      <dd>{say({ ...text(`like.${name}.does`), otherwise: does })}</dd>
    </div>
  );
}
