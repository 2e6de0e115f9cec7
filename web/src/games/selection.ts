// Choosing an action by clicking targets. Pure: what was clicked, and the actions it still allows.
import type { LegalAction } from './action';
import type { Step, Target } from './game_ui';

export interface Way<Action extends LegalAction = LegalAction> {
  readonly action: Action;
  readonly steps: readonly Step[];
}

const targetsOf = (step: Step): readonly Target[] => (typeof step === 'string' ? [step] : step);

// The targets that come next on the way after these clicks; empty when the way has ended, null when
// the clicks are not on it.
function next(way: Way, chosen: readonly Target[]): readonly Target[] | null {
  let clicked = 0;
  for (const step of way.steps) {
    const open = [...targetsOf(step)];
    while (open.length > 0) {
      const target = chosen[clicked];
      if (target === undefined) return open;
      const at = open.indexOf(target);
      if (at < 0) return null;
      open.splice(at, 1);
      clicked += 1;
    }
  }
  return clicked === chosen.length ? [] : null;
}

export interface Selection<Action extends LegalAction = LegalAction> {
  readonly chosen: readonly Target[];
  readonly lit: ReadonlySet<Target>;
  readonly open: readonly Action[]; // what the clicks still allow
  readonly complete: Action | null; // what they say
}

export function select<Action extends LegalAction>(
  ways: readonly Way<Action>[],
  chosen: readonly Target[],
): Selection<Action> {
  const lit = new Set<Target>();
  const open: Action[] = [];
  let complete: Action | null = null;
  for (const way of ways) {
    const targets = next(way, chosen);
    if (!targets) continue;
    open.push(way.action);
    if (targets.length === 0) complete ??= way.action;
    for (const target of targets) lit.add(target);
  }
  return { chosen, lit, open, complete };
}

// What is chosen after a click: a lit target is added, a chosen one and all after it are taken back,
// and one that would be lit at the beginning begins anew. Null: the click means nothing.
export function click(ways: readonly Way[], chosen: readonly Target[], target: Target): readonly Target[] | null {
  if (select(ways, chosen).lit.has(target)) return [...chosen, target];
  const at = chosen.lastIndexOf(target);
  if (at >= 0) return chosen.slice(0, at);
  for (let kept = chosen.length - 1; kept >= 0; kept -= 1) {
    const before = chosen.slice(0, kept);
    if (select(ways, before).lit.has(target)) return [...before, target];
  }
  return null;
}

// Whether a click there is the beginning of something, not the whole of it.
export function begins(ways: readonly Way[], chosen: readonly Target[], target: Target): boolean {
  const clicked = click(ways, chosen, target);
  return clicked !== null && clicked.length > chosen.length && select(ways, clicked).complete === null;
}

// The targets after which nothing is left to choose, when they are the only way on: what was clicked
// and the rest that is forced. Used to preview.
export function completion(ways: readonly Way[], chosen: readonly Target[], target: Target): LegalAction | null {
  const clicked = click(ways, chosen, target);
  if (!clicked) return null;
  const selection = select(ways, clicked);
  return selection.complete ?? (selection.open.length === 1 ? (selection.open[0] ?? null) : null);
}
