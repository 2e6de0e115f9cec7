// Real positions and the printed content, for tests.
import board from '../../../../../content/crafting-the-cosmos/board.json';
import goals from '../../../../../content/crafting-the-cosmos/goals.json';
import nebulae from '../../../../../content/crafting-the-cosmos/nebulae.json';
import powers from '../../../../../content/crafting-the-cosmos/powers.json';
import tables from '../../../../../content/crafting-the-cosmos/tables.json';
import crafting from '../../../../fixtures/crafting-the-cosmos/crafting.json';
import late from '../../../../fixtures/crafting-the-cosmos/late.json';
import middle from '../../../../fixtures/crafting-the-cosmos/middle.json';
import many from '../../../../fixtures/crafting-the-cosmos/many/positions.json';
import english from '../../../../messages/en/crafting-the-cosmos.json';
import { select, type Selection, type Way } from '../../selection';
import type { Content, LegalAction, Picks, Target } from '../../game_ui';
import { setTexts } from '../../../text/say';
import { steps } from '../steps';
import type { View } from '../view';

export const content: Content = {
  'board.json': board,
  'goals.json': goals,
  'nebulae.json': nebulae,
  'powers.json': powers,
  'tables.json': tables,
};

export interface Position {
  readonly seat: number;
  readonly view: View;
  readonly legal: readonly LegalAction[];
}

const played = [middle, crafting, late].map(({ legal, ...rest }) => ({
  ...rest,
  legal: legal.map(({ text }) => text),
}));

export const positions: readonly Position[] = [...played, ...many].map(({ seat, view, legal }) => ({
  seat,
  view: view as unknown as View,
  legal: legal.map((text) => ({ text, kind: '' })),
}));

export const texts: Readonly<Record<string, string>> = english;
export const speakEnglish = (): void => setTexts('en', new Map([['crafting-the-cosmos', english]]));

export const waysOf = ({ legal, view }: Position): readonly Way[] =>
  legal.map((action) => ({ action, steps: steps(action, view) }));

// The clicks of a way one by one; those of a set in the order it lists them.
export const clicksOf = (way: Way): readonly Target[] => way.steps.flat();

export function picksOf({ lit, open }: Selection, chosen: readonly Target[]): Picks {
  return {
    lit: (target) => lit.has(target),
    chosen: (target) => chosen.includes(target),
    begins: () => false,
    choose: () => undefined,
    hover: () => undefined,
    open,
    play: () => undefined,
  };
}

export const noPicks: Picks = picksOf(select([], []), []);
