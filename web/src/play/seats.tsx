// The strip on top: who plays, points, clocks, what they hold, and the other boards in small.
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { noPicks } from '../games/no_picks';
import { message } from '../text/message';
import { pointsText } from '../text/points';
import { language, say } from '../text/say';
import type { Seat, Time } from '../table/messages';
import type { Model } from '../table/model';
import { Emblem, emblemName } from '../ui/emblem';
import { HoldingIcon } from '../ui/holding_icon';
import { Icon } from '../ui/icon';
import { duration } from '../ui/settings';
import { isAway, patienceLeft, timeText, viewFor } from './facts';
import { MemberName } from './member_menu';
import { useLater, useNow } from './now';
import type { Session } from './session/session';

function SeatClock({ time, seat, heard }: { time: Time | undefined; seat: number; heard: number }) {
  const own = time?.seats?.[seat];
  const now = useNow(own?.runs === true);
  if (!own) return null;
  const left = own.runs ? own.left_ms - Math.max(0, now - heard) : own.left_ms;
  return (
    <span class={left < 30000 ? 'seat-clock number short' : 'seat-clock number'}>
      <Icon name="time" size={16} />
      {timeText(left)}
    </span>
  );
}

// Who is not there, and who plays instead: an icon where there is no room for the words.
function SeatState({ seat }: { seat: Seat }) {
  const patience = patienceLeft(seat, Date.now());
  useLater(patience);
  const silent = patience === 0;
  if (!seat.played_by && !silent && !isAway(seat)) return null;
  const present = silent ? 'seat.silent' : 'seat.away';
  const words = say(message(seat.resigned ? 'seat.resigned' : seat.played_by ? 'seat.played_by_bot' : present));
  return (
    <span class="seat-state note" title={words}>
      <Icon name={seat.resigned ? 'flag' : seat.played_by ? 'bot' : 'away'} size={16} />
      <span class="seat-state-words">{words}</span>
    </span>
  );
}

// Points that rise when they grow.
function Points({ points }: { points: number }) {
  const element = useRef<HTMLSpanElement>(null);
  const before = useRef(points);
  useEffect(() => {
    const by = points - before.current;
    before.current = points;
    const length = duration(900);
    if (by === 0 || length === 0 || !element.current) return;
    const rising = document.createElement('span');
    rising.className = 'rising number';
    rising.textContent = `${by > 0 ? '+' : '−'}${Math.abs(by)}`;
    element.current.append(rising);
    void rising
      .animate(
        [
          { transform: 'translateY(6px)', opacity: 0 },
          { transform: 'translateY(-2px)', opacity: 1, offset: 0.3 },
          { transform: 'translateY(-14px)', opacity: 0 },
        ],
        { duration: length, easing: 'ease-out' },
      )
      .finished.finally(() => rising.remove());
  }, [points]);
  return (
    <span ref={element} class="points number">
      {pointsText(points)}
    </span>
  );
}

// A seat's board in small, drawn again only when what it shows is another.
export function SmallBoard({ session, seat }: { session: Session; seat: number }) {
  const { ui, content } = session;
  const names = session.names.value;
  const shown = session.shown.value;
  const view = shown && viewFor(shown, session.seat.value);
  const parts = view ? (ui.pictured?.(view, seat) ?? [view]) : [null];
  return useMemo(
    () =>
      view ? (
        <ui.Board
          view={view}
          content={content}
          seat={seat}
          names={names}
          picks={noPicks}
          small
          recent={[]}
          preview={null}
        />
      ) : null,
    [...parts, names, language()],
  );
}

function Thumbnail({ session, seat }: { session: Session; seat: number }) {
  const open = session.beside.value === seat;
  return (
    <button
      type="button"
      class="thumbnail"
      aria-pressed={open}
      aria-label={say(message('board.of', { name: session.names.value[seat] ?? '' }))}
      onClick={() => (session.beside.value = open ? null : seat)}
    >
      <SmallBoard session={session} seat={seat} />
    </button>
  );
}

function SeatPanel({
  session,
  model,
  seat,
  thumbnail,
}: {
  session: Session;
  model: Model;
  seat: Seat;
  thumbnail: boolean;
}) {
  const shown = session.shown.value;
  const state = shown?.state ?? model.state;
  const view = shown && viewFor(shown, session.seat.value);
  const names = session.names.value;
  const score = state.scores?.[seat.seat];
  const moving = model.state.phase === 'playing' && (model.state.to_move ?? []).includes(seat.seat);
  const held = view ? session.ui.holdings(view, seat.seat) : [];
  return (
    <li
      data-seat={seat.seat}
      class={`seat ${moving ? 'moving' : ''} ${session.seat.value === seat.seat ? 'own' : ''}`}
      style={`--seat: var(--seat-${seat.seat % 6})`}
    >
      {thumbnail && <Thumbnail session={session} seat={seat.seat} />}
      <div class="seat-facts">
        <span class="seat-head" title={emblemName(seat.seat)}>
          <Emblem seat={seat.seat} size={22} />
          <MemberName session={session} model={model} member={seat} name={names[seat.seat] ?? ''} class="seat-who" />
          {moving && <span class="hidden-text">{say(message('seat.moving'))}</span>}
          <SeatState seat={seat} />
          {seat.holder === 'person' && <SeatClock time={model.state.time} seat={seat.seat} heard={model.heard} />}
          {score && <Points points={score.points} />}
        </span>
        {held.length > 0 && (
          <span class="seat-holdings">
            {held.map(([icon, value, what], i) => (
              <span key={i} class="holding" role="img" title={say(what)} aria-label={`${say(what)} ${value}`}>
                <HoldingIcon name={icon} />
                <span class="number">{value}</span>
              </span>
            ))}
          </span>
        )}
      </div>
    </li>
  );
}

function Opponent({ model, seat, session }: { model: Model; seat: number; session: Session }) {
  const score = (session.shown.value?.state ?? model.state).scores?.[seat];
  if (!score) return null;
  return (
    <li class="seat" data-seat={seat} style={`--seat: var(--seat-${seat % 6})`}>
      <div class="seat-facts">
        <span class="seat-head">
          <Emblem seat={seat} size={22} />
          <span class="seat-who">{score.name}</span>
          <Points points={score.points} />
        </span>
        <span class="note">{say(message('seat.automatic'))}</span>
      </div>
    </li>
  );
}

export function Seats({ session, model }: { session: Session; model: Model }) {
  const { seats, scores } = model.state;
  const main = session.seat.value ?? 0;
  const extra = (scores ?? []).slice(seats.length).map((_, i) => seats.length + i);
  return (
    <section class="seats" aria-label={say(message('seats'))}>
      <ul>
        {seats.map((seat) => (
          <SeatPanel
            key={seat.seat}
            session={session}
            model={model}
            seat={seat}
            thumbnail={seats.length > 1 && seat.seat !== main}
          />
        ))}
        {extra.map((seat) => (
          <Opponent key={seat} session={session} model={model} seat={seat} />
        ))}
      </ul>
    </section>
  );
}
