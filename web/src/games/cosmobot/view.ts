// What the table tells of the companion: the printed game's board as it was entered.
import type { TableView } from '../anunnaki/view';

export interface View extends TableView {
  readonly options: Readonly<Record<string, string | boolean>>;
  readonly choice: string; // "none", or what Cosmobot's rules leave to the person
  readonly missing: readonly string[]; // to be entered before Cosmobot's first turn
  readonly question: {
    readonly task?: string;
    readonly place?: string;
    readonly slot?: number;
    readonly deck?: string;
    readonly choice?: string;
  } | null;
  readonly combat: { readonly place: string; readonly bot: number | null; readonly die: number | null } | null;
}
