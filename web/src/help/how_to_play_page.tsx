// /how-to-play/GAME
import { Header } from '../lobby/lobby';
import { fetchGames } from '../lobby/store';
import { go } from '../router';
import { gameTitle } from '../rules/rules_page';
import { loadTexts } from '../text/load';
import { message, messagesOf } from '../text/message';
import { say } from '../text/say';
import { Button } from '../ui/parts';
import { useLoaded } from '../ui/use_loaded';
import { HowToPlay } from './how_to_play';

const text = messagesOf('help');

export function HowToPlayPage({ game }: { game: string }) {
  const ready = useLoaded(() => Promise.all([fetchGames(), loadTexts('help')]), []);
  return (
    <div class="lobby">
      <Header />
      <main class="reading">
        {ready && (
          <>
            <h1>{say(text('how', { game: gameTitle(game) }))}</h1>
            <HowToPlay
              game={game}
              onRules={() => go({ screen: 'rules', game, number: null })}
              onSources={() => go({ screen: 'sources', game })}
            />
            <div class="new-actions">
              <Button label={message('table.new')} onClick={() => go({ screen: 'new', game })} />
              <Button label={message('to_lobby')} quiet onClick={() => go({ screen: 'lobby' })} />
            </div>
          </>
        )}
      </main>
    </div>
  );
}
