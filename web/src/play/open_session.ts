// A session over a table: fetches what may be done, narrows it by clicks, and sends what was chosen.
import { batch, computed, effect, signal } from '@preact/signals';
import type { Content, LegalAction, Picks, Target } from '../games/game_ui';
import type { AnyGameUi } from '../games/games';
import { begins, click, completion, select, type Selection, type Way } from '../games/selection';
import { botName } from '../lobby/bot_name';
import { message } from '../text/message';
import { undone, type Model, type Seen } from '../table/model';
import { share } from '../table/share';
import type { Table } from '../table/table';
import { actingSeat, expectation, isMyTurn, isPlayed, mySeats, namesOf, since, viewFor } from './facts';
import { askHindsight } from './hindsight';
import { limit } from './limit';
import { noticeOf, plainNotice, whyNot } from './refusal';
import type { Hint, Notice, Preview, Session } from './session';

interface Known {
  readonly seat: number;
  readonly number: number;
  readonly hash: string;
  readonly legal: readonly LegalAction[];
  readonly ways: readonly Way[];
}

const previewDelay = 90; // milliseconds the pointer rests

const noTargets: readonly Target[] = [];
const nothing: Selection = { chosen: noTargets, lit: new Set(), open: [], complete: null };

export function openSession(table: Table, ui: AnyGameUi, content: Content): Session {
  const seat = signal<number | null>(null);
  const back = signal<number | null>(null);
  const known = signal<Known | null>(null);
  const chosen = signal(noTargets);
  const hovered = signal<Target | null>(null);
  const preview = signal<Preview | null>(null);
  const notice = signal<Notice | null>(null);
  const hint = signal<Hint | 'thinking' | null>(null);
  const beside = signal<number | null>(null);
  const previews = new Map<string, Promise<Preview>>(); // of this position
  const sending = signal(false);
  let knownNames: readonly string[] = [];
  let asking = false;
  let thinking = false;
  let wasMine = false; // the turn, before this position
  let situation = 0; // counts what changes my choices: what others do at the same time does not
  let timer = 0;

  const state = computed(() => table.model.value?.state ?? null);
  const myTurn = computed(() => state.value !== null && isMyTurn(state.value, seat.value));
  // Whether there may be something to do: in a game where all act at once also for who is not waited for.
  const canAct = (model: Model | null, of: number | null): of is number =>
    model !== null &&
    of !== null &&
    (isMyTurn(model.state, of) || (isPlayed(model.state, of) && ui.mayAct?.(viewFor(model, of), of) === true));
  const acts = computed(() => canAct(table.model.value, seat.value));
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
    return since(model.seen, mySeats(model.state)).filter(
      ({ entries }) => !entries.every(({ number }) => gone.has(number)),
    );
  });
  const names = computed(() => (knownNames = share(knownNames, state.value ? namesOf(state.value, botName) : [])));
  const ways = computed<readonly Way[]>(() =>
    acts.value && back.value === null && known.value?.seat === seat.value ? known.value.ways : [],
  );
  const busy = computed(() => sending.value || (acts.value && known.value?.number !== position.value));
  const selection = computed(() => (ways.value.length > 0 ? select(ways.value, chosen.value) : nothing));
  const legal = computed(() => (ways.value.length > 0 ? (known.value?.legal ?? []) : []));

  const tell = (reason: unknown) => {
    notice.value = plainNotice(reason);
  };

  // The legal actions of the position on the screen; asked again when it changed meanwhile.
  async function learn(model: Model, forSeat: number): Promise<void> {
    if (asking) return;
    asking = true;
    try {
      const last = known.peek();
      const before = last?.seat === forSeat ? last : null;
      const answer = await table.ask('legal', { seat: forSeat, ...(before && { known: before.hash }) });
      const now = table.model.value;
      if (now && answer.number >= now.position) {
        const view = viewFor(now, forSeat);
        const legal = answer.actions ?? before?.legal ?? [];
        batch(() => {
          known.value = {
            seat: forSeat,
            number: now.position,
            hash: answer.hash,
            legal,
            ways: legal.map((action) => ({ action, steps: ui.steps(action, view) })),
          };
          if (select(known.value.ways, chosen.value).open.length === 0) chosen.value = noTargets;
          const advised = hint.value !== null && hint.value !== 'thinking' ? hint.value.action : null;
          if (advised !== null && !legal.some(({ text }) => text === advised)) hint.value = null;
        });
      }
    } catch (reason) {
      if (table.model.value?.position === model.position) tell(reason);
    }
    asking = false;
    const now = table.model.value;
    const of = seat.value;
    if (now && canAct(now, of) && (known.value?.number !== now.position || known.value.seat !== of))
      void learn(now, of);
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
    void position.value; // whenever it changes
    const acting = seat.value;
    const model = table.model.peek();
    if (!model) return;
    previews.clear();
    preview.value = null;
    const own = model.fresh.some((entry) => entry.seat === acting);
    const mine = canAct(model, acting);
    const goesOn = mine && wasMine && !own && known.peek()?.seat === acting; // others acted at the same time
    wasMine = mine;
    if (!goesOn) {
      situation += 1;
      hint.value = null;
      known.value = null;
      chosen.value = noTargets;
    }
    if (own) notice.value = null;
    if (mine) void learn(model, acting);
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
    if (!acts.value) {
      notice.value = { text: message('not_your_turn') };
      return;
    }
    const action = ui.attempt?.(target, chosen.value, view) ?? null;
    if (action !== null) {
      const found = await whyNot(table, ui.id, acting, action);
      if (found) {
        notice.value = found;
        return;
      }
    }
    const what = ui.explain(target, view, content);
    notice.value = { text: what ?? message('nothing_here') };
  }

  async function send(acting: number, actions: readonly string[]): Promise<void> {
    let before: number | null = null; // where to go back to
    for (const action of actions) {
      const model = table.model.value;
      if (!model) return;
      before ??= model.number;
      try {
        await table.command('move', { seat: acting, action, ...expectation(model, ui.mayAct !== undefined) });
      } catch (reason) {
        if ((table.model.peek()?.number ?? 0) > before && actions.length > 1) {
          await table.command('undo', { seat: acting, to: before }).catch(tell);
        }
        const refused = await noticeOf(reason, table, ui.id, acting, action);
        const what = actions.length > 1 ? ui.tellAction?.(action, content) : undefined; // of the several
        notice.value = what ? { ...refused, text: message('refused.part', { what, why: refused.text }) } : refused;
        return;
      }
    }
  }

  function play(...actions: readonly string[]): void {
    const acting = seat.value;
    if (acting === null || sending.value) return;
    sending.value = true;
    chosen.value = noTargets;
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
      begins: (target) => begins(ways.value, chosen.value, target),
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
    clear: () => (chosen.value = noTargets),
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
