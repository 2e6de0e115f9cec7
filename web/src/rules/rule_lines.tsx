// Rules as they are read: the number, the words with links to other rules, and where the rule comes from.
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { messagesOf } from '../text/message';
import { known, say } from '../text/say';
import { addressOf } from '../router';
import { ruleText, type Book } from './book';
import type { Rule } from './rule';
import { marked } from './search';
import './rule_link.css';

const text = messagesOf('help');
const number = /([A-Z]+-[A-Z]+-\d+[a-z]?)/;

export type Open = (part: string) => void; // a rule's number, or the name of a section

interface ToRuleProps {
  readonly book: Book;
  readonly to: string;
  readonly open: Open;
  readonly class?: string;
  readonly children?: ComponentChildren;
}

// A way within the rules; in a tab of its own it is an address like any other.
export function ToRule({ book, to, open, class: look, children }: ToRuleProps) {
  return (
    <a
      class={look}
      href={addressOf({ screen: 'rules', game: book.game, number: to })}
      onClick={(event) => {
        if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        open(to);
      }}
    >
      {children ?? to}
    </a>
  );
}

function Words({ book, of, query, open }: { book: Book; of: Rule; query: string; open: Open }) {
  const words = ruleText(book, of.number);
  if (!words) return null;
  const inBook = (one: string) => ruleText(book, one) !== null;
  return (
    <p class="rule-words">
      {say(words)
        .split(number)
        .map((part, i) =>
          i % 2 === 1 && inBook(part) ? (
            <ToRule key={i} book={book} to={part} open={open} />
          ) : (
            marked(part, query).map(({ text: piece, found }, j) =>
              found ? <mark key={`${i}.${j}`}>{piece}</mark> : piece,
            )
          ),
        )}
    </p>
  );
}

// DE → "German rulebook"; of public pages their names.
function sourceWords(sources: readonly string[]): string {
  const pages = sources.flatMap((source) => (source.startsWith('PUB:') ? [source.slice(4)] : []));
  const kinds = sources
    .filter((source) => known(`help:source.${source}`))
    .map((source) => say(text(`source.${source}`)));
  const said = pages.length > 0 ? [...kinds, say(text('source.PUB', { pages: pages.join(', ') }))] : kinds;
  return said.join(' · ');
}

interface LineProps {
  readonly book: Book;
  readonly rule: Rule;
  readonly query?: string;
  readonly current?: boolean;
  readonly open: Open;
}

export function RuleLine({ book, rule, query = '', current = false, open }: LineProps) {
  const element = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (current) element.current?.scrollIntoView({ block: 'center' });
  }, [current, rule.number]);
  const from = sourceWords(rule.sources);
  return (
    <li ref={element} class="rule-line" data-rule={rule.number} aria-current={current ? 'location' : undefined}>
      <ToRule book={book} to={rule.number} open={open} class="rule" />
      <div>
        <Words book={book} of={rule} query={query} open={open} />
        {from && <p class="rule-source note">{from}</p>}
      </div>
    </li>
  );
}
