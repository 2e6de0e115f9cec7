// What a hovered action would change on a galaxy.
import type { LifeToken, NebulaToken, SeatView, StarToken } from './view';

export interface Changes<Token> {
  readonly comes: ReadonlyMap<string, Token>; // new, or another one than before
  readonly goes: ReadonlySet<string>; // no longer there, or another one
}

export interface Ghost {
  readonly stars: Changes<StarToken>;
  readonly life: Changes<LifeToken>;
  readonly nebulae: Changes<NebulaToken>;
  readonly points: number;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

function changes<Token>(
  before: Readonly<Record<string, Token>>,
  after: Readonly<Record<string, Token>>,
): Changes<Token> {
  const differs = (space: string) => !same(before[space], after[space]);
  return {
    comes: new Map(Object.entries(after).filter(([space]) => differs(space))),
    goes: new Set(Object.keys(before).filter(differs)),
  };
}

export const ghostOf = (before: SeatView, after: SeatView): Ghost => ({
  stars: changes(before.stars, after.stars),
  life: changes(before.life, after.life),
  nebulae: changes(before.nebulae, after.nebulae),
  points: after.points - before.points,
});
