import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { message } from '../text/message';
import { language, languages, say } from '../text/say';
import { offerOf, titleOf } from '../games/games';
import { addressOf, go } from '../router';
import { Button } from '../ui/parts';
import { Icon } from '../ui/icon';
import { languageName, SettingsDialog } from '../ui/settings_dialog';
import { set, settings } from '../ui/settings';
import type { Game } from './api';
import { GameCard, HowToPlayLink, Pitch } from './game_card';
import { nameOf, TableLists } from './lists';
import { announceTurn, showTurns } from '../ui/attention';
import { fetchGames, fetchLists, games, lists, myName, problem, rename } from './store';
import './lobby.css';

const refreshEvery = 5000; // milliseconds, while the page is shown
const refreshHidden = 30000; // while it is not, for who wants to be told

export function Logo() {
  return (
    <svg class="logo" width="32" height="32" viewBox="0 0 32 32" fill="none" aria-hidden="true">
      <circle cx="16" cy="16" r="12" stroke="currentColor" stroke-width="1.4" opacity=".6" />
      <ellipse
        cx="16"
        cy="16"
        rx="12"
        ry="4.8"
        transform="rotate(-28 16 16)"
        stroke="currentColor"
        stroke-width="1.4"
      />
      <circle cx="16" cy="16" r="3.6" fill="var(--accent)" />
      <circle cx="26.4" cy="10.3" r="2.3" fill="var(--seat-1)" />
    </svg>
  );
}

// What is being typed stays, whatever the server says meanwhile.
function Name() {
  const field = useRef<HTMLInputElement>(null);
  const name = myName.value;
  const show = () => {
    if (field.current) field.current.value = myName.value;
  };
  useLayoutEffect(() => {
    if (field.current !== document.activeElement) show();
  }, [name]);
  return (
    <label class="my-name">
      <span class="quiet">{say(message('name'))}</span>
      <input
        ref={field}
        type="text"
        maxLength={40}
        autocomplete="nickname"
        onChange={(event) => {
          const typed = event.currentTarget.value.trim();
          if (typed) void rename(typed).then(show);
          else show();
        }}
      />
    </label>
  );
}

export function Header() {
  const [open, setOpen] = useState(false);
  return (
    <header class="page-head">
      <a
        class="brand"
        href="/"
        onClick={(event) => {
          event.preventDefault();
          go({ screen: 'lobby' });
        }}
      >
        <Logo />
        <span>Orrery</span>
      </a>
      <Name />
      <label class="language">
        <span class="hidden-text">{say(message('settings.language'))}</span>
        <select
          value={language()}
          onChange={(event) => {
            const chosen = languages.find((one) => one === event.currentTarget.value);
            if (chosen) set('language', chosen);
          }}
        >
          {languages.map((one) => (
            <option key={one} value={one}>
              {say(languageName(one))}
            </option>
          ))}
        </select>
      </label>
      <Button label={message('you')} icon="person" iconOnly quiet onClick={() => go({ screen: 'you' })} />
      <Button label={message('settings')} icon="settings" iconOnly quiet onClick={() => setOpen(true)} />
      {open && <SettingsDialog onClose={() => setOpen(false)} />}
    </header>
  );
}

// Games that wait are seen from another tab, and one that begins to wait is told.
function useTurns(): void {
  const known = useRef<ReadonlySet<string> | null>(null);
  const waiting = lists.value?.mine.filter((table) => table.waits_for_you) ?? [];
  const title = say(message('page.title'));
  useEffect(() => {
    showTurns(waiting.length, title);
    const before = known.current;
    known.current = lists.value && new Set(waiting.map(({ table }) => table));
    const news = before && waiting.find(({ table }) => !before.has(table));
    if (news) announceTurn(nameOf(news.game), news.table);
    return () => showTurns(0, title);
  }, [lists.value, title]);
}

export function Lobby() {
  useEffect(() => {
    void fetchGames();
    void fetchLists();
    let asked = Date.now();
    const timer = setInterval(() => {
      const wanted = settings.peek().notify || settings.peek().sound;
      if (document.hidden && !(wanted && Date.now() - asked >= refreshHidden)) return;
      asked = Date.now();
      void fetchLists();
      void fetchGames();
    }, refreshEvery);
    return () => clearInterval(timer);
  }, []);
  useTurns();
  const isCompanion = ({ id }: Game) => offerOf(id).companion === true;
  return (
    <div class="lobby">
      <Header />
      <main>
        <div class="lobby-title">
          <h1>{say(message('lobby.title'))}</h1>
          <p class="quiet">{say(message('lobby.subtitle'))}</p>
        </div>
        {problem.value && (
          <p class="problem surface lobby-problem" role="alert">
            <Icon name="warning" /> {say(problem.value)}
          </p>
        )}
        <TableLists which="waiting" />
        <section class="cards" aria-label={say(message('lobby.games'))}>
          {games.value
            .filter((game) => !isCompanion(game))
            .map((game) => (
              <GameCard key={game.id} game={game} />
            ))}
        </section>
        {games.value.filter(isCompanion).map(({ id, name }) => (
          <section key={id} class="surface companion-card">
            <Icon name="bot" size={36} />
            <div class="quiet">
              <h2 id={`companion-${id}`}>{titleOf(id, name)}</h2>
              <Pitch game={id} />
              <HowToPlayLink game={id} describedBy={`companion-${id}`} />
            </div>
            <Button label={message('companion.begin')} onClick={() => go({ screen: 'new', game: id })} />
          </section>
        ))}
        <TableLists which="rest" />
      </main>
      <footer class="lobby-foot quiet">
        <p>{say(message('lobby.foot'))}</p>
        <a
          href={addressOf({ screen: 'rules', game: null, number: null })}
          onClick={(event) => {
            event.preventDefault();
            go({ screen: 'rules', game: null, number: null });
          }}
        >
          {say(message('lobby.rules'))}
        </a>
      </footer>
    </div>
  );
}
