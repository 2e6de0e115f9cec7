// /rules, /rules/GAME, /rules/GAME/NUMBER: the numbered rules in the reader's language.
import { titleOf } from '../games/games';
import { Header } from '../lobby/lobby';
import { fetchGames, games } from '../lobby/store';
import { addressOf, go, turnTo } from '../router';
import { loadTexts } from '../text/load';
import { messagesOf } from '../text/message';
import { say } from '../text/say';
import { useLoaded } from '../ui/use_loaded';
import { bookGameOf, gamesWithRules, loadBook } from './book';
import { RuleBook } from './rule_book';

const text = messagesOf('help');

export const gameTitle = (game: string): string =>
  titleOf(game, games.value.find(({ id }) => id === game)?.name ?? game);

// Which game's rules are shown.
function Shelf({ chosen }: { chosen: string | null }) {
  return (
    <nav class="rule-shelf" aria-label={say(text('rules.games'))}>
      {gamesWithRules.map((game) => (
        <a
          key={game}
          class="choice-value"
          href={addressOf({ screen: 'rules', game, number: null })}
          aria-current={game === chosen ? 'page' : undefined}
          onClick={(event) => {
            event.preventDefault();
            go({ screen: 'rules', game, number: null });
          }}
        >
          {gameTitle(game)}
        </a>
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
            <Shelf chosen={game === null ? null : bookGameOf(game)} />
            {game !== null && <OneGame key={game} game={game} part={part} />}
          </>
        )}
      </main>
    </div>
  );
}
