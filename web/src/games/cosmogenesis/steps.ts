// The clicks that lead to an action, read off its text form.
//
//   field:II-3     an element of the cosmos board    orbit:2     an orbit: its planet place, its dock
//   body:O2.M1     a planet or moon that is hit, …   moon:O2     a free place for a moon of that planet
//   side:life      a side action                     belt        the asteroid belt
//   object:O04     an object                         objective:P07  in the hand
import type { LegalAction, Step, Target } from '../game_ui';
import { actor, seatOf, type View } from './view';

const TAKE = /^take (\S+) (?:(as planet)|as moon of (O\d)|to hit (\S+)|to (belt)|as object|as objective)$/;
const SIDE =
  /^side (?:moon of (O\d)|hit (\S+)|comet to (belt)|comet to hit (\S+)|life on (\S+)|(module)|reveal (\S+) at O(\d)|throw comet at (\S+))$/;
const USE =
  /^use (O\d\d)(?: (?:to (belt)|(as planet)|as moon of (O\d)|to hit (\S+)|on O(\d) and O(\d)|on (\S+) to hit (\S+)|on (\S+)))?$/;
const REWARD = /^reward (?:life on|evolve) (\S+)$/;

export const END_TURN: Target = 'button:end';
export const DECLINE: Target = 'button:decline';
export const DISCARD: Target = 'button:discard';
export const TAKE_IT: Target = 'button:take';

// A new planet goes to the first empty orbit.
const nextOrbit = (view: View): Target => `orbit:${seatOf(view, actor(view)).orbits.length + 1}`;

function takeSteps(text: string, view: View): readonly Step[] {
  const [, field, planet, moon, hit, belt] = TAKE.exec(text) ?? [];
  const from = `field:${field}`;
  if (planet) return [from, nextOrbit(view)];
  if (moon) return [from, `moon:${moon}`];
  if (hit) return [from, `body:${hit}`];
  return [from, belt ? 'belt' : TAKE_IT];
}

function sideSteps(text: string): readonly Step[] {
  const [, moon, hit, comet, cometHit, life, module, objective, orbit, thrown] = SIDE.exec(text) ?? [];
  if (moon) return ['side:moon', `moon:${moon}`];
  if (hit) return ['side:hit', `body:${hit}`];
  if (comet) return ['side:comet', 'belt'];
  if (cometHit) return ['side:comet', `body:${cometHit}`];
  if (life) return ['side:life', `body:${life}`];
  if (module) return ['side:module'];
  if (thrown) return ['side:throw', `body:${thrown}`];
  return [`objective:${objective}`, `orbit:${orbit}`];
}

function objectSteps(text: string, view: View): readonly Step[] {
  const [, object, belt, planet, moon, hit, inner, outer, thrown, struck, on] = USE.exec(text) ?? [];
  const from = `object:${object}`;
  if (belt) return [from, 'belt'];
  if (planet) return [from, nextOrbit(view)];
  if (moon) return [from, `moon:${moon}`];
  if (hit) return [from, `body:${hit}`];
  if (inner) return [from, [`orbit:${inner}`, `orbit:${outer}`]];
  if (thrown) return [from, `body:${thrown}`, `body:${struck}`];
  return on ? [from, `body:${on}`] : [from];
}

export function steps(action: LegalAction, view: View): readonly Step[] {
  const { text } = action;
  if (text === 'end turn') return [END_TURN];
  if (text === 'decline') return [DECLINE];
  const [verb, operand] = text.split(' ');
  switch (verb) {
    case 'keep':
      return [`objective:${operand}`];
    case 'discard':
      return [`field:${operand}`, DISCARD];
    case 'take':
      return takeSteps(text, view);
    case 'side':
      return sideSteps(text);
    case 'use':
      return objectSteps(text, view);
    default:
      return [`body:${REWARD.exec(text)?.[1]}`];
  }
}
