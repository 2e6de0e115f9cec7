// What a click that leads nowhere was meant to do: the table says which rule forbids it.
import type { Target } from '../game_ui';
import { actor, type View } from './view';

const split = (target: Target): readonly [string, string] => {
  const colon = target.indexOf(':');
  return colon < 0 ? [target, ''] : [target.slice(0, colon), target.slice(colon + 1)];
};

// An action of each side action and object, to ask why it cannot even begin.
const SIDE: Readonly<Record<string, string>> = {
  moon: 'side moon of O1',
  hit: 'side hit O1.P',
  comet: 'side comet to belt',
  life: 'side life on O1.P',
  module: 'side module',
  throw: 'side throw comet at O1.P',
};
const USE: Readonly<Record<string, string>> = {
  O02: ' to belt',
  O03: ' as planet',
  O04: ' to hit O1.P',
  O05: ' on O1.P',
  O06: ' on O1.P',
  O08: ' on O1 and O2',
  O09: ' on O1.M1 to hit O1.P',
  O10: ' as moon of O1',
};
const SIDE_AT: Readonly<Record<string, string>> = {
  hit: 'side hit',
  comet: 'side comet to hit',
  life: 'side life on',
  throw: 'side throw comet at',
};

function first(kind: string, name: string, view: View): string | null {
  switch (kind) {
    case 'field':
      return `discard ${name}`;
    case 'side':
      return SIDE[name] ?? null;
    case 'object':
      return `use ${name}${USE[name] ?? ''}`;
    case 'objective':
      return view.phase === 'choose_start' ? `keep ${name}` : `side reveal ${name} at O1`;
    case 'body':
      if (view.phase !== 'reward' || view.active !== actor(view)) return null;
      return `reward ${view.rewards.at(-1) === 'evolution' ? 'evolve' : 'life on'} ${name}`;
    default:
      return null;
  }
}

// Something in hand (`verb`) and a place for it.
function placed(verb: string, kind: string, name: string): string | null {
  if (kind === 'body') return `${verb} to hit ${name}`;
  if (kind === 'moon') return `${verb} as moon of ${name}`;
  if (kind === 'orbit') return `${verb} as planet`;
  return kind === 'belt' ? `${verb} to belt` : null;
}

export function attempt(target: Target, chosen: readonly Target[], view: View): string | null {
  if (target.includes('@')) return null; // somebody else's
  const [kind, name] = split(target);
  const begun = chosen[0];
  if (begun === undefined) return first(kind, name, view);
  const [held, what] = split(begun);
  if (held === 'objective') return kind === 'orbit' ? `side reveal ${what} at O${name}` : null;
  if (held === 'field') return placed(`take ${what}`, kind, name);
  if (held === 'side') {
    if (kind === 'moon') return `side moon of ${name}`;
    if (kind === 'belt') return 'side comet to belt';
    return kind === 'body' && SIDE_AT[what] ? `${SIDE_AT[what]} ${name}` : null;
  }
  if (held !== 'object') return null;
  if (what === 'O05' || what === 'O06') return kind === 'body' ? `use ${what} on ${name}` : null;
  if (what === 'O09') {
    const moon = chosen[1] ? split(chosen[1])[1] : name;
    return kind === 'body' ? `use ${what} on ${moon} to hit ${chosen[1] ? name : 'O1.P'}` : null;
  }
  return placed(`use ${what}`, kind, name);
}
