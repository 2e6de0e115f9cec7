// What a click that leads nowhere was meant to do: the table says which rule forbids it.
import type { Object as ObjectName, Field, Orbit, Target as Place } from '../../generated/cosmogenesis';
import type { Content, Target } from '../game_ui';
import { splitTarget } from './naming';
import { astronomicalObject } from './objectives';
import { actor, type Action, type Planetary, type View } from './view';

const STAR: { readonly orbit: Orbit; readonly body: Place; readonly moon: Place } = {
  orbit: 'O1',
  body: 'O1.P',
  moon: 'O1.M1',
};

// An action of each side action and object, to ask why it cannot even begin.
const SIDE: Readonly<Record<string, Action>> = {
  moon: { kind: 'side moon', orbit: STAR.orbit },
  hit: { kind: 'side hit', target: STAR.body },
  comet: { kind: 'side comet to belt' },
  life: { kind: 'side life', target: STAR.body },
  module: { kind: 'side module' },
  throw: { kind: 'side throw comet', target: STAR.body },
};

function anyUse(object: ObjectName, effect: string | undefined): Action {
  switch (effect) {
    case 'comet':
      return { kind: 'use to belt', object };
    case 'rogue_planet':
      return { kind: 'use as planet', object };
    case 'asteroid_collision':
      return { kind: 'use to hit', object, target: STAR.body };
    case 'life':
    case 'evolution':
      return { kind: 'use on', object, target: STAR.body };
    case 'swap_orbits':
      return { kind: 'use on orbits', object, orbits: ['O1', 'O2'] };
    case 'moon_collision':
      return { kind: 'use on moon', object, moon: STAR.moon, target: STAR.body };
    case 'asteroid_moon':
      return { kind: 'use as moon', object, orbit: STAR.orbit };
    default:
      return { kind: 'use', object };
  }
}

function first(kind: string, name: string, view: View, content: Content): Action | null {
  switch (kind) {
    case 'field':
      return { kind: 'discard', field: name as Field };
    case 'side':
      return SIDE[name] ?? null;
    case 'object':
      return anyUse(name as ObjectName, astronomicalObject(content, name)?.effect);
    case 'objective':
      return view.phase === 'choose_start'
        ? { kind: 'keep', objective: name as Planetary }
        : { kind: 'side reveal', objective: name as Planetary, orbit: STAR.orbit };
    case 'body':
      if (view.phase !== 'reward' || view.active !== actor(view)) return null;
      return { kind: view.rewards.at(-1) === 'evolution' ? 'reward evolve' : 'reward life', target: name as Place };
    default:
      return null;
  }
}

// An element of the cosmos board, and a place for it.
function take(field: Field, kind: string, name: string): Action | null {
  if (kind === 'body') return { kind: 'take to hit', field, target: name as Place };
  if (kind === 'moon') return { kind: 'take as moon', field, orbit: name as Orbit };
  if (kind === 'orbit') return { kind: 'take as planet', field };
  return kind === 'belt' ? { kind: 'take to belt', field } : null;
}

function side(what: string, kind: string, name: string): Action | null {
  if (kind === 'moon') return { kind: 'side moon', orbit: name as Orbit };
  if (kind === 'belt') return { kind: 'side comet to belt' };
  if (kind !== 'body') return null;
  const target = name as Place;
  switch (what) {
    case 'hit':
      return { kind: 'side hit', target };
    case 'comet':
      return { kind: 'side comet to hit', target };
    case 'life':
      return { kind: 'side life', target };
    case 'throw':
      return { kind: 'side throw comet', target };
    default:
      return null;
  }
}

function objectAt(
  object: ObjectName,
  effect: string | undefined,
  kind: string,
  name: string,
  moon?: Target,
): Action | null {
  const target = name as Place;
  if (effect === 'life' || effect === 'evolution') return kind === 'body' ? { kind: 'use on', object, target } : null;
  if (effect === 'moon_collision') {
    if (kind !== 'body') return null;
    if (moon === undefined) return { kind: 'use on moon', object, moon: target, target: STAR.body };
    return { kind: 'use on moon', object, moon: splitTarget(moon)[1] as Place, target };
  }
  if (kind === 'body') return { kind: 'use to hit', object, target };
  if (kind === 'moon') return { kind: 'use as moon', object, orbit: name as Orbit };
  if (kind === 'orbit') return { kind: 'use as planet', object };
  return kind === 'belt' ? { kind: 'use to belt', object } : null;
}

export function attempt(target: Target, chosen: readonly Target[], view: View, content: Content): Action | null {
  if (target.includes('@')) return null; // somebody else's
  const [kind, name] = splitTarget(target);
  const [begun, next] = chosen;
  if (begun === undefined) return first(kind, name, view, content);
  const [held, what] = splitTarget(begun);
  switch (held) {
    case 'objective':
      if (kind !== 'orbit') return null;
      return { kind: 'side reveal', objective: what as Planetary, orbit: `O${name}` as Orbit };
    case 'field':
      return take(what as Field, kind, name);
    case 'side':
      return side(what, kind, name);
    case 'object':
      return objectAt(what as ObjectName, astronomicalObject(content, what)?.effect, kind, name, next);
    default:
      return null;
  }
}
