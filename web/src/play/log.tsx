// What happened, in the reader's language; a line of one's own turn can be taken back, a position that is
// still known can be looked at.
import { useMemo } from 'preact/hooks';
import { message, type Message } from '../text/message';
import { language, say } from '../text/say';
import type { Entry } from '../table/messages';
import type { Model } from '../table/model';
import { Emblem } from '../ui/emblem';
import { Button } from '../ui/parts';
import { myOnlySeat, standing, undoTargets } from './facts';
import type { Session } from './session/session';

export function linesOf(session: Session, entry: Entry): readonly Message[] {
  const names = session.names.value;
  const state = session.table.model.value?.state;
  const me = state ? myOnlySeat(state) : null;
  if (entry.kind === 'move') {
    const lines = (entry.events ?? [])
      .map((event) => session.ui.tell(event, names, session.content, me))
      .filter((line): line is Message => line !== null);
    const { ui, content } = session;
    return lines.length === 0 && entry.action && ui.tellAction && ui.logsActions
      ? [ui.tellAction(entry.action, content)]
      : lines;
  }
  const name = typeof entry.seat === 'number' ? (names[entry.seat] ?? '') : '';
  switch (entry.kind) {
    case 'start':
    case 'takeover':
    case 'return':
    case 'resign':
      return [message(`log.${entry.kind}`, { name })];
    case 'end':
      return [message('log.end')];
    default:
      return []; // chat has its own place; sitting down is over
  }
}

function Line({
  session,
  entry,
  canUndo,
  canLook,
}: {
  session: Session;
  entry: Entry;
  canUndo: boolean;
  canLook: boolean;
}) {
  const names = session.names.value;
  const spoken = language();
  // A long game has many lines, and each move draws the log again.
  const lines = useMemo(() => linesOf(session, entry).map(say), [session, entry, names, spoken]);
  if (lines.length === 0) return null;
  const looked = session.back.value === entry.number;
  const look = () => (session.back.value = looked ? null : entry.number);
  return (
    <li class={looked ? 'log-line looked' : 'log-line'}>
      {typeof entry.seat === 'number' ? <Emblem seat={entry.seat} size={18} /> : <span class="log-gap" />}
      <div class="log-words">
        {lines.map((line, i) =>
          i === 0 && canLook ? (
            <button key={i} type="button" class="log-look" onClick={look} aria-pressed={looked}>
              {line}
            </button>
          ) : (
            <p key={i}>{line}</p>
          ),
        )}
      </div>
      {canUndo && (
        <Button
          label={message('undo.to_here', { line: lines[0] ?? '' })}
          icon="undo"
          iconOnly
          quiet
          onClick={() => session.undo({ to: entry.number - 1 })}
        />
      )}
    </li>
  );
}

export function Log({ session, model }: { session: Session; model: Model }) {
  const entries = useMemo(() => standing(model.log), [model.log]);
  const undo = undoTargets(model.state, session.seat.value);
  const seen = new Set(model.seen.map(({ number }) => number));
  return (
    <div class="newest" role="log" aria-live="off" aria-label={say(message('log'))} tabIndex={0}>
      <ol class="log">
        {entries.slice(-400).map((entry) => (
          <Line
            key={entry.number}
            session={session}
            entry={entry}
            canUndo={entry.kind === 'move' && undo.has(entry.number - 1)}
            canLook={seen.has(entry.number)}
          />
        ))}
      </ol>
    </div>
  );
}

// What has just happened, for who hears the page, also where the log is not open.
export function News({ session, model }: { session: Session; model: Model }) {
  const lines = useMemo(
    () => model.fresh.flatMap((entry) => linesOf(session, entry)).map(say),
    [session, model.position, language()],
  );
  return (
    <div class="hidden-text" role="status" aria-live="polite">
      {lines.join(' ')}
    </div>
  );
}
