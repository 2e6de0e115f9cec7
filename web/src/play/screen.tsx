// A table, whatever its phase: waiting for people, being played, over.
import { useEffect, useState } from 'preact/hooks';
import type { Content } from '../games/game_ui';
import { loadUi, textFilesOf, type AnyGameUi } from '../games/games';
import { contentOf } from '../lobby/api';
import { Header } from '../lobby/lobby';
import { fetchGames, messageOf } from '../lobby/store';
import { go } from '../router';
import { loadTexts } from '../text/load';
import { message, type Message } from '../text/message';
import { say } from '../text/say';
import { noteCommitment } from '../table/deal';
import { openTable } from '../table/socket';
import { Refusal, type Table } from '../table/table';
import { Icon } from '../ui/icon';
import { Button } from '../ui/parts';
import { openSession } from './session/open_session';
import type { Session } from './session/session';
import { TableView } from './table_view';
import { WaitingRoom } from './waiting_room';

async function loadGame(game: string, plain: boolean): Promise<{ ui: AnyGameUi; content: Content }> {
  await Promise.all(textFilesOf(game).map(loadTexts));
  const [ui, content] = await Promise.all([loadUi(game, plain), contentOf(game)]);
  return { ui, content };
}

function Trouble({ text, onRetry }: { text: Message; onRetry?: () => void }) {
  return (
    <div class="lobby">
      <Header />
      <main class="trouble">
        <Icon name="warning" size={40} />
        <p role="alert">{say(text)}</p>
        {onRetry && <Button label={message('retry')} main onClick={onRetry} />}
        <Button label={message('to_lobby')} onClick={() => go({ screen: 'lobby' })} />
      </main>
    </div>
  );
}

// `plain`: without the game's drawing, which there may be or not.
export function TableScreen({ id, code, plain }: { id: string; code: string | null; plain: boolean }) {
  const [table, setTable] = useState<Table | null>(null);
  const [session, setSession] = useState<Session | null>(null);
  const [failed, setFailed] = useState<Message | null>(null);

  useEffect(() => {
    let opened: Table | null = null;
    let gone = false;
    // First who I am, and the names of bots; without the server the socket's end says so.
    void fetchGames().then(() => {
      if (gone) return;
      opened = openTable(id, code);
      setTable(opened);
    });
    return () => {
      gone = true;
      opened?.close();
    };
  }, [id, code]);

  const commitment = table?.model.value?.info.commitment;
  useEffect(() => {
    if (commitment) noteCommitment(id, commitment);
  }, [id, commitment]);

  const game = table?.model.value?.info.game;
  useEffect(() => {
    if (!table || !game) return;
    let opened: Session | null = null;
    let gone = false;
    loadGame(game, plain).then(
      ({ ui, content }) => {
        if (gone) return;
        opened = openSession(table, ui, content);
        setSession(opened);
      },
      (reason: unknown) => setFailed(messageOf(reason)),
    );
    return () => {
      gone = true;
      opened?.close();
      setSession(null);
    };
  }, [table, game, plain]);

  const link = table?.link.value;
  if (link?.state === 'refused') return <Trouble text={messageOf(new Refusal(link.failure))} />;
  if (failed) return <Trouble text={failed} onRetry={() => location.reload()} />;
  const model = table?.model.value;
  if (!table || !model || !session) {
    return (
      <div class="loading" role="status">
        <div class="loading-orbit" />
        <p class="quiet">{say(message(link?.state === 'lost' ? 'link.lost' : 'loading'))}</p>
      </div>
    );
  }
  return model.state.phase === 'open' ? (
    <WaitingRoom session={session} model={model} />
  ) : (
    <TableView session={session} model={model} />
  );
}
