// The tables of the lobby: waiting for me, mine, open ones, finished ones.
import type { ComponentChildren } from 'preact';
import { titleOf } from '../games/games';
import { go } from '../router';
import { message } from '../text/message';
import { language, say } from '../text/say';
import { Icon } from '../ui/icon';
import { Button } from '../ui/parts';
import { botName } from './bot_name';
import type { FinishedTable, ListedTable, ListName } from './api';
import { fetchMore, games, lists } from './store';

const nameOf = (game: string): string => titleOf(game, games.value.find(({ id }) => id === game)?.name ?? game);

export function when(at: number, now: number): string {
  const format = new Intl.RelativeTimeFormat(language(), { numeric: 'auto' });
  const minutes = Math.round((at - now) / 60000);
  if (minutes > -60) return format.format(minutes, 'minute');
  if (minutes > -60 * 24) return format.format(Math.round(minutes / 60), 'hour');
  return format.format(Math.round(minutes / 60 / 24), 'day');
}

function Line({ table, children }: { table: string; children: ComponentChildren }) {
  return (
    <li>
      <a
        class="table-line surface"
        href={`/table/${table}`}
        onClick={(event) => {
          event.preventDefault();
          go({ screen: 'table', id: table, code: null });
        }}
      >
        {children}
        <Icon name="right" />
      </a>
    </li>
  );
}

function Running({ table }: { table: ListedTable }) {
  const people = table.seats.map(({ name = '', holder }) =>
    holder === 'open' ? say(message('seat.open')) : holder === 'bot' ? botName(name) : name,
  );
  return (
    <Line table={table.table}>
      <strong>{nameOf(table.game)}</strong>
      <span class="who quiet">{people.join(' · ')}</span>
      <span class={table.waits_for_you ? 'badge act' : 'badge'}>
        {say(message(table.waits_for_you ? 'list.your_turn' : `phase.${table.phase}`))}
      </span>
      <span class="quiet ago">{when(table.at, Date.now())}</span>
    </Line>
  );
}

function Finished({ table }: { table: FinishedTable }) {
  const named = table.seats.map(({ name, you }) => (you ? name : botName(name)));
  const result = table.scores.map(({ points, name }, i) => `${name ?? named[i] ?? ''} ${points}`);
  return (
    <Line table={table.table}>
      <strong>{nameOf(table.game)}</strong>
      <span class="who quiet">{result.join(' · ')}</span>
      <span class="quiet ago">{when(table.ended, Date.now())}</span>
    </Line>
  );
}

function Section({ title, list, children }: { title: string; list?: ListName; children: ComponentChildren }) {
  const goesOn = list !== undefined && lists.value?.next[list] !== undefined;
  return (
    <section class="tables">
      <h2>{say(message(title))}</h2>
      <ul>{children}</ul>
      {goesOn && <Button label={message('list.more')} quiet onClick={() => void fetchMore(list)} />}
    </section>
  );
}

export function TableLists({ which }: { which: 'waiting' | 'rest' }) {
  const all = lists.value;
  if (!all) return null;
  const running = all.mine.filter(({ phase }) => phase !== 'over');
  const waiting = running.filter(({ waits_for_you }) => waits_for_you);
  const own = running.filter(({ waits_for_you }) => !waits_for_you);
  const open = all.public.filter(({ table }) => !all.mine.some((mine) => mine.table === table));
  if (which === 'waiting') {
    if (waiting.length === 0) return null;
    return (
      <Section title="list.waiting">
        {waiting.map((table) => (
          <Running key={table.table} table={table} />
        ))}
      </Section>
    );
  }
  return (
    <div class="lists">
      {own.length > 0 && (
        <Section title="list.mine" list="mine">
          {own.map((table) => (
            <Running key={table.table} table={table} />
          ))}
        </Section>
      )}
      <Section title="list.open" list="public">
        {open.length === 0 && <li class="note">{say(message('list.open.none'))}</li>}
        {open.map((table) => (
          <Running key={table.table} table={table} />
        ))}
      </Section>
      {all.finished.length > 0 && (
        <Section title="list.finished" list="finished">
          {all.finished.map((table) => (
            <Finished key={table.table} table={table} />
          ))}
        </Section>
      )}
    </div>
  );
}
