// What may be done in the position on the screen: asked of the table whenever it changes.
import { batch, effect } from '@preact/signals';
import { expand, sameAction, type LegalAction } from '../../games/action';
import type { Content } from '../../games/game_ui';
import type { AnyGameUi } from '../../games/games';
import { select } from '../../games/selection';
import type { Questions } from '../../table/messages';
import type { Model } from '../../table/model';
import { noTargets, type Desk, type Known } from './desk';
import { actingSeat, mayAct, viewFor } from '../facts';
import type { Hint } from './session';

// What is known after the table's answer. It leaves the actions out where they are those that were known.
export function learned(
  before: Known | null,
  answer: Questions['legal'][1],
  at: { readonly seat: number; readonly number: number; readonly view: unknown },
  ui: Pick<AnyGameUi, 'steps' | 'redundant'>,
  content: Content,
): Known {
  const legal = answer.groups ? expand(answer.groups) : (before?.legal ?? []);
  const ways = legal
    .filter((action) => !ui.redundant?.(action, at.view, content))
    .map((action) => ({ action, steps: ui.steps(action, at.view) }));
  return { seat: at.seat, number: at.number, hash: answer.hash, legal, ways };
}

// A hint stays as long as it can be followed.
export function stillAdvised(hint: Hint | 'thinking' | null, legal: readonly LegalAction[]): typeof hint {
  if (hint === null || hint === 'thinking') return hint;
  return legal.some((action) => sameAction(action, hint.action)) ? hint : null;
}

// Whether what was chosen stays when the position changes: only where others acted while it was and is my turn.
export const goesOn = (was: { readonly mine: boolean; readonly seat: number | null }, model: Model, seat: number) =>
  was.mine && was.seat === seat && !model.fresh.some((entry) => entry.seat === seat);

// Follows the table; `onChange` is called when my choices are others than before.
export function followTable(desk: Desk, onChange: () => void): () => void {
  const { table, ui, seat, known } = desk;
  let asking = false;
  let wasMine = false; // the turn, before this position

  async function learn(model: Model, of: number): Promise<void> {
    if (asking) return;
    asking = true;
    try {
      const last = known.peek();
      const before = last?.seat === of ? last : null;
      const answer = await table.ask('legal', { seat: of, ...(before && { known: before.hash }) });
      const now = table.model.value;
      // An older answer is about a position that is gone.
      if (now && answer.number >= now.position) {
        const next = learned(
          before,
          answer,
          { seat: of, number: now.position, view: viewFor(now, of) },
          ui,
          desk.content,
        );
        batch(() => {
          known.value = next;
          if (select(next.ways, desk.chosen.value).open.length === 0) desk.chosen.value = noTargets;
          desk.hint.value = stillAdvised(desk.hint.value, next.legal);
        });
      }
    } catch (reason) {
      if (table.model.value?.position === model.position) desk.tell(reason);
    }
    asking = false;
    if (table.model.value?.position !== model.position || seat.value !== of) learnNow();
  }

  function learnNow(): void {
    const model = table.model.peek();
    const of = seat.peek();
    if (model && of !== null && mayAct(model, of, ui)) void learn(model, of);
  }

  const stopFollowing = effect(() => {
    const model = table.model.value;
    if (model) seat.value = actingSeat(model.state, seat.peek());
  });
  const stopLearning = effect(() => {
    void desk.position.value; // whenever it changes
    const acting = seat.value;
    const model = table.model.peek();
    if (!model) return;
    desk.preview.value = null;
    const mine = mayAct(model, acting, ui);
    const was = { mine: wasMine, seat: known.peek()?.seat ?? null };
    wasMine = mine;
    if (acting === null || !mine || !goesOn(was, model, acting)) {
      desk.hint.value = null;
      known.value = null;
      desk.chosen.value = noTargets;
      onChange();
    }
    if (model.fresh.some((entry) => entry.seat === acting)) desk.notice.value = null;
    learnNow();
  });
  return () => {
    stopFollowing();
    stopLearning();
  };
}
