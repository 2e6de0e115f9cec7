// /rules, /rules/GAME, /rules/GAME/NUMBER: the numbered rules in the reader's language.
import type { ComponentChildren } from 'preact';
import { titleOf } from '../games/games';
import { GameArt } from '../lobby/game_card';
import { Header } from '../lobby/lobby';
import { fetchGames, games } from '../lobby/store';
import { addressOf, go, turnTo, type Place } from '../router';
import { loadTexts } from '../text/load';
import { message, messagesOf } from '../text/message';
import { say } from '../text/say';
import { useLoaded } from '../ui/use_loaded';
import { bookGameOf, gamesWithRules, loadBook } from './book';
import { RuleBook } from './rule_book';

const text = messagesOf('help');

export const gameTitle = (game: string): string =>
  titleOf(game, games.value.find(({ id }) => id === game)?.name ?? game);

interface LinkProps {
  readonly to: Place;
  readonly class?: string;
  readonly current?: boolean;
  readonly children: ComponentChildren;
}

function Link({ to, class: look, current = false, children }: LinkProps) {
  return (
    <a
      class={look}
      href={addressOf(to)}
      aria-current={current ? 'page' : undefined}
      onClick={(event) => {
        event.preventDefault();
        go(to);
      }}
    >
      {children}
    </a>
  );
}

// Nothing is chosen yet: all games, each with its picture.
function Books() {
  return (
    <section class="cards" aria-label={say(text('rules.games'))}>
      {gamesWithRules.map((game) => (
        <Link key={game} class="surface card rule-card" to={{ screen: 'rules', game, number: null }}>
          <GameArt game={game} />
          <h2>{gameTitle(game)}</h2>
        </Link>
      ))}
    </section>
  );
}

// Which game's rules are shown.
function Shelf({ chosen }: { chosen: string }) {
  return (
    <nav class="rule-shelf" aria-label={say(text('rules.games'))}>
      {gamesWithRules.map((game) => (
        <Link key={game} class="choice-value" to={{ screen: 'rules', game, number: null }} current={game === chosen}>
          {gameTitle(game)}
        </Link>
      ))}
    </nav>
  );
}

function OneGame({ game, part }: { game: string; part: string | null }) {
  const book = useLoaded(() => loadBook(game), [game]);
  if (!book?.value) return null;
  return (
    <RuleBook
      book={book.value}
      part={part}
      open={(number) => (number === null ? go : turnTo)({ screen: 'rules', game, number })}
    />
  );
}

export function RulesPage({ game, part }: { game: string | null; part: string | null }) {
  const ready = useLoaded(() => Promise.all([fetchGames(), loadTexts('help')]), []);
  return (
    <div class="lobby">
      <Header />
      <main class="reading">
        {ready && (
          <>
            <h1>{say(text('rules'))}</h1>
            <p class="quiet">{say(text('rules.about'))}</p>
            {game === null ? (
              <Books />
            ) : (
              <>
                <Shelf chosen={bookGameOf(game)} />
                <OneGame key={game} game={game} part={part} />
                <p class="rule-more">
                  <Link to={{ screen: 'how-to-play', game }}>{say(message('how_to_play'))}</Link>
                  <Link to={{ screen: 'sources', game }}>{say(text('how.sources'))}</Link>
                </p>
              </>
            )}
          </>
        )}
      </main>
    </div>
  );
}
