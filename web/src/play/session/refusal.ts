// What a player is told when something is not allowed: the rule in their language, with its number. In English it is
// the engine that says it.
import type { LegalAction } from '../../games/action';
import { messageOf } from '../../lobby/store';
import { message } from '../../text/message';
import { Refusal, type Table } from '../../table/table';
import type { Notice } from './session';

export function plainNotice(reason: unknown): Notice {
  const rule = reason instanceof Refusal ? reason.failure.rule : null;
  return { text: messageOf(reason), ...(rule && { rule }) };
}

// The rule that forbids an action; null where none does, or where it is no action at all.
export async function whyNot(table: Table, game: string, seat: number, action: LegalAction): Promise<Notice | null> {
  const answer = await table.ask('why', { seat, action }).catch(() => null);
  if (!answer?.key) return null;
  const text = { ...message(`${game}:refusal.${answer.key}`), otherwise: answer.text ?? answer.key };
  return { text, ...(answer.rule && { rule: answer.rule }) };
}

// Why the table refused an action that was sent.
export async function noticeOf(
  reason: unknown,
  table: Table,
  game: string,
  seat: number,
  action: LegalAction,
): Promise<Notice> {
  const illegal = reason instanceof Refusal && reason.failure.code === 'illegal_action';
  return (illegal ? await whyNot(table, game, seat, action) : null) ?? plainNotice(reason);
}
