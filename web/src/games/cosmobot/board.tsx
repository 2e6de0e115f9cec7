// The board as it was entered, the field for entries, and Cosmobot's turn as instructions.
import { signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { Card, FateCard } from '../anunnaki/aside';
import { boxOf, find } from '../anunnaki/content';
import { Map } from '../anunnaki/map';
import { botPart } from '../anunnaki/playback';
import { StepList } from '../anunnaki/step_list';
import { Tracks } from '../anunnaki/tracks';
import { DECKS } from '../anunnaki/view';
import { message, type Message } from '../../text/message';
import { say } from '../../text/say';
import { Button } from '../../ui/parts';
import type { BoardProps, GameEvent, Picks } from '../game_ui';
import { read, text } from './entries';
import type { View } from './view';
import '../anunnaki/anunnaki.css';
import './cosmobot.css';

const line = signal('');
const problem = signal<Message | null>(null);
const lastTurn = signal<readonly GameEvent[]>([]); // of Cosmobot's

// A click on the map types the place.
function typing(picks: Picks): Picks {
  return {
    ...picks,
    choose(target) {
      const place = /^area:(.+)$/.exec(target)?.[1];
      if (!place) return picks.choose(target);
      line.value = `${line.value}${line.value.endsWith('>') || line.value === '' ? '' : ' '}${place.toLowerCase()} `.trimStart();
      document.querySelector<HTMLInputElement>('.cb-line')?.focus();
    },
  };
}

export function Board({ view, content, picks, small }: BoardProps<View>) {
  return (
    <div class={small ? 'an-board small' : 'an-board'}>
      <Map view={view} content={content} picks={small ? picks : typing(picks)} small={small} />
      {!small && <Tracks view={view} preview={null} content={content} picks={picks} />}
    </div>
  );
}

const examples = ['move', 'put', 'build', 'civilisation', 'exhaust', 'tracks', 'contract', 'fight', 'bot', 'end'];

export function Tray({ view, picks }: BoardProps<View>) {
  const enter = () => {
    const found = read(line.value, { view, open: picks.open });
    problem.value = 'problem' in found ? found.problem : null;
    if ('problem' in found || found.entries.length === 0) return;
    const [first = '', ...more] = found.entries;
    picks.play(first, ...more);
    line.value = '';
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
          type="text"
          class="cb-line"
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          placeholder={say(text(view.missing.length > 0 ? 'entry.first' : 'entry.like'))}
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
        <dl>
          {view.missing.length > 0 &&
            ['goals', 'contracts'].map((one) => <Example key={one} name={one} />)}
          {examples.map((one) => (
            <Example key={one} name={one} />
          ))}
        </dl>
      </details>
    </form>
  );
}

function Example({ name }: { name: string }) {
  const like = say(text(`like.${name}`));
  return (
    <div>
      <dt>
        <button type="button" onClick={() => (line.value = like)}>
          {like}
        </button>
      </dt>
      <dd>{say(text(`like.${name}.does`))}</dd>
    </div>
  );
}

export function Aside({ view, content, picks, names, recent }: BoardProps<View>) {
  const box = boxOf(content);
  const active = useRef(view.active);
  useEffect(() => {
    const part = botPart(recent, active.current === 'bot');
    active.current = view.active;
    if (part) lastTurn.value = [...(part.fresh ? [] : lastTurn.peek()), ...recent.slice(part.from, part.to)];
  }, [recent]);
  return (
    <section class="an-aside">
      <div class="an-advisers">
        {DECKS.map((deck) => (
          <Card key={deck} deck={deck} card={find(box.cards[deck], view.face_up[deck])} picks={picks} />
        ))}
      </div>
      <FateCard view={view} box={box} difficulty={view.options['difficulty']} picks={picks} />
      <h2>{say(message('cosmobot:instructions'))}</h2>
      <StepList events={lastTurn.value} names={names} />
    </section>
  );
}
