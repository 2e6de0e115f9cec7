// The play screen: seats on top, the board as large as it fits, what to do, log and chat, the tray.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { BoardProps } from '../games/game_ui';
import { titleOf } from '../games/games';
import { Guide } from '../guide/guide';
import { go, openOver } from '../router';
import { message } from '../text/message';
import { say } from '../text/say';
import type { Model } from '../table/model';
import { Logo } from '../lobby/lobby';
import { announceTurn, showTurns } from '../ui/attention';
import { Emblem } from '../ui/emblem';
import { watching } from '../ui/moment';
import { Button, Dialog } from '../ui/parts';
import { SettingsDialog } from '../ui/settings_dialog';
import { Ask, buttonTargets } from './ask';
import { eventsOf, historyOf, mySeats, namedBoard, viewFor } from './facts';
import { keepFocus } from './focus';
import { listen } from './keyboard';
import { LinkBanner } from './link_banner';
import { News } from './log';
import { useMoments } from './use_moments';
import { Finale } from './finale';
import { Seats } from './seats';
import { splitScores } from './score_items';
import type { Session } from './session/session';
import { followLongPresses, lookPicks } from './resting';
import { followTitles } from './titles';
import { OtherTooltip, Tooltip } from './tooltip';
import { Invitation } from './waiting_room';
import { SheetHandle, type SheetHeight } from './sheet';
import { Side } from './side';
import { Zoom } from './zoom';
import './play.css';

const openHelp = ({ info }: Model): void => openOver({ screen: 'how-to-play', game: info.game });

type Open = 'settings' | 'invite' | 'end' | null;

function Top({
  session,
  model,
  open,
  onSide,
}: {
  session: Session;
  model: Model;
  open: (what: Open) => void;
  onSide: () => void;
}) {
  const whose = namedBoard(model.state, session.seat.value);
  return (
    <header class="play-top">
      <button
        type="button"
        class="brand small"
        onClick={() => go({ screen: 'lobby' })}
        aria-label={say(message('to_lobby'))}
      >
        <Logo />
      </button>
      <h1>{titleOf(model.info.game, model.info.name)}</h1>
      {session.seat.value === null && <span class="badge">{say(message('watching'))}</span>}
      {whose !== null && (
        <span class="badge whose-board">
          <Emblem seat={whose} size={16} />
          {say(message('board.of', { name: session.names.value[whose] ?? '' }))}
        </span>
      )}
      <span class="gap" />
      <Button label={message('invite')} icon="link" iconOnly quiet onClick={() => open('invite')} />
      <Button label={message('help')} icon="help" iconOnly quiet onClick={() => openHelp(model)} />
      <Button label={message('settings')} icon="settings" iconOnly quiet onClick={() => open('settings')} />
      <Button label={message('side.open')} icon="log" iconOnly quiet class="side-button" onClick={onSide} />
    </header>
  );
}

function Boards({ session, main, props }: { session: Session; main: number; props: BoardProps<unknown> }) {
  const { Board } = session.ui;
  const other = session.beside.value;
  const name = other === null ? '' : (session.names.value[other] ?? '');
  const { scores: _, ...looked } = props; // points are counted at one's own board
  return (
    <main class="boards">
      <div class="board own-board" inert={other !== null}>
        <Zoom>
          <Board {...props} seat={main} />
        </Zoom>
      </div>
      {other !== null && (
        <div class="board other-board surface">
          <header>
            <h2>{say(message('board.of', { name }))}</h2>
            <Button
              label={message('board.close', { name })}
              icon="close"
              iconOnly
              quiet
              onClick={() => (session.beside.value = null)}
            />
          </header>
          <Zoom>
            <Board {...looked} seat={other} picks={lookPicks} preview={null} />
          </Zoom>
        </div>
      )}
      <Tooltip session={session} resting={session} />
      {other !== null && <OtherTooltip session={session} seat={other} />}
    </main>
  );
}

// Several people at one screen: what the next one holds is shown when they say that they are there.
function useCurtain(session: Session, model: Model): { readonly closed: boolean; readonly open: () => void } {
  const [shownTo, setShownTo] = useState(session.seat.peek());
  const several = mySeats(model.state).length > 1 && model.state.phase === 'playing';
  return { closed: several && session.seat.value !== shownTo, open: () => setShownTo(session.seat.peek()) };
}

