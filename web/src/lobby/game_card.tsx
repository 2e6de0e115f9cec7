import { useEffect, useId, useState } from 'preact/hooks';
import type { Art } from '../games/game_ui';
import { loadArt, offerOf, titleOf } from '../games/games';
import { wasOffered } from '../guide/memory';
import { GuideButton, GuideOffer } from '../guide/offer';
import { addressOf, go, type Place } from '../router';
import { message } from '../text/message';
import { known, language, say } from '../text/say';
import { Icon } from '../ui/icon';
import { Button } from '../ui/parts';
import { open, type Game } from './api';
import { playNow } from './presets';
import { trying } from './store';

export function GameArt({ game }: { game: string }) {
  const [art, setArt] = useState<{ readonly Picture: Art } | null>(null);
  useEffect(() => {
    void loadArt(game).then((Picture) => setArt({ Picture }));
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

// What one does in it, in a sentence; nothing where we have none.
export function Pitch({ game }: { game: string }) {
  const pitch = message(`game.${game}.pitch`);
  return known(pitch.key) ? <p>{say(pitch)}</p> : null;
}

export function GameFacts({ game }: { game: Game }) {
  const { minutes, weight } = offerOf(game.id);
  const { min_players: least, max_players: most } = game;
  return (
    <ul class="facts">
      <li>
        <Icon name="people" />
        {say(message('players', { least, most }))}
      </li>
      {minutes && (
        <li>
          <Icon name="time" />
          {say(message('minutes', { from: minutes[0], to: minutes[1] }))}
        </li>
      )}
      {weight && (
        <li>
          <Icon name="weight" />
          <Weight of={weight} />
        </li>
      )}
    </ul>
  );
}

// `describedBy`: the id of the game's name, where there are several of these.
export function HowToPlayLink({ game, describedBy }: { game: string; describedBy?: string }) {
  const to: Place = { screen: 'how-to-play', game };
  return (
    <a
      class="how-link"
      aria-describedby={describedBy}
      href={addressOf(to)}
      onClick={(event) => {
        event.preventDefault();
        go(to);
      }}
    >
      <Icon name="help" />
      {say(message('how_to_play'))}
    </a>
  );
}

export function GameCard({ game }: { game: Game }) {
  const name = useId();
  const [busy, setBusy] = useState(false);
  const [offered, setOffered] = useState(false);
  async function play() {
    setOffered(false);
    setBusy(true);
    const ack = await trying(() => open(playNow(game, language())));
    setBusy(false);
    if (ack?.table) go({ screen: 'table', id: ack.table, code: null });
  }
  return (
    <article class="surface card" data-game={game.id}>
      <GameArt game={game.id} />
      <div class="card-text">
        <h2 id={name}>{titleOf(game.id, game.name)}</h2>
        <Pitch game={game.id} />
        <GameFacts game={game} />
        <HowToPlayLink game={game.id} describedBy={name} />
      </div>
      <div class="card-actions">
        <Button
          label={message('play.now')}
          describedBy={name}
          main
          disabled={busy}
          onClick={() => (game.lesson && !wasOffered(game.id) ? setOffered(true) : void play())}
        />
        <Button label={message('table.new')} describedBy={name} onClick={() => go({ screen: 'new', game: game.id })} />
        <GuideButton game={game.id} describedBy={name} />
      </div>
      {offered && <GuideOffer game={game.id} onPlay={() => void play()} onClose={() => setOffered(false)} />}
    </article>
  );
}
