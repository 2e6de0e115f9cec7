// A table of one's own: who sits where, the game's options, the clock. What is seldom changed is folded, and the button
// that begins stays in sight.
import { useEffect, useState } from 'preact/hooks';
import type { ComponentChildren } from 'preact';
import type { Content } from '../games/game_ui';
import { offerOf, textFilesOf, titleOf } from '../games/games';
import { addressOf, go, type Place } from '../router';
import { loadTexts } from '../text/load';
import { message, messagesOf, type Message } from '../text/message';
import { known, language, say } from '../text/say';
import type { Clock, Options } from '../table/messages';
import { Icon } from '../ui/icon';
import { Button, Choice } from '../ui/parts';
import { contentOf, open, type Game } from './api';
import { GameArt, GameFacts, HowToPlayLink, Pitch } from './game_card';
import { Header } from './lobby';
import { OptionFields } from './option_fields';
import { beginsAtOnce, changeOption, chosenOptions, foldOptions, presetOptions, presetSeats } from './presets';
import { SeatWishes } from './seat_wishes';
import { fetchGames, games, problem, trying } from './store';

const clocks: Readonly<Record<string, Clock>> = {
  none: { kind: 'none' },
  quick: { kind: 'real_time', budget_seconds: 900, increment_seconds: 15 },
  calm: { kind: 'real_time', budget_seconds: 2400, increment_seconds: 30 },
  daily: { kind: 'turn_based', turn_seconds: 86400 },
};

// How much of what is printed could not be read anywhere.
function Provenance({ game }: { game: Game }) {
  const counts = game.provenance ?? {};
  const count = counts['reconstructed'] ?? 0;
  if (count === 0) return null;
  const all = Object.values(counts).reduce((sum, one) => sum + one, 0);
  const to: Place = { screen: 'sources', game: game.id };
  return (
    <p class="note">
      {say(message('reconstructed', { count, all }))}{' '}
      <a
        href={addressOf(to)}
        onClick={(event) => {
          event.preventDefault();
          go(to);
        }}
      >
        {say(message('reconstructed.link'))}
      </a>
    </p>
  );
}

function Tick({ label, value, onChange }: { label: Message; value: boolean; onChange: (value: boolean) => void }) {
  return (
    <label class="tick">
      <input type="checkbox" checked={value} onChange={(event) => onChange(event.currentTarget.checked)} />
      <span>{say(label)}</span>
    </label>
  );
}

const Part = ({ children }: { children: ComponentChildren }) => <section class="surface new-part">{children}</section>;

function Form({ game, content }: { game: Game; content: Content | null }) {
  const offer = offerOf(game.id);
  const text = (key: string, values?: Message['with']) => {
    const found = messagesOf(game.id)(key, values);
    return known(found.key) ? found : null;
  };
  const [seats, setSeats] = useState(presetSeats(game));
  const [options, setOptions] = useState<Options>(presetOptions(game.id, language()));
  const [clock, setClock] = useState('none');
  const [isPublic, setPublic] = useState(false);
  const [several, setSeveral] = useState(false);
  const [chat, setChat] = useState(true);
  const [free, setFree] = useState(false);
  const [busy, setBusy] = useState(false);
  const people = seats.filter((seat) => !('bot' in seat)).length;
  const alone = people === 1;
  const beside = seats.filter((seat) => 'you' in seat).length > 1; // a hot seat needs them
  const { asked, more } = foldOptions(game.options, offer);
  const allowedBy = (option: string, value: unknown) => (content && offer.allowedBy?.(option, value, content)) ?? null;
  const fields = {
    text,
    named: (option: string, value: string) => (content && offer.choiceName?.(option, value, content)) ?? null,
    about: (option: string) => (content && offer.optionAbout?.(option, content)) ?? null,
    values: options,
    onChange: (name: string, value: unknown) => setOptions(changeOption(options, name, value, allowedBy)),
  };
  const practice = alone && !offer.undo;

  async function begin() {
    setBusy(true);
    const ack = await trying(() =>
      open({
        game: game.id,
        options: chosenOptions(game.options, options),
        seats,
        public: isPublic,
        several_seats: several || beside,
        chat,
        clock: (alone ? null : clocks[clock]) ?? { kind: 'none' },
        undo: offer.undo ?? (alone && free ? 'free' : 'fair'),
        start: beginsAtOnce(seats),
      }),
    );
    setBusy(false);
    if (ack?.table) go({ screen: 'table', id: ack.table, code: null });
  }

  return (
    <form
      class="new-table"
      onSubmit={(event) => {
        event.preventDefault();
        void begin();
      }}
    >
      <section class="surface new-head">
        <GameArt game={game.id} />
        <div class="card-text">
          <h1>{titleOf(game.id, game.name)}</h1>
          <Pitch game={game.id} />
          <GameFacts game={game} />
          <HowToPlayLink game={game.id} />
        </div>
      </section>
      {game.max_players > 1 && (
        <Part>
          <SeatWishes game={game} seats={seats} onChange={setSeats} />
        </Part>
      )}
      {asked.length > 0 && (
        <Part>
          <h2>{say(message('options'))}</h2>
          <OptionFields shapes={asked} suggested={offer.suggested ?? {}} {...fields} />
        </Part>
      )}
      {!alone && (
        <Part>
          <Choice
            label={message('clock')}
            values={Object.keys(clocks)}
            value={clock}
            say={(value) => message(`clock.${value}`)}
            onChange={setClock}
          />
          <p class="note">{say(message(`clock.${clock}.help`))}</p>
        </Part>
      )}
      {(more.length > 0 || game.max_players > 1 || practice) && (
        <details class="surface new-part">
          <summary>
            <Icon name="right" />
            {say(message('options.more'))}
          </summary>
          {more.length > 0 && (
            <>
              <p class="note">{say(message('options.more.help'))}</p>
              <OptionFields shapes={more} {...fields} />
            </>
          )}
          {game.max_players > 1 && <Tick label={message('table.public')} value={isPublic} onChange={setPublic} />}
          {isPublic && <Tick label={message('table.several')} value={several || beside} onChange={setSeveral} />}
          {game.max_players > 1 && <Tick label={message('table.chat')} value={chat} onChange={setChat} />}
          {practice && <Tick label={message('undo.free')} value={free} onChange={setFree} />}
        </details>
      )}
      <Provenance game={game} />
      <div class="new-actions new-begin">
        {problem.value && (
          <p class="problem" role="alert">
            <Icon name="warning" /> {say(problem.value)}
          </p>
        )}
        <Button label={message(beginsAtOnce(seats) ? 'table.begin' : 'table.open')} main submit disabled={busy} />
        <Button label={message('back')} quiet onClick={() => go({ screen: 'lobby' })} />
      </div>
    </form>
  );
}

export function NewTable({ game: id }: { game: string }) {
  const [ready, setReady] = useState(false);
  const [content, setContent] = useState<Content | null>(null);
  useEffect(() => {
    const { choiceName, optionAbout, allowedBy } = offerOf(id);
    const names = (choiceName ?? optionAbout ?? allowedBy) ? contentOf(id).then(setContent, () => undefined) : null;
    void Promise.all([fetchGames(), names, ...textFilesOf(id).map(loadTexts)]).then(() => setReady(true));
  }, [id]);
  const game = games.value.find((one) => one.id === id);
  return (
    <div class="lobby">
      <Header />
      <main>{ready && game && <Form key={id} game={game} content={content} />}</main>
    </div>
  );
}
