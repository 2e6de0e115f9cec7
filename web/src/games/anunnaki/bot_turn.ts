// Cosmobot's last turn, found in all that happened; and how much of it is on the screen by now.
import { signal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import type { BoardProps, GameEvent } from '../game_ui';

export interface BotTurn {
  readonly from: number; // where it begins in all that happened
  readonly events: readonly GameEvent[];
}

const starts = (event: GameEvent | undefined, seat: number): boolean =>
  event?.event === 'turn_started' && event['seat'] === seat;

export function lastTurn(history: readonly GameEvent[]): BotTurn {
  let end = history.length;
  for (let i = end - 1; i >= 0; i -= 1) {
    if (starts(history[i], 1)) return { from: i, events: history.slice(i, end) };
    if (starts(history[i], 0)) end = i;
  }
  return { from: history.length, events: [] };
}

// The event that is being shown, while a turn is shown step by step.
export const showing = signal<GameEvent | null>(null);

// The turn, and the event of it that is being shown; Infinity when all is shown.
export function useBotTurn(history: BoardProps<unknown>['history']): BotTurn & { readonly at: number } {
  const all = useMemo(() => history?.() ?? [], [history]);
  const turn = useMemo(() => lastTurn(all), [all]);
  const at = showing.value ? all.lastIndexOf(showing.value) - turn.from : Infinity;
  return { ...turn, at: at < turn.events.length ? at : Infinity };
}
