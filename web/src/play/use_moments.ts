// Shows what happened when the position on the screen becomes another: where others moved, and everybody's points.
import { untracked, useSignalEffect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { GameEvent, Gain, Target } from '../games/game_ui';
import { duration } from '../ui/settings';
import { deedsOf, historyOf, viewFor } from './facts';
import { flash, placesOf, rise } from './moments';
import type { Session } from './session/session';

const most = 8; // of each kind; more could not be read

// Where the events of an entry happened. A game need not say it of all of them.
export function whereOf(session: Session, events: readonly GameEvent[], view: unknown): readonly Target[] {
  return [...new Set(events.flatMap((event) => session.ui.where?.(event, view) ?? []))].slice(0, most);
}

// The points that events of the position on the screen brought.
function gainsOf(session: Session, events: readonly GameEvent[]): readonly Gain[] {
  const shown = session.shown.peek();
  const view = shown && viewFor(shown, session.seat.peek());
  if (!view) return [];
  const history = historyOf(session.table.model.peek()?.log ?? [], shown.number);
  const before = (event: GameEvent) => () => history().slice(0, Math.max(0, history().lastIndexOf(event)));
  return events
    .map((event) => session.ui.gain?.(event, view, session.content, before(event)) ?? null)
    .filter((gain): gain is Gain => gain !== null && gain.points !== 0)
    .slice(0, most);
}

export function useMoments(session: Session): void {
  const shown = session.shown.value;
  useEffect(() => {
    const view = shown && viewFor(shown, session.seat.peek());
    if (!view) return;
    const opponent = shown.state.seats.length; // an automatic one
    const replayed = session.ui.replays !== undefined && duration(1) > 0;
    const deeds = shown.entries
      .flatMap((entry) => deedsOf(entry, opponent))
      .filter(({ seat }) => !replayed || seat !== opponent);
    const others = [...new Set(deeds.map(({ seat }) => seat))].filter((seat) => seat !== session.seat.peek());
    const gains = gainsOf(
      session,
      deeds.map(({ event }) => event),
    );
    // The board has drawn what is new by then; what happens next takes none of it away.
    requestAnimationFrame(() => {
      for (const other of others) {
        const events = deeds.filter(({ seat }) => seat === other).map(({ event }) => event);
        flash(placesOf(whereOf(session, events, view), other)); // who moved knows where
      }
      rise(gains);
    });
  }, [session, shown?.number]);

  // What a board shows step by step brings its points when it is shown.
  useSignalEffect(() => {
    const event = session.ui.replays?.value ?? null;
    const opponent = session.shown.peek()?.state.seats.length;
    // What they are said in may change meanwhile, and they do not rise again.
    if (event !== null && event['seat'] === opponent) untracked(() => rise(gainsOf(session, [event])));
  });
}
