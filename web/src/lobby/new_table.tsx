// A table of one's own: who sits where, the game's options, the clock.
import { useEffect, useState } from 'preact/hooks';
import { offerOf, textFilesOf, titleOf } from '../games/games';
import { go } from '../router';
import { loadTexts } from '../text/load';
import { message, messagesOf } from '../text/message';
import { known, language, say } from '../text/say';
import type { Clock, Options } from '../table/messages';
import { Icon } from '../ui/icon';
import { Button, Choice } from '../ui/parts';
import { open, type Game, type SeatWish } from './api';
import { GameArt, GameFacts, Pitch } from './game_card';
import { Header } from './lobby';
import { OptionFields } from './option_fields';
import { beginsAtOnce, chosenOptions, isDetail, presetOptions, presetSeats } from './presets';
import { botName } from './bot_name';
import { bots, fetchGames, games, myName, problem, trying } from './store';

const clocks: Readonly<Record<string, Clock>> = {
  none: { kind: 'none' },
  quick: { kind: 'real_time', budget_seconds: 900, increment_seconds: 15 },
  calm: { kind: 'real_time', budget_seconds: 2400, increment_seconds: 30 },
  daily: { kind: 'turn_based', turn_seconds: 86400 },
};

function wishOf(value: string, name: string): SeatWish {
  if (value === 'you') return { you: true };
  if (value === 'beside') return { you: true, name };
  if (value === 'open') return { open: true };
  return { bot: value };
}

function valueOf(seat: SeatWish, index: number): string {
  if ('bot' in seat) return seat.bot;
  if ('open' in seat) return 'open';
  return index === 0 ? 'you' : 'beside';
}

interface SeatsProps {
  readonly game: Game;
  readonly seats: readonly SeatWish[];
  readonly onChange: (seats: readonly SeatWish[]) => void;
}

function Seats({ game, seats, onChange }: SeatsProps) {
  const guestName = (index: number) => say(message('seat.guest', { number: index + 1 }));
  const change = (index: number, seat: SeatWish) => onChange(seats.map((old, i) => (i === index ? seat : old)));
  return (
    <fieldset class="choice seat-wishes">
      <legend>{say(message('seats'))}</legend>
      {seats.map((seat, index) => (
        <div class="seat-wish" key={index}>
          <span class="number quiet">{index + 1}</span>
          <select
            aria-label={say(message('seat.number', { number: index + 1 }))}
            value={valueOf(seat, index)}
            onChange={(event) => change(index, wishOf(event.currentTarget.value, guestName(index)))}
          >
            {index === 0 ? (
              <option value="you">{say(message('seat.me', { name: myName.value }))}</option>
            ) : (
              <>
                {bots.value.map(({ name }) => (
                  <option key={name} value={name}>
                    {say(message('seat.bot', { name: botName(name) }))}
                  </option>
                ))}
                <option value="open">{say(message('seat.friend'))}</option>
                <option value="beside">{say(message('seat.beside'))}</option>
              </>
            )}
          </select>
          {index > 0 && 'you' in seat && (
            <input
              type="text"
              maxLength={40}
              aria-label={say(message('name'))}
              value={seat.name ?? ''}
              onChange={(event) => change(index, { you: true, name: event.currentTarget.value || guestName(index) })}
            />
          )}
          {index >= game.min_players && (
            <Button
              label={message('seat.remove')}
              icon="close"
              iconOnly
              quiet
              onClick={() => onChange(seats.filter((_, i) => i !== index))}
            />
          )}
        </div>
      ))}
      {seats.length < game.max_players && (
        <Button label={message('seat.add')} icon="plus" quiet onClick={() => onChange([...seats, { bot: 'greedy' }])} />
      )}
    </fieldset>
  );
}

function Form({ game }: { game: Game }) {
  const offer = offerOf(game.id);
  // From the game's own texts, or from those it shares.
  const text = (key: string) =>
    textFilesOf(game.id)
      .map((file) => messagesOf(file)(key))
      .find((found) => known(found.key)) ?? null;
  const [seats, setSeats] = useState(presetSeats(game));
  const [options, setOptions] = useState<Options>(presetOptions(game.id, language()));
  const [clock, setClock] = useState('none');
  const [isPublic, setPublic] = useState(false);
  const [free, setFree] = useState(false);
  const [busy, setBusy] = useState(false);
  const people = seats.filter((seat) => !('bot' in seat)).length;
  const alone = people === 1;
  const reconstructed = game.provenance?.['reconstructed'] ?? 0;
  const details = game.options.filter(isDetail);
  const fields = {
    text,
    values: options,
    onChange: (name: string, value: unknown) => setOptions({ ...options, [name]: value }),
  };

  async function begin() {
    setBusy(true);
    const ack = await trying(() =>
      open({
        game: game.id,
        options: chosenOptions(game.options, options),
        seats,
        public: isPublic,
        clock: clocks[clock] ?? { kind: 'none' },
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
          {reconstructed > 0 && <p class="note">{say(message('reconstructed', { count: reconstructed }))}</p>}
        </div>
      </section>
      {game.max_players > 1 && (
        <section class="surface new-part">
          <Seats game={game} seats={seats} onChange={setSeats} />
        </section>
      )}
      {game.options.length > 0 && (
        <section class="surface new-part">
          <h2>{say(message('options'))}</h2>
          <OptionFields shapes={game.options.filter((option) => !isDetail(option))} {...fields} />
          {details.length > 0 && (
            <details>
              <summary>{say(message('options.more'))}</summary>
              <p class="note">{say(message('options.more.help'))}</p>
              <OptionFields shapes={details} {...fields} />
            </details>
          )}
        </section>
      )}
      {game.max_players > 1 && (
        <section class="surface new-part">
          <Choice
            label={message('clock')}
            values={Object.keys(clocks)}
            value={clock}
            say={(value) => message(`clock.${value}`)}
            onChange={setClock}
          />
          <p class="note">{say(message(`clock.${clock}.help`))}</p>
          <label class="tick">
            <input type="checkbox" checked={isPublic} onChange={(event) => setPublic(event.currentTarget.checked)} />
            <span>{say(message('table.public'))}</span>
          </label>
        </section>
      )}
      {alone && !offer.undo && (
        <section class="surface new-part">
          <label class="tick">
            <input type="checkbox" checked={free} onChange={(event) => setFree(event.currentTarget.checked)} />
            <span>{say(message('undo.free'))}</span>
          </label>
        </section>
      )}
      {problem.value && (
        <p class="problem" role="alert">
          <Icon name="warning" /> {say(problem.value)}
        </p>
      )}
      <div class="new-actions">
        <Button label={message(beginsAtOnce(seats) ? 'table.begin' : 'table.open')} main submit disabled={busy} />
        <Button label={message('back')} quiet onClick={() => go({ screen: 'lobby' })} />
      </div>
    </form>
  );
}

export function NewTable({ game: id }: { game: string }) {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    void Promise.all([fetchGames(), ...textFilesOf(id).map(loadTexts)]).then(() => setReady(true));
  }, [id]);
  const game = games.value.find((one) => one.id === id);
  return (
    <div class="lobby">
      <Header />
      <main>{ready && game && <Form key={id} game={game} />}</main>
    </div>
  );
}
