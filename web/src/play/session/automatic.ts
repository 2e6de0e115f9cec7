// Questions that have one answer are not asked: "none" where there is nothing else, and, for who has set that, the end of
// a turn in which nothing is left to do.
import { effect, untracked } from '@preact/signals';
import type { LegalAction } from '../../games/action';
import { settings } from '../../ui/settings';
import { viewFor } from '../facts';
import type { Desk } from './desk';

// The only thing that can be done, where it is not worth a question. Null: the person decides.
export function unasked(desk: Desk, endsTurns: boolean): LegalAction | null {
  const { known, ways, ui, table } = desk;
  const model = table.model.value;
  const [only, ...more] = ways.value;
  if (!model || !only || more.length > 0 || known.value?.number !== model.position) return null;
  const [target, ...further] = only.steps.flat();
  if (target === undefined || further.length > 0) return null;
  // What was taken back is not done again at once.
  if (model.fresh.some(({ kind }) => kind === 'undo')) return null;
  const skipped = ui.skips?.(target, viewFor(model, desk.seat.value)) === true;
  return skipped || (endsTurns && ui.ends?.includes(target)) ? only.action : null;
}

export interface Automatic {
  readonly close: () => void;
  // Where a step back leads to where the last answer was unasked: it is taken back together with what came before.
  readonly before: (steps: readonly number[]) => number | null;
}

export function answering(desk: Desk, play: (action: LegalAction) => void): Automatic {
  const answered = new Set<number>(); // the numbers of the positions in which it was
  const close = effect(() => {
    const action = desk.sending.value ? null : unasked(desk, settings.value.endTurns);
    const number = desk.table.model.peek()?.number ?? 0;
    if (!action || answered.has(number)) return; // were it refused, it would be for ever
    answered.add(number);
    untracked(() => play(action));
  });
  return {
    close,
    before(steps) {
      const [last, ...earlier] = [...steps].sort((a, b) => b - a);
      if (last === undefined || !answered.has(last)) return null;
      return earlier.find((number) => !answered.has(number)) ?? null;
    },
  };
}
