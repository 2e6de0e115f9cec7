// One person at one table: what they see, what they have clicked, what they are told. The screen draws
// these signals; the table is the only thing they come from (open_session.ts).
import type { ReadonlySignal, Signal } from '@preact/signals';
import type { LegalAction } from '../../games/action';
import type { Content, Limit, Picks, Step, Target } from '../../games/game_ui';
import type { AnyGameUi } from '../../games/games';
import type { Selection } from '../../games/selection';
import type { Message } from '../../text/message';
import type { Analysis, Questions } from '../../table/messages';
import type { Seen } from '../../table/model';
import type { Table } from '../../table/table';

export type Preview = Questions['preview'][1];

export interface Notice {
  readonly text: Message;
  readonly rule?: string;
}

export interface Hint {
  readonly action: LegalAction;
  readonly steps: readonly Step[]; // what to click for it
  readonly analysis: Analysis;
  readonly preview: Preview | null;
}

export interface Session {
  readonly table: Table;
  readonly ui: AnyGameUi;
  readonly content: Content;
  readonly seat: ReadonlySignal<number | null>; // for whom the page acts
  readonly myTurn: ReadonlySignal<boolean>;
  readonly busy: ReadonlySignal<boolean>; // the table is being told or asked something
  readonly shown: ReadonlySignal<Seen | null>; // the position on the screen
  readonly back: Signal<number | null>; // the number of an earlier position that is looked at
  readonly missed: ReadonlySignal<readonly Seen[]>; // since my last move
  readonly names: ReadonlySignal<readonly string[]>;
  readonly limit: ReadonlySignal<Limit | null>; // the game's own, where one runs
  readonly legal: ReadonlySignal<readonly LegalAction[]>;
  readonly selection: ReadonlySignal<Selection>;
  readonly picks: ReadonlySignal<Picks>;
  readonly hovered: ReadonlySignal<Target | null>;
  readonly held: ReadonlySignal<Target | null>; // asked about by a long press
  readonly preview: ReadonlySignal<Preview | null>;
  readonly notice: Signal<Notice | null>;
  readonly hint: Signal<Hint | 'thinking' | null>;
  readonly beside: Signal<number | null>; // the other seat whose board is open
  play(...actions: readonly LegalAction[]): void;
  clear(): void; // takes the clicks back
  hold(target: Target | null): void; // shows what it is and what it would bring, until something else is pressed
  askHint(): void;
  readonly askHindsight: (seat: number) => Promise<unknown>;
  undo(what: object): void;
  command: Table['command'];
  close(): void;
}
