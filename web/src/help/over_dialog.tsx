// What is read over a running game: the rules. Going back closes it, and the game is where it was.
import { fetchGames } from '../lobby/store';
import { closeOver, turnOver, type Over } from '../router';
import { loadBook } from '../rules/book';
import { RuleBook } from '../rules/rule_book';
import { gameTitle } from '../rules/rules_page';
import { loadTexts } from '../text/load';
import { messagesOf } from '../text/message';
import { Dialog } from '../ui/parts';
import { useLoaded } from '../ui/use_loaded';

const text = messagesOf('help');

function RulesDialog({ game, part }: { game: string; part: string | null }) {
  const book = useLoaded(() => Promise.all([loadBook(game), loadTexts('help'), fetchGames()]), [game]);
  if (!book) return null;
  const [found] = book.value;
  if (!found) return null;
  return (
    <Dialog title={text('rules.of', { game: gameTitle(found.game) })} wide onClose={closeOver}>
      <RuleBook book={found} part={part} open={(number) => turnOver({ screen: 'rules', game, number })} />
    </Dialog>
  );
}

export function OverDialog({ what }: { what: Over }) {
  switch (what.screen) {
    case 'rules':
      return what.game === null ? null : <RulesDialog game={what.game} part={what.number} />;
    case 'how-to-play':
      return null;
  }
}
