// For what is only looked at, whatever its game's actions are: nothing can be chosen, and nothing comes of trying.
import type { Picks } from './game_ui';

export const noPicks: Picks<never> = {
  lit: () => false,
  chosen: () => false,
  begins: () => false,
  choose: () => undefined,
  hover: () => undefined,
  open: [],
  play: () => undefined,
};
