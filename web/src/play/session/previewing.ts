// What an action would lead to: asked when the pointer rests on it, once for a position.
import { effect } from '@preact/signals';
import { actionKey, type LegalAction } from '../../games/action';
import type { Target } from '../../games/game_ui';
import { completion } from '../../games/selection';
import type { Desk } from './desk';
import type { Preview } from './session';

const previewDelay = 90; // milliseconds the pointer rests

export interface Previewing {
  readonly of: (action: LegalAction) => Promise<Preview>;
  readonly hover: (target: Target | null) => void;
  readonly hold: (target: Target | null) => void;
  readonly close: () => void;
}

export function previewing(desk: Desk): Previewing {
  const known = new Map<string, Promise<Preview>>(); // of this position
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = effect(() => {
    void desk.position.value;
    void desk.seat.value;
    known.clear();
  });

  function of(action: LegalAction): Promise<Preview> {
    const key = actionKey(action);
    let found = known.get(key);
    if (!found) {
      found = desk.table.ask('preview', { seat: desk.seat.value ?? 0, action });
      found.catch(() => known.delete(key));
      known.set(key, found);
    }
    return found;
  }

  function hover(target: Target | null): void {
    if (target === null && desk.held.value !== null) return; // the finger has left; what it asked for stays
    desk.hovered.value = target;
    clearTimeout(timer);
    const action = target === null ? null : completion(desk.ways.value, desk.chosen.value, target);
    if (!action) {
      desk.preview.value = null;
      return;
    }
    const at = desk.position.value;
    const stands = () => desk.hovered.value === target && desk.position.value === at && !desk.sending.value;
    timer = setTimeout(() => {
      if (!stands()) return;
      of(action).then(
        (found) => stands() && (desk.preview.value = found), // not a ghost of what has been played since
        () => undefined, // the position has gone on
      );
    }, previewDelay);
  }

  return {
    of,
    hover,
    // A finger has no other way to rest on a thing: what it would bring is shown, and nothing is chosen.
    hold(target) {
      const before = desk.held.value;
      desk.held.value = target;
      if (target !== null || desk.hovered.value === before) hover(target);
    },
    close() {
      clearTimeout(timer);
      stop();
    },
  };
}
