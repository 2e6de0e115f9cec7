// What the table tells of the companion: the printed game's board as it was entered.
import type { Deck, TableView } from '../anunnaki/view';
import type { Slot } from './contracts';

export interface Asked {
  readonly task?: string;
  readonly place?: string;
  readonly slot?: number;
  readonly deck?: Deck;
  readonly choice?: string;
}

// `at`: the goal's track, the contract's slot, the side of the display.
export interface Untold {
  readonly fact: 'goal' | 'contract' | 'planet' | 'creature';
  readonly at: string | number;
}

export interface View extends TableView {
  readonly options: Readonly<Record<string, string | boolean>>;
  readonly choice: string; // "none", or what Cosmobot's rules leave to the person
  readonly untold: readonly Untold[]; // to be entered before Cosmobot's turn, in the order in which it is asked for
  readonly question: Asked | null;
  readonly contracts: readonly (Slot | null)[];
  readonly typed: Readonly<Record<Deck, string | null>>; // a printed card, as far as it was typed
  readonly physical: Readonly<Record<'cards' | 'die', boolean>>; // on the person's own table
  readonly viewer: number | null; // null: who only watches
  readonly combat: { readonly place: string; readonly die: number | null } | null;
}
