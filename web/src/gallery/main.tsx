// A page for whoever draws a game: its Board, Tray and Aside with a position of web/fixtures, clickable.
//   gallery.html?game=cosmic-factory&position=start&theme=light&lang=de&seat=0&small=1
// A fixture is {"view": …, "legal": [groups], "names"?: […], "seat"?: N, "recent"?: [events], "preview"?: view}.
import { signal } from '@preact/signals';
import { render } from 'preact';
import { expand, type ActionGroup, type LegalAction } from '../games/action';
import type { Content, GameEvent, Picks, Target } from '../games/game_ui';
import { drawnGames, loadArt, loadUi, type AnyGameUi } from '../games/games';
import { begins, click, select, type Way } from '../games/selection';
import { loadTexts } from '../text/load';
import { say } from '../text/say';
import { applySettings, set } from '../ui/settings';
import '../ui/fonts.css';
import '../ui/theme.css';
import '../ui/base.css';
import './gallery.css';

interface Fixture {
  readonly view: unknown;
  readonly legal: readonly ActionGroup[];
  readonly names?: readonly string[];
  readonly seat?: number;
  readonly recent?: readonly GameEvent[];
  readonly preview?: unknown;
}

const fixtures = import.meta.glob<Fixture>('../../fixtures/*/*.json', { import: 'default' });

const query = new URLSearchParams(location.search);
const chosen = signal<readonly Target[]>([]);
const hovered = signal<Target | null>(null);
const note = signal('');

// As the program has it (vite.config.ts).
const contentOf = async (game: string): Promise<Content> => (await (await fetch(`/content/${game}`)).json()) as Content;

function link(changes: Record<string, string>): string {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(changes)) next.set(name, value);
  return `?${next.toString()}`;
}

function Index({ game }: { game: string }) {
  const names = Object.keys(fixtures)
    .filter((path) => path.split('/')[3] === game)
    .map((path) => path.split('/')[4]?.replace('.json', '') ?? '');
  return (
    <nav class="gallery-index">
      {drawnGames.map((id) => (
        <a href={`?game=${id}`}>{id}</a>
      ))}
      {names.map((name) => (
        <a href={link({ position: name })}>{name}</a>
      ))}
      {['dark', 'light'].map((theme) => (
        <a href={link({ theme })}>{theme}</a>
      ))}
      {['en', 'de', 'fr'].map((lang) => (
        <a href={link({ lang })}>{lang}</a>
      ))}
    </nav>
  );
}

function Position(props: { ui: AnyGameUi; fixture: Fixture; content: Content }) {
  const { ui, fixture, content } = props;
  const legal = expand(fixture.legal);
  const ways: Way[] = legal.map((action) => ({ action, steps: ui.steps(action, fixture.view) }));
  const selection = select(ways, chosen.value);
  const play = (action: LegalAction | string) => {
    note.value = `→ ${JSON.stringify(action)}`;
    chosen.value = [];
  };
  const picks: Picks = {
    lit: (target) => selection.lit.has(target),
    chosen: (target) => chosen.value.includes(target),
    begins: (target) => begins(ways, chosen.value, target),
    choose(target) {
      const clicked = click(ways, chosen.value, target);
      if (!clicked) {
        note.value = `✗ ${JSON.stringify(ui.attempt?.(target, chosen.value, fixture.view, content) ?? target)}`;
        return;
      }
      const complete = select(ways, clicked).complete;
      if (complete) play(complete);
      else chosen.value = clicked;
    },
    hover: (target) => (hovered.value = target),
    open: selection.open,
    play,
  };
  const small = query.get('small') === '1';
  const board = {
    view: fixture.view,
    content,
    seat: Number(query.get('seat') ?? fixture.seat ?? 0),
    names: fixture.names ?? ['Ada', 'Bruno', 'Chloé', 'Dora', 'Emil', 'Fanny'],
    picks,
    small,
    recent: fixture.recent ?? [],
    history: () => fixture.recent ?? [],
    preview: fixture.preview ?? null,
  };
  const explained = hovered.value ? ui.explain(hovered.value, fixture.view, content) : null;
  const buttons = [...selection.lit].filter((target) => target.startsWith('button:'));
  return (
    <div class={small ? 'gallery-stage small' : 'gallery-stage'}>
      <main class="gallery-board">
        <ui.Board {...board} />
      </main>
      <aside class="gallery-side">
        <p class="gallery-prompt">{say(ui.prompt(fixture.view, board.seat, selection.open, content, chosen.value))}</p>
        <div class="gallery-buttons">
          {buttons.map((target) => (
            <button type="button" onClick={() => picks.choose(target)}>
              {say(ui.label(target, fixture.view, content))}
            </button>
          ))}
        </div>
        <p>
          {ui.holdings(fixture.view, board.seat).map(([icon, value, what]) => (
            <span title={say(what)}>
              {icon} {value}{' '}
            </span>
          ))}
        </p>
        <p class="quiet">{chosen.value.join(' → ')}</p>
        <p>{note.value}</p>
        <p>{explained && say(explained)}</p>
        <ol>
          {board.recent.map((event) => {
            const line = ui.tell(event, board.names, content, board.seat);
            return line && <li>{say(line)}</li>;
          })}
        </ol>
        {ui.Aside && <ui.Aside {...board} />}
      </aside>
      {ui.Tray && (
        <footer class="gallery-tray">
          <ui.Tray {...board} />
        </footer>
      )}
    </div>
  );
}

async function show(): Promise<void> {
  const language = query.get('lang');
  if (language === 'en' || language === 'de' || language === 'fr') set('language', language);
  set('theme', query.get('theme') === 'light' ? 'light' : 'dark');
  await applySettings();
  const game = query.get('game') ?? drawnGames[0] ?? '';
  await loadTexts(game);
  const [ui, ArtOfGame, content] = await Promise.all([loadUi(game), loadArt(game), contentOf(game)]);
  const name = query.get('position');
  const fixture = await fixtures[`../../fixtures/${game}/${name ?? ''}.json`]?.();
  render(
    <>
      {query.get('bare') !== '1' && <Index game={game} />}
      {fixture && <Position ui={ui} fixture={fixture} content={content} />}
      {!fixture && (
        <div class="gallery-art">
          <ArtOfGame />
        </div>
      )}
    </>,
    document.getElementById('page') as HTMLElement,
  );
  document.documentElement.dataset['ready'] = 'yes';
}

void show();
