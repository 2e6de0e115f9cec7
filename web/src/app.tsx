import { useEffect } from 'preact/hooks';
import { AnnouncementBar } from './host/announcement_bar';
import { ban } from './host/ban';
import { Lobby } from './lobby/lobby';
import { NewTable } from './lobby/new_table';
import { over, place, type Over } from './router';
import { message } from './text/message';
import { language, say } from './text/say';
import { Stars } from './ui/stars';
import { useLoaded } from './ui/use_loaded';

interface TableProps {
  readonly id: string;
  readonly code: string | null;
  readonly plain: boolean;
}

// The play screen is fetched when a table is opened: the lobby is there sooner. So is all that is only read.
function LazyTable(props: TableProps) {
  const loaded = useLoaded(() => import('./play/screen'), []);
  return loaded && <loaded.value.TableScreen key={props.id} {...props} />;
}

function LazyRules({ game, number }: { game: string | null; number: string | null }) {
  const loaded = useLoaded(() => import('./rules/rules_page'), []);
  return loaded && <loaded.value.RulesPage game={game} part={number} />;
}

function LazyHowToPlay({ game }: { game: string }) {
  const loaded = useLoaded(() => import('./help/how_to_play_page'), []);
  return loaded && <loaded.value.HowToPlayPage game={game} />;
}

function LazySources({ game }: { game: string }) {
  const loaded = useLoaded(() => import('./sources/sources_page'), []);
  return loaded && <loaded.value.SourcesPage game={game} />;
}

function LazyYou() {
  const loaded = useLoaded(() => import('./you/you_page'), []);
  return loaded && <loaded.value.YouPage />;
}

function LazyLink({ token }: { token: string }) {
  const loaded = useLoaded(() => import('./you/link_page'), []);
  return loaded && <loaded.value.LinkPage key={token} token={token} />;
}

function LazyBanned() {
  const loaded = useLoaded(() => import('./host/banned_page'), []);
  return loaded && <loaded.value.BannedPage {...ban.value} />;
}

function LazyOver({ what }: { what: Over }) {
  const loaded = useLoaded(() => import('./help/over_dialog'), []);
  return loaded && <loaded.value.OverDialog what={what} />;
}

export function App() {
  const at = place.value;
  const above = over.value;
  const spoken = language();
  useEffect(() => {
    document.title = say(message('page.title'));
  }, [spoken]);
  if (ban.value) {
    return (
      <>
        <Stars />
        <LazyBanned />
      </>
    );
  }
  return (
    <>
      <Stars />
      <AnnouncementBar over={at.screen === 'table'} />
      {at.screen === 'lobby' && <Lobby />}
      {at.screen === 'new' && <NewTable game={at.game} />}
      {at.screen === 'how-to-play' && <LazyHowToPlay game={at.game} />}
      {at.screen === 'sources' && <LazySources game={at.game} />}
      {at.screen === 'you' && <LazyYou />}
      {at.screen === 'link' && <LazyLink token={at.token} />}
      {at.screen === 'rules' && <LazyRules game={at.game} number={at.number} />}
      {at.screen === 'table' && <LazyTable id={at.id} code={at.code} plain={at.plain ?? false} />}
      {above && <LazyOver what={above} />}
    </>
  );
}
