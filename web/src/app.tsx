import { useEffect, useState } from 'preact/hooks';
import type { ComponentType } from 'preact';
import { Lobby } from './lobby/lobby';
import { NewTable } from './lobby/new_table';
import { place } from './router';
import { message } from './text/message';
import { language, say } from './text/say';
import { Stars } from './ui/stars';

interface TableProps {
  readonly id: string;
  readonly code: string | null;
  readonly plain: boolean;
}
type TableScreen = ComponentType<TableProps>;

// The play screen is fetched when a table is opened: the lobby is there sooner.
function LazyTable(props: TableProps) {
  const [loaded, setLoaded] = useState<{ readonly Screen: TableScreen } | null>(null);
  useEffect(() => {
    void import('./play/screen').then(({ TableScreen: Screen }) => setLoaded({ Screen }));
  }, []);
  return loaded && <loaded.Screen key={props.id} {...props} />;
}

export function App() {
  const at = place.value;
  const spoken = language();
  useEffect(() => {
    document.title = say(message('page.title'));
  }, [spoken]);
  return (
    <>
      <Stars />
      {at.screen === 'lobby' && <Lobby />}
      {at.screen === 'new' && <NewTable game={at.game} />}
      {at.screen === 'table' && <LazyTable id={at.id} code={at.code} plain={at.plain ?? false} />}
    </>
  );
}
