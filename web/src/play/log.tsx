// What happened, in the reader's language; a line of one's own turn can be taken back, a position that is
// still known can be looked at.
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { message, type Message } from '../text/message';
import { language, say } from '../text/say';
import type { Entry } from '../table/messages';
import type { Model } from '../table/model';
import { Emblem } from '../ui/emblem';
import { Button } from '../ui/parts';
import { handUsed } from '../ui/press';
import { deedsOf, eventsOf, movesOf, myOnlySeat, standing, undoTargets, viewFor } from './facts';
import { flash, placesOf, point } from './moments';
import type { Session } from './session/session';
import { whereOf } from './use_moments';

// A line, and who did what it tells.
interface Told {
  readonly text: Message;
  readonly seat: number | null;
}

export const linesOf = (session: Session, entry: Entry): readonly Message[] =>
  toldOf(session, entry).map(({ text }) => text);

function toldOf(session: Session, entry: Entry): readonly Told[] {
  const seat = typeof entry.seat === 'number' ? entry.seat : null;
  if (entry.kind !== 'move') return plainLines(session, entry).map((text) => ({ text, seat }));
  const names = session.names.value;
  const state = session.table.model.value?.state;
  const me = state ? myOnlySeat(state) : null;
  const lines = deedsOf(entry, state?.seats.length ?? 0).flatMap<Told>((deed) => {
    const text = session.ui.tell(deed.event, names, session.content, me);
    return text ? [{ text, seat: deed.seat }] : [];
  });
  const { ui, content } = session;
  if (lines.length > 0 || !entry.action || !ui.logAction) return lines;
  return [{ text: ui.logAction(entry.action, content), seat }];
}

function plainLines(session: Session, entry: Entry): readonly Message[] {
  const names = session.names.value;
  const name = typeof entry.seat === 'number' ? (names[entry.seat] ?? '') : '';
  switch (entry.kind) {
    case 'start':
    case 'takeover':
    case 'return':
    case 'resign':
    case 'upgrade':
    case 'agree':
      return [message(`log.${entry.kind}`, { name })];
    case 'end':
      return entry.reason === 'played' ? [] : [message('log.end')]; // the game's own event has said it
    default:
      return []; // chat has its own place; sitting down is over
  }
}

function Line({
  session,
  entries,
  canUndo,
  canLook,
}: {
  session: Session;
  entries: readonly [Entry, ...Entry[]];
  canUndo: boolean;
  canLook: boolean;
}) {
  const number = entries.at(-1)?.number ?? 0; // where it led to
  const names = session.names.value;
  const spoken = language();
  // A long game has many lines, and each move draws the log again.
  const lines = useMemo(
    () => entries.flatMap((entry) => toldOf(session, entry)).map(({ text, seat }) => ({ words: say(text), seat })),
    [session, entries[0], number, names, spoken],
  );
  const [first] = lines;
  const looked = session.back.value === number;
  const step = say(message('log.step', { number })); // what tells lines of the same words apart
  const look = () => (session.back.value = looked ? null : number);
  // Pointed at, focused or tapped, a line shows where on the board it happened.
  const letGo = useRef<(() => void) | null>(null);
  const unpoint = () => {
    letGo.current?.();
    letGo.current = null;
  };
  useEffect(() => unpoint, []);
  const places = () => {
    const view = session.shown.value && viewFor(session.shown.value, session.seat.value);
    return view ? placesOf(whereOf(session, eventsOf(entries), view), null) : [];
  };
  const pointAt = () => {
    unpoint();
    if (handUsed() === 'touch') flash(places());
    else letGo.current = point(places());
  };
  if (!first) return null;
  return (
    <li
      class={looked ? 'log-line looked' : 'log-line'}
      onPointerEnter={pointAt}
      onPointerLeave={unpoint}
      onFocusIn={pointAt}
      onFocusOut={unpoint}
    >
      {first.seat !== null ? <Emblem seat={first.seat} size={18} /> : <span class="log-gap" />}
      <div class="log-words">
        {lines.map(({ words, seat }, i) =>
          i === 0 && canLook ? (
            <button key={i} type="button" class="log-look" aria-pressed={looked} aria-description={step} onClick={look}>
              {words}
            </button>
          ) : (
            <p key={i}>
              {i > 0 && seat !== null && seat !== lines[i - 1]?.seat && <Emblem seat={seat} size={16} />} {words}
            </p>
          ),
        )}
      </div>
      {canUndo && (
        <Button
          label={message('undo.to_here', { line: first.words })}
          description={step}
          icon="undo"
          iconOnly
          quiet
          onClick={() => session.undo({ to: entries[0].number - 1 })}
        />
      )}
    </li>
  );
}

export function Log({ session, model }: { session: Session; model: Model }) {
  const moves = useMemo(() => movesOf(standing(model.log)), [model.log]);
  const undo = undoTargets(model.state, session.seat.value);
  const seen = new Set(model.seen.map(({ number }) => number));
  return (
    <div class="newest" role="log" aria-live="off" aria-label={say(message('log'))} tabIndex={0}>
      <ol class="log">
        {moves.slice(-400).map((entries) => (
          <Line
            key={entries[0].number}
            session={session}
            entries={entries}
            canUndo={entries[0].kind === 'move' && undo.has(entries[0].number - 1)}
            canLook={seen.has(entries.at(-1)?.number ?? 0)}
          />
        ))}
      </ol>
    </div>
  );
}

// What has just happened, for who hears the page, also where the log is not open; what is looked back at while it is.
// Each entry is an element of its own: the same words a second time are said again.
export function News({ session, model }: { session: Session; model: Model }) {
  const back = session.back.value;
  const entries = back === null ? model.fresh : (session.shown.value?.entries ?? []);
  const told = useMemo(
    () => entries.map((entry) => ({ number: entry.number, words: linesOf(session, entry).map(say).join(' ') })),
    [session, model.position, back, language()],
  );
  return (
    <div class="hidden-text" role="status" aria-live="polite" aria-atomic="false">
      {told
        .filter(({ words }) => words !== '')
        .map(({ number, words }) => (
          <p key={`${back} ${number}`}>{words}</p>
        ))}
    </div>
  );
}
