// The one interface to a table. Its ends: a WebSocket today (socket.ts); the engine in the browser can
// be another. Nothing that draws knows which.
import type { ReadonlySignal } from '@preact/signals';
import type { Ack, Commands, Failure, Questions } from './messages';
import type { Model } from './model';

export type Link =
  | { readonly state: 'connecting' }
  | { readonly state: 'open' }
  // retryAt null: when the network is back; closing: the server has said that it starts again
  | { readonly state: 'lost'; readonly retryAt: number | null; readonly closing?: boolean }
  | { readonly state: 'refused'; readonly failure: Failure };

export interface Table {
  readonly model: ReadonlySignal<Model | null>; // null until the first welcome
  readonly link: ReadonlySignal<Link>;
  // Resolves when the table has stored it; rejects with a Refusal, and then nothing has changed. Kept and
  // sent again while the connection is away; the table counts it once.
  command<Op extends keyof Commands>(op: Op, fields: Commands[Op]): Promise<Ack>;
  ask<Op extends keyof Questions>(op: Op, fields: Questions[Op][0]): Promise<Questions[Op][1]>;
  retry(): void; // do not wait for the next attempt to connect
  close(): void;
}

export class Refusal extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.message);
    this.failure = failure;
  }
}
