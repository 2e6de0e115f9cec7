// What a session keeps in hand, and what follows from it at once. The other files beside this one each do one thing
// with it: learning.ts, choosing.ts, previewing.ts, sending.ts, hinting.ts.
import { computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { LegalAction } from '../../games/action';
import type { Content, Target } from '../../games/game_ui';
import type { AnyGameUi } from '../../games/games';
import { select, type Selection, type Way } from '../../games/selection';
import type { Model } from '../../table/model';
import type { Table } from '../../table/table';
import { isMyTurn, mayAct } from '../facts';
import { plainNotice } from './refusal';
import type { Hint, Notice, Preview } from './session';

// The legal actions of a position, as far as the table has told them.
export interface Known {
  readonly seat: number;
  readonly number: number; // of the position
  readonly hash: string; // of the actions
  readonly legal: readonly LegalAction[];
  readonly ways: readonly Way[];
}

export interface Desk {
  readonly table: Table;
  readonly ui: AnyGameUi;
  readonly content: Content;
  readonly seat: Signal<number | null>;
  readonly back: Signal<number | null>;
  readonly known: Signal<Known | null>;
  readonly chosen: Signal<readonly Target[]>;
  readonly hovered: Signal<Target | null>;
  readonly held: Signal<Target | null>; // asked about by a long press, until something else is pressed
  readonly preview: Signal<Preview | null>;
  readonly notice: Signal<Notice | null>;
  readonly hint: Signal<Hint | 'thinking' | null>;
  readonly sending: Signal<boolean>;

  readonly position: ReadonlySignal<number>; // changes when the position does
  readonly myTurn: ReadonlySignal<boolean>;
  readonly acts: ReadonlySignal<boolean>; // there may be something to do, also for who is not waited for
  readonly busy: ReadonlySignal<boolean>;
  readonly ways: ReadonlySignal<readonly Way[]>; // of what is on the screen
  readonly legal: ReadonlySignal<readonly LegalAction[]>;
  readonly selection: ReadonlySignal<Selection>;
  readonly tell: (reason: unknown) => void; // why something did not work
}

export const noTargets: readonly Target[] = [];
const nothing: Selection = { chosen: noTargets, lit: new Set(), open: [], complete: null };

export function openDesk(table: Table, ui: AnyGameUi, content: Content): Desk {
  const seat = signal<number | null>(null);
  const back = signal<number | null>(null);
  const known = signal<Known | null>(null);
  const chosen = signal(noTargets);
  const notice = signal<Notice | null>(null);
  const sending = signal(false);

  const ofModel = <Value>(read: (model: Model) => Value, none: Value) =>
    computed(() => (table.model.value ? read(table.model.value) : none));
  const position = ofModel((model) => model.position, 0);
  const myTurn = ofModel((model) => isMyTurn(model.state, seat.value), false);
  const acts = ofModel((model) => mayAct(model, seat.value, ui), false);
  const ways = computed<readonly Way[]>(() =>
    acts.value && back.value === null && known.value?.seat === seat.value ? known.value.ways : [],
  );
  return {
    table,
    ui,
    content,
    seat,
    back,
    known,
    chosen,
    hovered: signal(null),
    held: signal(null),
    preview: signal(null),
    notice,
    hint: signal(null),
    sending,
    position,
    myTurn,
    acts,
    busy: computed(() => sending.value || (acts.value && known.value?.number !== position.value)),
    ways,
    legal: computed(() => (ways.value.length > 0 ? (known.value?.legal ?? []) : [])),
    selection: computed(() => (ways.value.length > 0 ? select(ways.value, chosen.value) : nothing)),
    tell: (reason) => (notice.value = plainNotice(reason)),
  };
}
