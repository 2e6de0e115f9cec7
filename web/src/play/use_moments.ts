// Shows what happened when the position on the screen becomes another: where others moved, and everybody's points.
import { useEffect } from 'preact/hooks';
import type { GameEvent, Gain, Target } from '../games/game_ui';
import { duration } from '../ui/settings';
import { deedsOf, viewFor } from './facts';
import { flash, placesOf, rise } from './moments';
import type { Session } from './session/session';

const most = 8; // of each kind; more could not be read

// Where the events of an entry happened. A game need not say it of all of them.
export function whereOf(session: Session, events: readonly GameEvent[], view: unknown): readonly Target[] {
  return [...new Set(events.flatMap((event) => session.ui.where?.(event, view) ?? []))].slice(0, most);
}

export function useMoments(session: Session): void {
  const shown = session.shown.value;
  useEffect(() => {
    const view = shown && viewFor(shown, session.seat.peek());
    if (!view) return;
    const opponent = shown.state.seats.length; // an automatic one
    const replayed = session.ui.replays === true && duration(1) > 0;
    const deeds = shown.entries
      .flatMap((entry) => deedsOf(entry, opponent))
      .filter(({ seat }) => !replayed || seat !== opponent);
    const others = [...new Set(deeds.map(({ seat }) => seat))].filter((seat) => seat !== session.seat.peek());
    const gains = deeds
      .map(({ event }) => session.ui.gain?.(event, view, session.content) ?? null)
      .filter((gain): gain is Gain => gain !== null && gain.points !== 0);
    // The board has drawn what is new by then; what happens next takes none of it away.
    requestAnimationFrame(() => {
      for (const other of others) {
        const events = deeds.filter(({ seat }) => seat === other).map(({ event }) => event);
        flash(placesOf(whereOf(session, events, view), other)); // who moved knows where
      }
      rise(gains.slice(0, most));
    });
  }, [session, shown?.number]);
}
