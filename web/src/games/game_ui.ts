// What the page needs to know of a game. Everything else (lobby, seats, clocks, log, undo, hints,
// the end of a game) is written once, for all games, over this.
import type { ReadonlySignal } from '@preact/signals';
import type { ComponentType, VNode } from 'preact';
import type { Message } from '../text/message';
import type { Language } from '../text/say';
import type { Options, Score, ScoreItem } from '../table/messages';
import type { LegalAction } from './action';

export type { LegalAction };

// Something that happened, as the table tells it: a key and its arguments. Each game has its own union of them, as of
// its actions (src/generated).
export interface GameEvent {
  readonly event: string;
  readonly [argument: string]: unknown;
}

// Something on the screen that can be clicked, named by its game: "tile:09", "cell:b2",
// "button:done". The shell makes the buttons; a board draws the others, with target() of target.ts
// spread on each: arrow keys, hints and browser tests go by the marks that it makes.
export type Target = string;

// One click, or several whose order does not matter (["tile:01", "tile:09", "tile:10"]).
export type Step = Target | readonly Target[];

// What a click would do now. A board asks this for each thing it draws and knows nothing else of
// actions: the shell narrows the legal actions by what was clicked (selection.ts).
export interface Picks<Action extends LegalAction = LegalAction> {
  lit(target: Target): boolean; // it glows: clicking it leads to an action
  chosen(target: Target): boolean;
  begins(target: Target): boolean; // after clicking it something else is to be clicked: it can be dragged
  // On what is not lit: says why not. `carried`: it is being dragged, and where to is still to be said.
  choose(target: Target, carried?: boolean): void;
  hover(target: Target | null): void; // previews what the click would bring; shows the tooltip
  // For what is more than a click, such as dragging or turning with the wheel: the actions that the
  // clicks so far allow, and playing one of them at once.
  // Several are played one after the other, all or none.
  readonly open: readonly Action[];
  readonly busy?: boolean; // of a game whose actions are played as one: the table is still being told something
  play(action: Action, ...more: readonly Action[]): void;
}

// What is printed on the components, by file, and what the rules make of it, such as which spaces are neighbours
// (docs/protocol.md, "content").
export interface Content {
  readonly files: Readonly<Record<string, unknown>>;
  readonly tables: Readonly<Record<string, unknown>>;
}

// The game's own time limit, such as the sandglass.
export interface Limit {
  readonly total_ms: number;
  readonly ends: number; // on the clock of performance.now()
}

// What somebody typed, as the table reads it by the game's rules: the actions that it means, or a problem with the key
// of its text and what goes into it. `at`: which of several parts it is in. `refusal`: it was understood, but the rules
// forbid it.
export interface TypedProblem {
  readonly key: string;
  readonly with: Readonly<Record<string, string | number | readonly string[]>>;
  readonly text: string; // English
  readonly at?: { readonly part: number; readonly text: string };
  readonly refusal?: {
    readonly action: LegalAction;
    readonly rule: string;
    readonly key: string;
    readonly text: string;
  };
}
export interface Typed {
  readonly actions?: readonly LegalAction[];
  readonly problem?: TypedProblem;
}

export interface BoardProps<View, Action extends LegalAction = LegalAction, Event extends GameEvent = GameEvent> {
  readonly view: View;
  readonly content: Content;
  readonly seat: number; // whose board this is
  readonly names: readonly string[]; // of the seats
  readonly picks: Picks<Action>; // nothing is lit on a board that is only looked at
  readonly small: boolean; // a thumbnail: no texts, no targets
  readonly recent: readonly Event[]; // what led here, to animate; empty after a jump
  // All that led here and was not taken back, as far as the log is known; gathered when it is asked for.
  // Another function means that there is more or less of it. A thumbnail has none.
  readonly history?: () => readonly Event[];
  readonly preview: View | null; // what the hovered action would lead to
  readonly limit?: Limit | null; // that runs now; a thumbnail has none
  // What would have been best for a seat in what was counted last, as the table says it; where it can be asked.
  readonly hindsight?: (seat: number) => Promise<unknown>;
  readonly scores?: readonly Score[]; // when the game is over: everybody's points, by parts and one by one
  readonly read?: (text: string) => Promise<Typed>; // asks the table; where something can be typed
}

// Points for a seat, where they came from on the board, and what for.
export interface Gain {
  readonly seat: number;
  readonly points: number;
  readonly at: readonly Target[]; // the first that is seen; where none is, beside the seat's name
  readonly reason: Message;
}

