// The column on the right: something of the game's own, log, chat, points.
import { useEffect, useState } from 'preact/hooks';
import type { BoardProps } from '../games/game_ui';
import { message } from '../text/message';
import { say } from '../text/say';
import type { Entry } from '../table/messages';
import type { Model } from '../table/model';
import { Chat } from './chat';
import { noteRead, readUpTo } from './chat_read';
import { Log } from './log';
import { isBlocked } from './blocked';
import { isMuted } from './muted';
import { ScoreTable } from './scores';
import type { Session } from './session/session';

// What I said myself is not news.
export const isMine = ({ state }: Pick<Model, 'state'>, { seat }: Entry): boolean =>
  typeof seat === 'number' && state.seats[seat]?.you === true;

const tabs = ['log', 'chat', 'score'] as const;
type Tab = (typeof tabs)[number];

export function Side({ session, model, props }: { session: Session; model: Model; props: BoardProps<unknown> | null }) {
  const [tab, setTab] = useState<Tab>('log');
  const { Aside } = session.ui;
  const { id } = model.info;
  const last = model.log.at(-1)?.number ?? 0;
  const [read, setRead] = useState(() => readUpTo(id) ?? last);
  useEffect(() => {
    if (tab === 'chat') setRead(last);
  }, [tab, last]);
  useEffect(() => noteRead(id, read), [id, read]);
  const isNews = (entry: Entry) =>
    entry.kind === 'chat' &&
    entry.number > read &&
    !isMine(model, entry) &&
    !isMuted(entry.person) &&
    !isBlocked(entry.person);
  const unread = tab === 'chat' ? 0 : model.log.filter(isNews).length;
  return (
    <section class="side surface" aria-label={say(message('side.open'))}>
      {Aside && props && (
        <div class="aside">
          <Aside {...props} />
        </div>
      )}
      <div class="tabs" role="tablist">
        {tabs.map((one) => (
          <button key={one} type="button" role="tab" aria-selected={tab === one} onClick={() => setTab(one)}>
            {say(message(one))}
            {one === 'chat' && unread > 0 && <span class="unread number">{unread}</span>}
          </button>
        ))}
      </div>
      <div class="tab-panel" role="tabpanel">
        {tab === 'log' && <Log session={session} model={model} />}
        {tab === 'chat' && <Chat session={session} model={model} />}
        {tab === 'score' && <ScoreTable session={session} model={model} />}
      </div>
    </section>
  );
}
