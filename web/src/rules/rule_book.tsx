// The rules of one game: found by words or by number, or read part by part. The same on a page of its own and in a
// dialog over a game.
import { useMemo, useRef, useState } from 'preact/hooks';
import { messagesOf } from '../text/message';
import { language, say } from '../text/say';
import { Icon } from '../ui/icon';
import { Button } from '../ui/parts';
import { findSection, ruleText, sectionTitle, type Book, type Section } from './book';
import { RuleLine, ToRule, type Open } from './rule_lines';
import { wholeRule } from './rule';
import { search } from './search';
import './rules.css';

const text = messagesOf('help');
const mostFound = 40;

function Contents({ book, open }: { book: Book; open: Open }) {
  return (
    <nav class="rule-contents" aria-label={say(text('rules.contents'))}>
      <ol>
        {book.sections.map(({ name, rules }) => (
          <li key={name}>
            <ToRule book={book} to={name} open={open} class="surface">
              <span>{say(sectionTitle(book, name))}</span>
              <span class="quiet number">{rules.length}</span>
            </ToRule>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Part({ book, section, current, open }: { book: Book; section: Section; current: string; open: Open }) {
  const at = book.sections.indexOf(section);
  const beside = [book.sections[at - 1], book.sections[at + 1]] as const;
  return (
    <section aria-label={say(sectionTitle(book, section.name))}>
      <h2>{say(sectionTitle(book, section.name))}</h2>
      <ul class="rule-lines">
        {section.rules.map((rule) => (
          <RuleLine
            key={rule.number}
            book={book}
            rule={rule}
            current={rule.number === wholeRule(current)}
            open={open}
          />
        ))}
      </ul>
      <nav class="rule-turn" aria-label={say(text('rules.turn'))}>
        {beside.map(
          (other, i) =>
            other && (
              <ToRule key={other.name} book={book} to={other.name} open={open} class={i === 0 ? 'before' : 'after'}>
                {i === 0 && <Icon name="left" />}
                <span>{say(sectionTitle(book, other.name))}</span>
                {i === 1 && <Icon name="right" />}
              </ToRule>
            ),
        )}
      </nav>
    </section>
  );
}

interface Props {
  readonly book: Book;
  readonly part: string | null; // a rule's number, or the name of a section; null: the contents
  readonly open: (part: string | null) => void;
}

export function RuleBook({ book, part, open }: Props) {
  const [query, setQuery] = useState('');
  const lines = useRef<HTMLUListElement>(null);
  const spoken = language();
  const entries = useMemo(
    () =>
      book.sections.flatMap(({ name, rules }) =>
        rules.map((rule) => {
          const words = ruleText(book, rule.number);
          return { number: rule.number, rule, title: say(sectionTitle(book, name)), text: words ? say(words) : '' };
        }),
      ),
    [book, spoken],
  );
  const found = useMemo(() => search(entries, query), [entries, query]);
  const section = part === null ? null : findSection(book, part);
  const openFound = (to: string | null) => {
    setQuery('');
    open(to);
  };
  const onKey = (event: KeyboardEvent) => {
    const first = found[0];
    if (event.key === 'Enter' && first) openFound(first.number);
    else if (event.key === 'ArrowDown') lines.current?.querySelector('a')?.focus();
    else return;
    event.preventDefault();
  };
  return (
    <div class="rule-book">
      <form class="rule-search" role="search" onSubmit={(event) => event.preventDefault()}>
        <input
          type="search"
          value={query}
          aria-label={say(text('rules.search'))}
          placeholder={say(text('rules.search'))}
          onInput={(event) => setQuery(event.currentTarget.value)}
          onKeyDown={onKey}
        />
        {(section !== null || query !== '') && (
          <Button label={text('rules.all')} icon="log" onClick={() => openFound(null)} />
        )}
      </form>
      {query.trim() !== '' ? (
        <>
          <p class="note" role="status">
            {say(text('rules.found', { count: found.length }))}
          </p>
          <ul class="rule-lines" ref={lines}>
            {found.slice(0, mostFound).map(({ rule }) => (
              <RuleLine key={rule.number} book={book} rule={rule} query={query} open={openFound} />
            ))}
          </ul>
        </>
      ) : section ? (
        <Part book={book} section={section} current={part ?? ''} open={open} />
      ) : (
        <>
          {part !== null && <p class="note">{say(text('rules.unknown', { number: part }))}</p>}
          <Contents book={book} open={open} />
        </>
      )}
    </div>
  );
}