function Curtain({ name, onOpen }: { name: string; onOpen: () => void }) {
  return (
    <div class="curtain">
      <p>{say(message('curtain', { name }))}</p>
      <Button label={message('curtain.open')} main onClick={onOpen} />
    </div>
  );
}

// What the pointer rests on would lead to, or else what the hint says.
function previewed(session: Session): unknown {
  const hint = session.hint.value;
  const advised = hint === null || hint === 'thinking' ? null : hint.preview;
  return (session.preview.value ?? advised)?.view ?? null;
}

export function TableView({ session, model }: { session: Session; model: Model }) {
  const [open, setOpen] = useState<Open>(model.state.phase === 'over' ? 'end' : null);
  const [sideOpen, setSide] = useState(false);
  const [height, setHeight] = useState<SheetHeight>('mid');
  const over = model.state.phase === 'over';
  const mine = session.myTurn.value;
  const { Tray } = session.ui;

  // The last counting is watched to its end first; then the result opens, once.
  const resultShown = useRef(over);
  useEffect(() => {
    if (!over || watching.value || resultShown.current) return;
    resultShown.current = true;
    setOpen('end');
  }, [over, watching.value]);
  useEffect(() => {
    const game = titleOf(model.info.game, model.info.name);
    if (mine) announceTurn(game, model.info.id);
    showTurns(mine ? 1 : 0, `${game} · Orrery`);
    return () => showTurns(0, say(message('page.title')));
  }, [mine, model.info.name]);
  useEffect(
    () =>
      listen({
        undo: () => (session.selection.value.chosen.length > 0 ? session.clear() : session.undo({})),
        hint: () => session.askHint(),
        help: () => openHelp(model),
        clear: () => (session.beside.value === null ? session.clear() : (session.beside.value = null)),
        button(index) {
          const target = buttonTargets(session)[index];
          if (target) session.picks.value.choose(target);
        },
      }),
    [session],
  );

  useEffect(() => followLongPresses(session), [session]);
  useEffect(followTitles, []);
  useEffect(() => keepFocus(), []);
  useMoments(session);

  const curtain = useCurtain(session, model);
  const shown = session.shown.value;
  const seat = session.seat.value;
  const number = shown?.number ?? 0;
  const recent = useMemo(() => eventsOf(shown?.entries ?? []), [shown?.entries]); // the same until there is more
  const history = useMemo(() => historyOf(model.log, number), [model.log, number]);
  const scores = useMemo(
    () => (over && model.state.scores ? splitScores(model.state.scores, session.ui, history) : []),
    [over, model.state.scores, history],
  );
  if (curtain.closed) return <Curtain name={session.names.value[seat ?? 0] ?? ''} onOpen={curtain.open} />;
  const view = shown && viewFor(shown, seat);
  const props: BoardProps<unknown> | null = view
    ? {
        view,
        content: session.content,
        seat: seat ?? 0,
        names: session.names.value,
        picks: session.picks.value,
        small: false,
        recent,
        preview: session.back.value === null ? previewed(session) : null,
        history,
        limit: session.limit.value,
        hindsight: session.askHindsight,
        ...(over && session.back.value === null && { scores }),
        read: (text) => session.table.ask('read', { seat: seat ?? 0, text }),
      }
    : null;
  return (
    <div
      class={`play ${sideOpen ? 'side-open' : ''} sheet-${height} ${Tray ? '' : 'no-tray'}`}
      data-game={model.info.game}
      data-number={model.number}
      data-phase={model.state.phase}
    >
      <Top session={session} model={model} open={setOpen} onSide={() => setSide(!sideOpen)} />
      <LinkBanner table={session.table} />
      <Seats session={session} model={model} />
      {props && <Boards session={session} main={seat ?? 0} props={props} />}
      {Tray && props && (
        <section class="tray" aria-label={say(message('tray'))}>
          <Tray {...props} />
        </section>
      )}
      <Ask
        session={session}
        model={model}
        onResult={() => setOpen('end')}
        handle={<SheetHandle height={height} onChange={setHeight} />}
      />
      <News session={session} model={model} />
      <Side session={session} model={model} props={props} />
      <Guide session={session} model={model} />
      {open === 'settings' && <SettingsDialog onClose={() => setOpen(null)} />}
      {open === 'end' && (
        <Finale session={session} model={model} scores={scores} board={props} onClose={() => setOpen(null)} />
      )}
      {open === 'invite' && (
        <Dialog title={message('invite')} onClose={() => setOpen(null)}>
          <Invitation model={model} />
        </Dialog>
      )}
    </div>
  );
}
