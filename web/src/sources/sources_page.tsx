// /sources/GAME: of each card, tile and objective where it comes from.
import { textFilesOf } from '../games/games';
import { contentOf } from '../lobby/api';
import { Header } from '../lobby/lobby';
import { fetchGames } from '../lobby/store';
import { go } from '../router';
import { bookGameOf, gamesWithRules } from '../rules/book';
import { gameTitle } from '../rules/rules_page';
import { loadTexts } from '../text/load';
import { message, messagesOf, named } from '../text/message';
import { known, say } from '../text/say';
import { Button } from '../ui/parts';
import { useLoaded } from '../ui/use_loaded';
import { groupsOf, ofOrigin, origins, type Entry, type Group, type NameOrigins, type Origin } from './provenance';
import './sources.css';

const text = messagesOf('help');

// Under these a game's own texts name what its content only has a word for.
const namings = ['part', 'feature', 'energy', 'goal', 'option.difficulty', 'button'];

function entryName(game: string, { label, key }: Entry): string {
  if (key !== null) return say({ ...text(`group.${bookGameOf(game)}.${key}`), otherwise: key });
  if (typeof label !== 'string') return say(named(label));
  const keys = namings.map((naming) => `${game}:${naming}.${label}`);
  const found = [...keys, `help:entry.${label}`].find(known);
  return found === undefined ? label : say(message(found));
}

// Two of one name are told apart by a number.
function numbered(names: readonly string[]): readonly string[] {
  return names.map((name, i) =>
    names.indexOf(name) === names.lastIndexOf(name)
      ? name
      : `${name} ${names.slice(0, i + 1).filter((one) => one === name).length}`,
  );
}

function Entries({ game, group, origin }: { game: string; group: Group; origin: Origin }) {
  const entries = ofOrigin(group, origin);
  if (entries.length === 0) return null;
  const shown = new Map(
    numbered(group.entries.map((entry) => entryName(game, entry))).map((name, i) => [group.entries[i], name]),
  );
  return (
    <div class="source-entries" data-origin={origin}>
      <dt>
        <OriginMark origin={origin} />
        {say(text(`origin.${origin}`, { count: entries.length }))}
      </dt>
      <dd>
        <ul>
          {entries.map((entry, i) => (
            <li key={i}>{shown.get(entry)}</li>
          ))}
        </ul>
      </dd>
    </div>
  );
}

// A shape for each, beside its words: full, half, only outlined.
function OriginMark({ origin }: { origin: Origin }) {
  return (
    <svg class="origin-mark" width="14" height="14" viewBox="-8 -8 16 16" aria-hidden="true">
      <circle r="6.5" />
      {origin !== 'reconstructed' && (
        <path
          d={origin === 'public' ? 'M0-6.5A6.5 6.5 0 0 0 0 6.5Z' : 'M-6.5 0a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0'}
        />
      )}
    </svg>
  );
}

function NameLine({ of }: { of: NameOrigins }) {
  const origin = of.counts.map(([one, count]) => say(text(`origin.${one}`, { count }))).join(', ');
  return <li>{say(text('names.of', { language: message(`language.${of.language}`), origin }))}</li>;
}

function GroupPart({ game, group }: { game: string; group: Group }) {
  return (
    <section class="surface source-group" data-group={group.key}>
      <h2>
        {say({ ...text(`group.${bookGameOf(game)}.${group.key}`), otherwise: group.key })}{' '}
        <span class="quiet number">{group.entries.length}</span>
      </h2>
      <dl>
        {origins.map((origin) => (
          <Entries key={origin} game={game} group={group} origin={origin} />
        ))}
      </dl>
      {group.names.length > 0 && (
        <ul class="note source-names">
          {group.names.map((one) => (
            <NameLine key={one.language} of={one} />
          ))}
        </ul>
      )}
    </section>
  );
}

export function SourcesPage({ game }: { game: string }) {
  const loaded = useLoaded(
    () => Promise.all([contentOf(game), fetchGames(), ...['help', ...textFilesOf(game)].map(loadTexts)]),
    [game],
  );
  return (
    <div class="lobby">
      <Header />
      <main class="reading">
        {loaded && (
          <>
            <h1>{say(text('sources.of', { game: gameTitle(game) }))}</h1>
            <p class="quiet">{say(text('sources.about'))}</p>
            {groupsOf(loaded.value[0].files).map((group) => (
              <GroupPart key={group.key} game={game} group={group} />
            ))}
            <div class="new-actions">
              {gamesWithRules.includes(bookGameOf(game)) && (
                <Button label={text('how.rules')} onClick={() => go({ screen: 'rules', game, number: null })} />
              )}
              <Button label={message('to_lobby')} quiet onClick={() => go({ screen: 'lobby' })} />
            </div>
          </>
        )}
      </main>
    </div>
  );
}
