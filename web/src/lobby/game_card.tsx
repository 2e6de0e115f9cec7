import { useEffect, useState } from 'preact/hooks';
import type { Art } from '../games/game_ui';
import { loadArt } from '../games/games';
import { go } from '../router';
import { message } from '../text/message';
import { language, say } from '../text/say';
import { Icon } from '../ui/icon';
import { Button } from '../ui/parts';
import { open, type Game } from './api';
import { facts, playNow } from './presets';
import { trying } from './store';

export function GameArt({ game }: { game: string }) {
  const [art, setArt] = useState<{ readonly Picture: Art } | null>(null);
  useEffect(() => {
    void loadArt(game).then((Picture) => Picture && setArt({ Picture }));
  }, [game]);
  return <div class="art">{art && <art.Picture />}</div>;
}

export function Weight({ of }: { of: number }) {
  return (
    <span class="weight" role="img" aria-label={say(message('weight.of', { of }))}>
      {[1, 2, 3, 4, 5].map((dot) => (
        <i key={dot} class={dot <= of ? 'full' : ''} />
      ))}
    </span>
  );
}

export function GameFacts({ game }: { game: Game }) {
  const known = facts[game.id];
  const { min_players: least, max_players: most } = game;
  return (
    <ul class="facts">
      <li>
        <Icon name="people" />
        {say(message('players', { least, most }))}
      </li>
      {known && (
        <>
          <li>
            <Icon name="time" />
            {say(message('minutes', { from: known.minutes[0], to: known.minutes[1] }))}
          </li>
          <li>
            <Icon name="weight" />
            <Weight of={known.weight} />
          </li>
        </>
      )}
    </ul>
  );
}

export function GameCard({ game }: { game: Game }) {
  const [busy, setBusy] = useState(false);
  async function play() {
    setBusy(true);
    const ack = await trying(() => open(playNow(game, language())));
    setBusy(false);
    if (ack?.table) go({ screen: 'table', id: ack.table, code: null });
  }
  return (
    <article class="surface card" data-game={game.id}>
      <GameArt game={game.id} />
      <div class="card-text">
        <h2>{game.name}</h2>
        <p>{say(message(`game.${game.id}.pitch`))}</p>
        <GameFacts game={game} />
      </div>
      <div class="card-actions">
        <Button label={message('play.now')} main disabled={busy} onClick={() => void play()} />
        <Button label={message('table.new')} onClick={() => go({ screen: 'new', game: game.id })} />
      </div>
    </article>
  );
}
