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

  return {
    of,
    hover(target) {
      desk.hovered.value = target;
      clearTimeout(timer);
      const action = target === null ? null : completion(desk.ways.value, desk.chosen.value, target);
      if (!action) {
        desk.preview.value = null;
        return;
      }
      timer = setTimeout(() => {
        of(action).then(
          (found) => desk.hovered.value === target && (desk.preview.value = found),
          () => undefined, // the position has gone on
        );
      }, previewDelay);
    },
    close() {
      clearTimeout(timer);
      stop();
    },
  };
}
