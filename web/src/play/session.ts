// One person at one table: what they see, what they have clicked, what they are told. The screen draws
// these signals; the table is the only thing they come from.
import { batch, computed, effect, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { Content, LegalAction, Picks, Step, Target } from '../games/game_ui';
import type { AnyGameUi } from '../games/games';
import { click, completion, select, type Selection, type Way } from '../games/selection';
import { botName } from '../lobby/bot_name';
import { messageOf } from '../lobby/store';
import { message, type Message } from '../text/message';
import type { Analysis, Questions } from '../table/messages';
import { undone, type Model, type Seen } from '../table/model';
import { Refusal, type Table } from '../table/table';
import { actingSeat, expectation, isMyTurn, mySeats, namesOf, since, viewFor } from './facts';
import { askHindsight } from './hindsight';
import { limit } from './limit';

export type Preview = Questions['preview'][1] & { readonly action: string };

export interface Notice {
  readonly text: Message;
  readonly rule?: string;
}

export interface Hint {
  readonly action: string;
  readonly steps: readonly Step[]; // what to click for it
  readonly analysis: Analysis;
  readonly preview: Preview | null;
}

interface Known {
  readonly seat: number;
  readonly number: number;
  readonly legal: readonly LegalAction[];
  readonly ways: readonly Way[];
}

const previewDelay = 90; // milliseconds the pointer rests

export interface Session {
  readonly table: Table;
  readonly ui: AnyGameUi;
  readonly content: Content;
  readonly seat: Signal<number | null>; // for whom the page acts
  readonly myTurn: ReadonlySignal<boolean>;
  readonly busy: ReadonlySignal<boolean>; // the table is being told or asked something
  readonly shown: ReadonlySignal<Seen | null>; // the position on the screen
  readonly back: Signal<number | null>; // the number of an earlier position that is looked at
  readonly missed: ReadonlySignal<readonly Seen[]>; // since my last move
  readonly names: ReadonlySignal<readonly string[]>;
  readonly legal: ReadonlySignal<readonly LegalAction[]>;
  readonly selection: ReadonlySignal<Selection>;
  readonly picks: ReadonlySignal<Picks>;
  readonly hovered: Signal<Target | null>;
  readonly preview: Signal<Preview | null>;
  readonly notice: Signal<Notice | null>;
  readonly hint: Signal<Hint | 'thinking' | null>;
  readonly beside: Signal<number | null>; // the other seat whose board is open
  play(...actions: readonly string[]): void;
  clear(): void; // takes the clicks back
  askHint(): void;
  undo(what: object): void;
  command: Table['command'];
  close(): void;
}

const nothing: Selection = { chosen: [], lit: new Set(), open: [], complete: null };
export const noPicks: Picks = {
  lit: () => false,
  chosen: () => false,
  choose: () => undefined,
  hover: () => undefined,
  open: [],
  play: () => undefined,
};

export function openSession(table: Table, ui: AnyGameUi, content: Content): Session {
  const seat = signal<number | null>(null);
  const back = signal<number | null>(null);
  const known = signal<Known | null>(null);
  const chosen = signal<readonly Target[]>([]);
  const hovered = signal<Target | null>(null);
  const preview = signal<Preview | null>(null);
  const notice = signal<Notice | null>(null);
  const hint = signal<Hint | 'thinking' | null>(null);
  const beside = signal<number | null>(null);
  const previews = new Map<string, Promise<Preview>>(); // of this position
  const sending = signal(false);
  let asking = false;
  let thinking = false;
  let situation = 0; // counts what changes my choices: what others do at the same time does not
  let timer = 0;

  const state = computed(() => table.model.value?.state ?? null);
  const myTurn = computed(() => state.value !== null && isMyTurn(state.value, seat.value));
  const position = computed(() => table.model.value?.position ?? 0);
  const live = computed<Seen | null>(() => {
    const model = table.model.value;
    return model ? { number: model.number, entries: model.fresh, views: model.views, state: model.state } : null;
  });
  const shown = computed<Seen | null>(() => {
    const earlier = table.model.value?.seen.find(({ number }) => number === back.value);
    return earlier ?? live.value;
  });
  const missed = computed(() => {
    const model = table.model.value;
    if (!model) return [];
    const gone = undone(model.log);
    return since(model.seen, mySeats(model.state)).filter(({ entries }) => !entries.every(({ number }) => gone.has(number)));
  });
  const names = computed(() => (state.value ? namesOf(state.value, botName) : []));
  const ways = computed<readonly Way[]>(() =>
    myTurn.value && back.value === null && known.value?.seat === seat.value ? known.value.ways : [],
  );
  const busy = computed(() => sending.value || (myTurn.value && known.value?.number !== position.value));
  const selection = computed(() => (ways.value.length > 0 ? select(ways.value, chosen.value) : nothing));
  const legal = computed(() => (ways.value.length > 0 ? (known.value?.legal ?? []) : []));

  function tell(reason: unknown): void {
    const rule = reason instanceof Refusal ? reason.failure.rule : null;
    notice.value = { text: messageOf(reason), ...(rule && { rule }) };
  }

  // The legal actions of the position on the screen; asked again when it changed meanwhile.
  async function learn(model: Model, forSeat: number): Promise<void> {
    if (asking) return;
    asking = true;
    try {
      const answer = await table.ask('legal', { seat: forSeat });
      const now = table.model.value;
      if (now && answer.number >= now.position) {
        const view = viewFor(now, forSeat);
        batch(() => {
          known.value = {
            seat: forSeat,
            number: now.position,
            legal: answer.actions,
            ways: answer.actions.map((action) => ({ action, steps: ui.steps(action, view) })),
          };
          if (select(known.value.ways, chosen.value).open.length === 0) chosen.value = [];
        });
      }
    } catch (reason) {
      if (table.model.value?.position === model.position) tell(reason);
    }
    asking = false;
    const now = table.model.value;
    if (now && seat.value !== null && isMyTurn(now.state, seat.value)) {
      if (known.value?.number !== now.position || known.value.seat !== seat.value) void learn(now, seat.value);
    }
  }

  const stopFollowing = effect(() => {
    const model = table.model.value;
    if (!model) return;
    const acting = actingSeat(model.state, seat.peek());
    seat.value = acting;
    const { limit: running } = model.state.time ?? {};
    limit.value = running ? { total_ms: running.seconds * 1000, ends: model.heard + running.left_ms } : null;
  });
  const stopLearning = effect(() => {
    position.value; // whenever it changes
    const acting = seat.value;
    const model = table.model.peek();
    if (!model) return;
    previews.clear();
    preview.value = null;
    const own = model.fresh.some((entry) => entry.seat === acting);
    const together = (model.state.to_move ?? []).length > 1;
    if (own || !together || known.peek()?.seat !== acting) {
      situation += 1;
      hint.value = null;
      known.value = null;
      chosen.value = [];
    }
    if (own) notice.value = null;
    if (isMyTurn(model.state, acting)) void learn(model, acting);
  });

  function previewOf(action: string): Promise<Preview> {
    let found = previews.get(action);
    if (!found) {
      found = table.ask('preview', { seat: seat.value ?? 0, action }).then((answer) => ({ ...answer, action }));
      found.catch(() => previews.delete(action));
      previews.set(action, found);
    }
    return found;
  }

  function hover(target: Target | null): void {
    hovered.value = target;
    clearTimeout(timer);
    const action = target === null ? null : completion(ways.value, chosen.value, target);
    if (!action) {
      preview.value = null;
      return;
    }
    timer = window.setTimeout(() => {
      previewOf(action.text).then(
        (found) => hovered.value === target && (preview.value = found),
        () => undefined, // the position has gone on
      );
    }, previewDelay);
  }

  async function explainRefusal(target: Target): Promise<void> {
    const model = table.model.value;
    const acting = seat.value;
    if (!model || acting === null) return;
    const view = viewFor(model, acting);
    if (!myTurn.value) {
      notice.value = { text: message('not_your_turn') };
      return;
    }
    const action = ui.attempt?.(target, chosen.value, view) ?? null;
    if (action !== null) {
      try {
        const answer = await table.ask('why', { seat: acting, action });
        if (!answer.allowed && answer.key) {
          notice.value = {
            text: message(`${ui.id}:refusal.${answer.key}`),
            ...(answer.rule && { rule: answer.rule }),
          };
          return;
        }
      } catch (reason) {
        if (!(reason instanceof Refusal) || reason.failure.code !== 'bad_action') return tell(reason);
      }
    }
    const what = ui.explain(target, view, content);
    notice.value = { text: what ?? message('nothing_here') };
  }

  // Why the table refused an action, in the reader's words where the rule has a key.
  async function tellRefusal(acting: number, action: string, reason: unknown): Promise<void> {
    if (!(reason instanceof Refusal) || reason.failure.code !== 'illegal_action') return tell(reason);
    const answer = await table.ask('why', { seat: acting, action }).catch(() => null);
    if (!answer?.key) return tell(reason);
    notice.value = { text: message(`${ui.id}:refusal.${answer.key}`), ...(answer.rule && { rule: answer.rule }) };
  }

  async function send(acting: number, actions: readonly string[]): Promise<void> {
    let before: number | null = null; // where to go back to
    for (const action of actions) {
      const model = table.model.value;
      if (!model) return;
      before ??= model.number;
      try {
        await table.command('move', { seat: acting, action, ...expectation(model) });
      } catch (reason) {
        if ((table.model.value?.number ?? 0) > before && actions.length > 1) {
          await table.command('undo', { seat: acting, to: before }).catch(tell);
        }
        return tellRefusal(acting, action, reason);
      }
    }
  }

  function play(...actions: readonly string[]): void {
    const acting = seat.value;
    if (acting === null || sending.value) return;
    sending.value = true;
    chosen.value = [];
    preview.value = null;
    notice.value = null;
    void send(acting, actions).finally(() => (sending.value = false));
  }

  function choose(target: Target): void {
    const clicked = click(ways.value, chosen.value, target);
    if (!clicked) {
      void explainRefusal(target);
      return;
    }
    notice.value = null;
    const complete = select(ways.value, clicked).complete;
    if (complete) play(complete.text);
    else chosen.value = clicked;
  }

  const picks = computed<Picks>(() => {
    const { lit, open } = selection.value;
    const picked = new Set(chosen.value);
    return {
      lit: (target) => lit.has(target),
      chosen: (target) => picked.has(target),
      choose,
      hover,
      open,
      play,
    };
  });

  // What the bot would do here. Where somebody acted meanwhile it is asked again.
  async function askHint(): Promise<void> {
    if (thinking || ui.hints === false) return;
    thinking = true;
    try {
      while (seat.value !== null && myTurn.value) {
        hint.value = 'thinking';
        const [at, acting] = [situation, seat.value];
        const { action, analysis } = await table.ask('hint', { seat: acting });
        const found = situation === at ? await previewOf(action.text).catch(() => null) : null;
        const model = table.model.value;
        if (!model || situation !== at) continue;
        const steps = ui.steps(action, viewFor(model, acting));
        hint.value = { action: action.text, steps, analysis, preview: found };
        break;
      }
    } catch (reason) {
      hint.value = null;
      tell(reason);
    }
    thinking = false;
  }

  askHindsight.value = async (of) => (await table.ask('hindsight', { seat: of })).best;

  return {
    table,
    ui,
    content,
    seat,
    myTurn,
    busy,
    shown,
    back,
    missed,
    names,
    legal,
    selection,
    picks,
    hovered,
    preview,
    notice,
    hint,
    beside,
    play,
    clear: () => (chosen.value = []),
    askHint: () => void askHint(),
    undo(what) {
      if (seat.value === null) return;
      table.command('undo', { seat: seat.value, ...what }).catch(tell);
    },
    command: (op, fields) => {
      const done = table.command(op, fields);
      done.catch(tell);
      return done;
    },
    close() {
      stopFollowing();
      stopLearning();
      clearTimeout(timer);
      limit.value = null;
      askHindsight.value = null;
      table.close();
    },
  };
}

