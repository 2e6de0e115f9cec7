// /you: what this server knows of a guest, and what a guest can do with it.
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { Header } from '../lobby/lobby';
import { fetchGames, problem } from '../lobby/store';
import { go } from '../router';
import { loadTexts } from '../text/load';
import { messagesOf, message, type Message } from '../text/message';
import { say } from '../text/say';
import { Icon } from '../ui/icon';
import { Button } from '../ui/parts';
import { useLoaded } from '../ui/use_loaded';
import { BlockedPart } from './blocked_part';
import { DataPart } from './data_part';
import { DevicesPart } from './devices_part';
import { NoticesPart } from './notices_part';
import './you.css';

const text = messagesOf('you');

export function Part({ title, children }: { title: Message; children: ComponentChildren }) {
  return (
    <section class="surface new-part you-part">
      <h2>{say(title)}</h2>
      {children}
    </section>
  );
}

export function Problem() {
  return (
    problem.value && (
      <p class="problem surface lobby-problem" role="alert">
        <Icon name="warning" /> {say(problem.value)}
      </p>
    )
  );
}

export function YouPage() {
  const ready = useLoaded(() => loadTexts('you'), []);
  useEffect(() => {
    problem.value = null;
    void fetchGames(); // and with them the name
  }, []);
  if (!ready) return null;
  return (
    <div class="lobby you">
      <Header />
      <main>
        <div class="lobby-title">
          <h1>{say(text('title'))}</h1>
          <p class="quiet">{say(text('about'))}</p>
        </div>
        <Problem />
        <DevicesPart />
        <NoticesPart />
        <BlockedPart />
        <DataPart />
        <div>
          <Button label={message('to_lobby')} icon="home" quiet onClick={() => go({ screen: 'lobby' })} />
        </div>
      </main>
    </div>
  );
}
