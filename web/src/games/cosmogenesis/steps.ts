// The clicks that lead to an action.
//
//   field:II-3     an element of the cosmos board    orbit:2     an orbit: its planet place, its dock
//   body:O2.M1     a planet or moon that is hit, …   moon:O2     a free place for a moon of that planet
//   side:life      a side action                     belt        the asteroid belt
//   object:O04     an object                         objective:P07  in the hand
import type { Content, Step, Target } from '../game_ui';
import { splitField } from './naming';
import { sideOf, sideTarget } from './side_actions';
import { actor, elementOn, orbitNumber, seatOf, type Action, type View } from './view';

export const END_TURN: Target = 'button:end';
export const DECLINE: Target = 'button:decline';
export const DISCARD: Target = 'button:discard';
export const TAKE_IT: Target = 'button:take';

// A new planet goes to the first empty orbit.
const nextOrbit = (view: View): Target => `orbit:${seatOf(view, actor(view)).orbits.length + 1}`;
const orbit = (name: string): Target => `orbit:${orbitNumber(name)}`;

// Where something goes, or what it does.
function aim(action: Action, view: View): readonly Step[] {
  switch (action.kind) {
    case 'take as planet':
    case 'use as planet':
      return [nextOrbit(view)];
    case 'take as moon':
    case 'side moon':
    case 'use as moon':
      return [`moon:${action.orbit}`];
    case 'take to hit':
    case 'side hit':
    case 'side comet to hit':
    case 'side life':
    case 'side throw comet':
    case 'use to hit':
    case 'use on':
    case 'reward life':
    case 'reward evolve':
      return [`body:${action.target}`];
    case 'take to belt':
    case 'side comet to belt':
    case 'use to belt':
      return ['belt'];
    case 'take as object':
    case 'take as objective':
      return [TAKE_IT];
    case 'discard':
      return [DISCARD];
    case 'side reveal':
      return [orbit(action.orbit)];
    case 'use on orbits':
      return [action.orbits.map(orbit)];
    case 'use on moon':
      return [`body:${action.moon}`, `body:${action.target}`];
    case 'keep':
    case 'side module':
    case 'use':
      return [];
    case 'decline':
      return [DECLINE];
    case 'end turn':
      return [END_TURN];
  }
}

// What is taken in hand first.
function source(action: Action): readonly Step[] {
  if ('field' in action) return [`field:${action.field}`];
  if ('object' in action) return [`object:${action.object}`];
  if ('objective' in action) return [`objective:${action.objective}`];
  const side = sideOf(action.kind);
  return side ? [sideTarget(side)] : [];
}

// CG-DISCARD-03: an asteroid is discarded for an asteroid, two of them for one. It goes into the belt.
export function redundant(action: Action, view: View, content: Content): boolean {
  if (action.kind !== 'discard') return false;
  const [sector, field] = splitField(action.field);
  const element = elementOn(view, sector, field, content);
  return element?.sort === 'stone' && element.asteroids > 0;
}

export const steps = (action: Action, view: View): readonly Step[] => [...source(action), ...aim(action, view)];
