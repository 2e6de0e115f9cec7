// The side actions that are paid for, as they are offered: a button each, and the actions that it begins.
import type { Target } from '../game_ui';
import type { Action } from './view';

type Kind = Action['kind'];

// What a button costs is what its first action costs. A side action that reveals an objective begins with its card.
export const SIDE_ACTIONS = [
  ['moon', ['side moon']],
  ['hit', ['side hit']],
  ['life', ['side life']],
  ['comet', ['side comet to belt', 'side comet to hit']],
  ['throw', ['side throw comet']],
  ['module', ['side module']],
] as const satisfies readonly (readonly [side: string, kinds: readonly [Kind, ...Kind[]]])[];

export type Side = (typeof SIDE_ACTIONS)[number][0];

export const sideOf = (kind: Kind): Side | undefined =>
  SIDE_ACTIONS.find(([, kinds]) => (kinds as readonly Kind[]).includes(kind))?.[0];
export const sideTarget = (side: Side): Target => `side:${side}`;
