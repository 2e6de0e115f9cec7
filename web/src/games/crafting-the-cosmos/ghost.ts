// What a hovered action would change on a galaxy.
import type { Life, NebulaToken, SeatView, Star } from './view';

export interface Changes<Token> {
  readonly comes: ReadonlyMap<string, Token>; // new, or another one than before
  readonly goes: ReadonlySet<string>; // no longer there, or another one
}

export interface Ghost {
  readonly stars: Changes<Star>;
  readonly life: Changes<Life>;
  readonly nebulae: Changes<NebulaToken>;
  readonly points: number;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

type Tokens<Token> = Readonly<Partial<Record<string, Token>>>;

function changes<Token>(before: Tokens<Token>, after: Tokens<Token>): Changes<Token> {
  const differs = (space: string) => !same(before[space], after[space]);
  return {
    comes: new Map(Object.entries(after as Readonly<Record<string, Token>>).filter(([space]) => differs(space))),
    goes: new Set(Object.keys(before).filter(differs)),
  };
}

export const ghostOf = (before: SeatView, after: SeatView): Ghost => ({
  stars: changes(before.stars, after.stars),
  life: changes(before.life, after.life),
  nebulae: changes(before.nebulae, after.nebulae),
  points: after.points - before.points,
});
