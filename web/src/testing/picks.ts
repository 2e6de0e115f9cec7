// For unit tests: what a board asks, after these clicks.
import type { LegalAction } from '../games/action';
import type { Picks, Target } from '../games/game_ui';
import { begins, select, type Way } from '../games/selection';

export function picksOf<Action extends LegalAction>(
  ways: readonly Way<Action>[],
  chosen: readonly Target[],
): Picks<Action> {
  const { lit, open } = select(ways, chosen);
  return {
    lit: (target) => lit.has(target),
    chosen: (target) => chosen.includes(target),
    begins: (target) => begins(ways, chosen, target),
    choose: () => undefined,
    hover: () => undefined,
    open,
    play: () => undefined,
  };
}

// Nothing can be clicked but what is said to be lit.
export const idlePicks = (lit: (target: Target) => boolean = () => false): Picks<never> => ({
  ...picksOf<never>([], []),
  lit,
});
