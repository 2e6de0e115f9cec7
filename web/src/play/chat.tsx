import { useEffect, useState } from 'preact/hooks';
import { personName } from '../lobby/bot_name';
import { message } from '../text/message';
import { say } from '../text/say';
import type { Model } from '../table/model';
import { Emblem } from '../ui/emblem';
import { Button } from '../ui/parts';
import { fetchBlocked, isBlocked } from './blocked';
import { codeOf, MemberName } from './member_menu';
import { isMuted } from './muted';
import type { Session } from './session/session';

const longest = 500; // bytes, as the table counts them
const near = 400; // from there on the player sees how many
const bytesOf = (text: string): number => new TextEncoder().encode(text.trim()).length;

export function Chat({ session, model }: { session: Session; model: Model }) {
  const [text, setText] = useState('');
  const used = bytesOf(text);
  const long = used > longest;
  const lines = model.log.filter(({ kind }) => kind === 'chat');
  const { owner, chat: isOn = true } = model.state;
  const { id } = model.info;
  useEffect(() => {
    fetchBlocked(id, codeOf(model)).catch(() => undefined);
  }, [id]);
  const send = () => {
    const words = text.trim();
    if (!words || long) return;
    setText('');
    session.command('chat', { text: words }).catch(() => setText(words));
  };
  return (
    <div class="chat">
      <div class="newest chat-lines" role="log" aria-label={say(message('chat'))} tabIndex={0}>
        <ul>
          {lines.length === 0 && <li class="note">{say(message('chat.empty'))}</li>}
          {lines.map((line) => (
            <li key={line.number}>
              {typeof line.seat === 'number' && <Emblem seat={line.seat} size={18} />}
              <span>
                <MemberName
                  session={session}
                  model={model}
                  member={line}
                  name={personName(line.name ?? '')}
                  class="speaker"
                />{' '}
                {isBlocked(line.person) ? (
                  <em class="quiet">{say(message('chat.blocked'))}</em>
                ) : isMuted(line.person) ? (
                  <em class="quiet">{say(message('chat.muted'))}</em>
                ) : line.text === '' ? (
                  <em class="quiet">{say(message('chat.gone'))}</em>
                ) : (
                  <bdi>{line.text}</bdi>
                )}
              </span>
            </li>
          ))}
        </ul>
      </div>
      {owner && (
        <Button
          label={message(isOn ? 'chat.switch_off' : 'chat.switch_on')}
          quiet
          class="small-button chat-switch"
          onClick={() => void session.command('talk', { on: !isOn }).catch(() => undefined)}
        />
      )}
      {!isOn && <p class="note chat-off">{say(message('chat.off'))}</p>}
      <form
        hidden={!isOn}
        class="chat-form"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <input
          type="text"
          value={text}
          aria-invalid={long}
          aria-label={say(message('chat.say'))}
          placeholder={say(message('chat.say'))}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <Button label={message('chat.send')} submit disabled={long} />
        {used >= near && (
          <p class={long ? 'chat-room problem' : 'chat-room note'} role={long ? 'status' : undefined}>
            {say(message(long ? 'chat.long' : 'chat.room', { used, longest }))}
          </p>
        )}
      </form>
    </div>
  );
}
