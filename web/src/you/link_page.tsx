// /link#TOKEN: somebody opened a link that makes this device a guest's. Nothing happens before they said so.
import { useEffect, useState } from 'preact/hooks';
import { Header } from '../lobby/lobby';
import { fetchGames, messageOf, problem, trying } from '../lobby/store';
import { go } from '../router';
import { Refusal } from '../table/table';
import { loadTexts } from '../text/load';
import { message, messagesOf, type Message } from '../text/message';
import { say } from '../text/say';
import { Icon } from '../ui/icon';
import { Button } from '../ui/parts';
import { useLoaded } from '../ui/use_loaded';
import * as api from './api';
import { Problem } from './you_page';
import './you.css';

const text = messagesOf('you');

type Seen = { readonly link: api.SeenLink } | { readonly problem: Message };

async function look(token: string): Promise<Seen> {
  await loadTexts('you');
  try {
    return { link: await api.lookAtLink(token) };
  } catch (reason) {
    const void_ = reason instanceof Refusal && ['unknown_link', 'bad_input'].includes(reason.failure.code);
    return { problem: void_ ? text('link.void') : messageOf(reason) };
  }
}

// What this device would leave behind, in plain words; null where there is nothing.
function LeaveTick({ link, value, onChange }: { link: api.SeenLink; value: boolean; onChange: (on: boolean) => void }) {
  const { name, running } = link.here;
  return (
    <div class="link-leave">
      <p>
        <Icon name="warning" />
        <span>{say(text('join.games', { name, running, to: link.name }))}</span>
      </p>
      <label class="tick">
        <input type="checkbox" checked={value} onChange={(event) => onChange(event.currentTarget.checked)} />
        <span>{say(text('join.leave'))}</span>
      </label>
    </div>
  );
}

function Ask({ token, link }: { token: string; link: api.SeenLink }) {
  const [leave, setLeave] = useState(false);
  const hasGames = link.here.running > 0 || link.here.finished;
  const join = async () => {
    // Everything here is another guest's from then on: the page begins anew.
    if (await trying(() => api.useLink(token, leave))) location.replace('/');
  };
  return (
    <>
      <h1>{say(text('join.title', { name: link.name }))}</h1>
      <p>{say(text('join.what', { name: link.name, from: link.from || say(text('device.unknown')) }))}</p>
      <p class="quiet">{say(text('join.beware'))}</p>
      {hasGames && <LeaveTick link={link} value={leave} onChange={setLeave} />}
      <Problem />
      <div class="new-actions">
        <Button
          label={text('join.yes', { name: link.name })}
          main
          disabled={hasGames && !leave}
          onClick={() => void join()}
        />
        <Button label={text('join.no')} quiet onClick={() => go({ screen: 'lobby' })} />
      </div>
    </>
  );
}

const Nothing = ({ why }: { why: Message }) => (
  <>
    <h1>{say(text('link.nothing'))}</h1>
    <p role="alert">{say(why)}</p>
    <div class="new-actions">
      <Button label={message('to_lobby')} icon="home" onClick={() => go({ screen: 'lobby' })} />
    </div>
  </>
);

export function LinkPage({ token }: { token: string }) {
  const seen = useLoaded(() => look(token), [token]);
  useEffect(() => {
    problem.value = null;
    void fetchGames(); // and with them the name
  }, []);
  if (!seen) return null;
  const found = seen.value;
  return (
    <div class="lobby you">
      <Header />
      <main>
        <section class="surface you-ask">
          <Icon name="device" size={44} />
          {'problem' in found ? (
            <Nothing why={found.problem} />
          ) : found.link.yours ? (
            <Nothing why={text('link.yours', { name: found.link.name })} />
          ) : (
            <Ask token={token} link={found.link} />
          )}
        </section>
      </main>
    </div>
  );
}
