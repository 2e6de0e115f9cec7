// What is read over a running game: how it is played, and its rules. Going back closes it, and the game is where it was.
import { fetchGames } from '../lobby/store';
import { addressOf, closeOver, openOver, turnOver, type Over } from '../router';
import { loadBook } from '../rules/book';
import { RuleBook } from '../rules/rule_book';
import { gameTitle } from '../rules/rules_page';
import { loadTexts } from '../text/load';
import { messagesOf } from '../text/message';
import { Dialog } from '../ui/parts';
import { useLoaded } from '../ui/use_loaded';
import { HowToPlay } from './how_to_play';

const text = messagesOf('help');

function RulesDialog({ game, part }: { game: string; part: string | null }) {
  const book = useLoaded(() => Promise.all([loadBook(game), loadTexts('help'), fetchGames()]), [game]);
  const found = book?.value[0];
  return found ? (
    <Dialog title={text('rules.of', { game: gameTitle(found.game) })} wide onClose={closeOver}>
      <RuleBook book={found} part={part} open={(number) => turnOver({ screen: 'rules', game, number })} />
    </Dialog>
  ) : null;
}

function HelpDialog({ game }: { game: string }) {
  const ready = useLoaded(() => Promise.all([loadTexts('help'), fetchGames()]), []);
  return ready ? (
    <Dialog title={text('how', { game: gameTitle(game) })} wide onClose={closeOver}>
      <HowToPlay
        game={game}
        onRules={() => openOver({ screen: 'rules', game, number: null })}
        onSources={() => window.open(addressOf({ screen: 'sources', game }))}
        onClose={closeOver}
      />
    </Dialog>
  ) : null;
}

export function OverDialog({ what }: { what: Over }) {
  switch (what.screen) {
    case 'rules':
      return what.game === null ? null : <RulesDialog game={what.game} part={what.number} />;
    case 'how-to-play':
      return <HelpDialog game={what.game} />;
  }
}
