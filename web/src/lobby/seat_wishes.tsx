// Who is to sit where at a new table.
import { message } from '../text/message';
import { say } from '../text/say';
import { Button } from '../ui/parts';
import type { Game, SeatWish } from './api';
import { botName } from './bot_name';
import { Characters } from './characters';
import { gentlest } from './presets';
import { botsOf, myName } from './store';

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

export function SeatWishes({ game, seats, onChange }: SeatsProps) {
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
                {botsOf(game.id).map((name) => (
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
      <Characters game={game} bots={seats.flatMap((seat) => ('bot' in seat ? [seat.bot] : []))} />
      {seats.length < game.max_players && (
        <Button
          label={message('seat.add')}
          icon="plus"
          quiet
          onClick={() => onChange([...seats, { bot: gentlest(game) }])}
        />
      )}
    </fieldset>
  );
}
