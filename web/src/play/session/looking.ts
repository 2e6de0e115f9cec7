// What is on the screen: the position as it is, or an earlier one that is looked at; whose names are there; which limit
// runs.
import { computed, type ReadonlySignal } from '@preact/signals';
import type { Limit } from '../../games/game_ui';
import { botName } from '../../lobby/bot_name';
import { undone, type Model, type Seen } from '../../table/model';
import { share } from '../../table/share';
import type { Desk } from './desk';
import { mySeats, namesOf, since } from '../facts';

export const liveOf = ({ number, fresh, views, state }: Model): Seen => ({ number, entries: fresh, views, state });

// What happened since my last move and was not taken back.
export function missedIn(model: Model): readonly Seen[] {
  const gone = undone(model.log);
  return since(model.seen, mySeats(model.state)).filter(
    ({ entries }) => !entries.every(({ number }) => gone.has(number)),
  );
}

export function limitIn({ state, heard }: Model): Limit | null {
  const running = state.time?.limit;
  return running ? { total_ms: running.seconds * 1000, ends: heard + running.left_ms } : null;
}

export interface Looking {
  readonly shown: ReadonlySignal<Seen | null>;
  readonly missed: ReadonlySignal<readonly Seen[]>;
  readonly names: ReadonlySignal<readonly string[]>;
  readonly limit: ReadonlySignal<Limit | null>;
}

export function looking({ table: { model }, back }: Desk): Looking {
  const live = computed(() => model.value && liveOf(model.value));
  let names: readonly string[] = [];
  let limit: Limit | null = null;
  return {
    shown: computed(() => model.value?.seen.find(({ number }) => number === back.value) ?? live.value),
    missed: computed(() => (model.value ? missedIn(model.value) : [])),
    names: computed(() => (names = share(names, model.value ? namesOf(model.value.state, botName) : []))),
    limit: computed(() => (limit = share(limit, model.value && limitIn(model.value)))),
  };
}
