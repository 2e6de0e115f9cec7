// What the opponents that were chosen are like: a line for each level.
import { message } from '../text/message';
import { say } from '../text/say';
import type { Game } from './api';
import { botName } from './bot_name';
import { charactersOf } from './presets';

export function Characters({ game, bots }: { game: Game; bots: readonly string[] }) {
  const lines = charactersOf(game, bots);
  if (lines.length === 0) return null;
  return (
    <ul class="characters note" aria-live="polite">
      {lines.map(({ bot, character }) => (
        <li key={bot}>{say(message('seat.character', { name: botName(bot), character }))}</li>
      ))}
    </ul>
  );
}
