// Shows what happened when the position on the screen becomes another: where others moved, and everybody's points.
import { useEffect } from 'preact/hooks';
import type { GameEvent, Gain, Target } from '../games/game_ui';
import type { Entry } from '../table/messages';
import { viewFor } from './facts';
import { flash, placesOf, rise } from './moments';
import type { Session } from './session/session';

const most = 8; // of each kind; more could not be read

// Where the events of an entry happened. A game need not say it of all of them.
export function whereOf(session: Session, events: readonly GameEvent[], view: unknown): readonly Target[] {
  return [...new Set(events.flatMap((event) => session.ui.where?.(event, view) ?? []))].slice(0, most);
}

export const seatOf = ({ seat }: Entry): number | null => (typeof seat === 'number' ? seat : null);

export function useMoments(session: Session): void {
  const shown = session.shown.value;
  useEffect(() => {
    const view = shown && viewFor(shown, session.seat.peek());
    if (!view) return;
    const moves = shown.entries.filter(({ kind }) => kind === 'move');
    const gains = moves
      .flatMap(({ events }) => events ?? [])
      .map((event) => session.ui.gain?.(event, view, session.content) ?? null)
      .filter((gain): gain is Gain => gain !== null && gain.points !== 0);
    // The board has drawn what is new by then.
    const frame = requestAnimationFrame(() => {
      for (const move of moves) {
        const seat = seatOf(move);
        if (seat === session.seat.peek()) continue; // who moved knows where
        flash(placesOf(whereOf(session, move.events ?? [], view), seat));
      }
      rise(gains.slice(0, most));
    });
    return () => cancelAnimationFrame(frame);
  }, [session, shown?.number]);
}