export interface GameUi<View, Action extends LegalAction = LegalAction, Event extends GameEvent = GameEvent> {
  readonly id: string;
  readonly hints?: boolean; // false: there is nothing to advise
  readonly asOne?: true; // what is played together is one thing: undo takes all of it back
  // What to click, in order, for an action. Actions that share the beginning share the way; no way is
  // the beginning of another.
  steps(action: Action, view: View): readonly Step[];
  // In a game where all act at once: whether a seat that is not waited for may act all the same, as who is
  // done building may build on.
  mayAct?(view: View, seat: number): boolean;
  // The action that clicking this target after the chosen ones would mean, were it allowed: the table then says which
  // rule forbids it. Null where it would mean nothing.
  attempt?(target: Target, chosen: readonly Target[], view: View, content: Content): Action | null;
  // What is asked of the seat now: `open` are the actions that the clicks so far (`chosen`) still allow, so that after
  // each click it is the next question.
  prompt(view: View, seat: number, open: readonly Action[], content: Content, chosen: readonly Target[]): Message;
  // The text of a target that the shell shows as a button.
  label(target: Target, view: View, content: Content): Message;
  // One line of the log; null for what needs no line. `me`: the seat that the reader is called "you" at; null at a
  // screen that several share, and for who only watches.
  tell(event: Event, names: readonly string[], content: Content, me: number | null): Message | null;
  // Where on the board an event happened: shown there when another did it, and when its line in the log is pointed at.
  // What is another's own is called as on that seat's board (seat_target.ts).
  where?(event: Event, view: View): readonly Target[];
  // Its board shows an automatic opponent's turn by itself, step by step, where things may move: the event that is
  // being shown.
  readonly replays?: ReadonlySignal<GameEvent | null>;
  // The points that an event brought, where they can be told one by one: they rise beside `at`, with the reason.
  // `earlier`: what happened before it, gathered when it is asked for.
  gain?(event: Event, view: View, content: Content, earlier: () => readonly Event[]): Gain | null;
  // An action in words, as advice to "you": "Lay a star on the corner between the two blue nebulae". Without a full
  // stop: hints say it, and what was refused is said with its reason behind it.
  tellAction?(action: Action, content: Content, view: View): Message;
  // Where all is entered by hand: the line of the log for an action of one's own that no event tells of.
  logAction?(action: Action, content: Content): Message;
  // Buttons that throw something away or give it up: they never look like what is advised.
  readonly waives?: readonly Target[];
  // Buttons that only end the turn. Where one is all that is left to do, it is pressed for who has set that.
  readonly ends?: readonly Target[];
  // Whether a button only answers "none". Where there is no other answer, the question is not asked.
  skips?(target: Target, view: View): boolean;
  // After a click, the only answer that is left is not asked for: where it is a button (unless such a button confirms
  // what spends or reveals), or whatever it is but one that gives something up (`waives`).
  readonly answers?: 'lone buttons' | 'all';
  // What is legal but never better than another action: it is not offered.
  redundant?(action: Action, view: View, content: Content): boolean;
  // What the target is, and its rule in our words: the tooltip. `seat`: on whose board, where it is not the
  // viewer's own.
  explain(target: Target, view: View, content: Content, seat?: number): Message | null;
  // The number of the rule that a target is about: its tooltip links to it.
  rule?(target: Target, view: View): string | null;
  // The target in large, such as a card, shown with its explanation, which says it all. Null: it is large enough as it is.
  enlarge?(target: Target, view: View, content: Content, seat?: number): VNode | null;
  // What brought points at the end, such as an objective, by its name among the game's types (Score.items).
  itemName?(what: string, part: string, content: Content): Message;
  // Points that the table tells only the sum of, one by one, as far as what happened tells them.
  split?(item: ScoreItem, seat: number, history: readonly Event[]): readonly ScoreItem[];
  // The number of the rule that puts one before another who has as many points.
  readonly tieRule?: string;
  // The numbers beside a seat's name: [icon, value, what it is].
  holdings(view: View, seat: number): readonly (readonly [string, number, Message])[];
  // The parts of the view that the small board shows: it is drawn again when one of them is another.
  pictured?(view: View, seat: number): readonly unknown[];
  readonly Board: ComponentType<BoardProps<View, Action, Event>>;
  // Hand, resources, staged pieces: the tray at the bottom.
  readonly Tray?: ComponentType<BoardProps<View, Action, Event>>;
  // Something of the game's own in the right column, such as Cosmobot's cards.
  readonly Aside?: ComponentType<BoardProps<View, Action, Event>>;
  // Under the result, for who played: such as what would have been best.
  readonly Afterword?: ComponentType<BoardProps<View, Action, Event>>;
}

// What the lobby knows of a game before any more of it is fetched: `offer` of its folder's offer.ts. All of it may be
// missing; the rest the engine says.
export interface Offer {
  readonly minutes?: readonly [number, number];
  readonly weight?: number; // of 5
  // The options of a first game: the beginners' form, no hurry, the weakest form of an automatic opponent.
  readonly preset?: (language: Language) => Options;
  // The options that are asked at once, in this order; the others are folded. Without: all that are no numbers.
  readonly asked?: readonly string[];
  // Numbers that are offered in words (`option.NAME.value` of the game's texts) before any other can be typed.
  readonly suggested?: Readonly<Record<string, readonly number[]>>;
  // The option that has to allow this value of another one, and is set with it.
  readonly allowedBy?: (option: string, value: unknown, content: Content) => string | null;
  // What the content calls a value of an option, where that is a thing of the game.
  readonly choiceName?: (option: string, value: string, content: Content) => Message | null;
  // What the content calls the thing that an option is about: `{thing}` in the option's texts.
  readonly optionAbout?: (option: string, content: Content) => Message | null;
  readonly title?: Message; // where we do not call it as the engine does
  readonly like?: string; // the game whose texts and picture it shares
  readonly companion?: true; // at a printed game: offered below the games
  readonly undo?: 'free'; // everything can be taken back, chance too
}

// What a game's folder exports besides `ui` from index.ts: from art.tsx its picture in the lobby, an SVG
// with viewBox "0 0 320 200" that fills its box (the lobby loads no more of a game than that).
export type Art = ComponentType;
