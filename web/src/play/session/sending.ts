// Telling the table what was chosen: one action, or several as one, all or none.
import type { LegalAction } from '../../games/action';
import { message } from '../../text/message';
import { Refusal } from '../../table/table';
import { noTargets, type Desk } from './desk';
import { expectation, viewFor } from '../facts';
import { noticeOf } from './refusal';
import type { Notice } from './session';

// Of several it is said which one was refused.
function named(desk: Desk, refused: Notice, action: LegalAction, several: boolean): Notice {
  const model = desk.table.model.peek();
  const view = model && viewFor(model, desk.seat.peek());
  const what = several ? desk.ui.tellAction?.(action, desk.content, view) : undefined;
  return what ? { ...refused, text: message('refused.part', { what, why: refused.text }) } : refused;
}

// As one thing: the table does all of it or nothing, and one undo takes it back.
async function sendAsOne(desk: Desk, seat: number, actions: readonly LegalAction[]): Promise<void> {
  const { table, ui } = desk;
  const model = table.model.value;
  if (!model) return;
  try {
    await table.command('move', { seat, actions, ...expectation(model, ui.mayAct !== undefined) });
  } catch (reason) {
    const at = reason instanceof Refusal ? /^\/actions\/(\d+)/.exec(reason.failure.at ?? '')?.[1] : undefined;
    const action = actions[Number(at ?? 0)];
    if (action) desk.notice.value = named(desk, await noticeOf(reason, table, ui.id, seat, action), action, true);
  }
}

async function send(desk: Desk, seat: number, actions: readonly LegalAction[]): Promise<void> {
  const { table, ui } = desk;
  let before: number | null = null; // where to go back to
  for (const action of actions) {
    const model = table.model.value;
    if (!model) return;
    before ??= model.number;
    try {
      await table.command('move', { seat, action, ...expectation(model, ui.mayAct !== undefined) });
    } catch (reason) {
      if (actions.length > 1 && (table.model.peek()?.number ?? 0) > before)
        await table.command('undo', { seat, to: before }).catch(desk.tell);
      const refused = await noticeOf(reason, table, ui.id, seat, action);
      desk.notice.value = named(desk, refused, action, actions.length > 1);
      return;
    }
  }
}

export const sending =
  (desk: Desk) =>
  (...actions: readonly LegalAction[]): void => {
    const seat = desk.seat.value;
    if (seat === null || desk.sending.value) return;
    desk.sending.value = true;
    desk.chosen.value = noTargets;
    desk.preview.value = null;
    desk.notice.value = null;
    const tell = desk.ui.asOne && actions.length > 1 ? sendAsOne : send;
    void tell(desk, seat, actions).finally(() => (desk.sending.value = false));
  };
