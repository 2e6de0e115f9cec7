// Doing all of a plan: the advised action, and those that are advised after it, as long as they are steps of the plan.
// Each is a move of its own, and can be taken back alone.
import type { LegalAction } from '../../games/action';
import { expectation } from '../facts';
import { noTargets, type Desk } from './desk';

const longest = 60; // moves; a plan has an end

async function follow(desk: Desk, seat: number, first: LegalAction): Promise<void> {
  const { table, ui } = desk;
  let action = first;
  for (let done = 0; done < longest && ui.plans?.includes(action.kind); done += 1) {
    const model = table.model.value;
    if (!model || desk.seat.value !== seat) return;
    await table.command('move', { seat, action, ...expectation(model, ui.mayAct !== undefined) });
    if (!desk.myTurn.value) return;
    ({ action } = await table.ask('hint', { seat }));
  }
}

export const planning =
  (desk: Desk) =>
  (first: LegalAction): void => {
    const seat = desk.seat.value;
    if (seat === null || desk.sending.value) return;
    desk.sending.value = true;
    desk.chosen.value = noTargets;
    desk.preview.value = null;
    desk.notice.value = null;
    desk.hint.value = null;
    void follow(desk, seat, first)
      .catch(desk.tell)
      .finally(() => (desk.sending.value = false));
  };
