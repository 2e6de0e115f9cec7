// What the table tells of a game of Anunnaki. The companion tells the same of its board (TableView). Things of the
// content are called by any id here, since an owner's content may have others; that the engine's views are like this
// is checked below.
import type { View as EngineView } from '../../generated/anunnaki';

export type { Action, Event } from '../../generated/anunnaki';

export type Side = 'person' | 'bot';
export const SIDES: readonly Side[] = ['person', 'bot'];
export const other = (side: Side): Side => (side === 'person' ? 'bot' : 'person');

export type House = 'norse' | 'greek' | 'egyptian' | 'babylonian' | 'mesos' | 'nypponis';
export type Resource = 'wood' | 'metal' | 'gold' | 'grain';
export const RESOURCES: readonly Resource[] = ['wood', 'metal', 'gold', 'grain'];
export type Unit = 'follower' | 'minor' | 'great' | 'creature';
export const UNITS: readonly Unit[] = ['follower', 'minor', 'great', 'creature'];
export type Track = 'war' | 'tech' | 'trade';
export const TRACKS: readonly Track[] = ['war', 'tech', 'trade'];
export type GoalPlace = Track | 'supremacy';
export const GOAL_PLACES: readonly GoalPlace[] = [...TRACKS, 'supremacy'];
export type Goal = 'shrines' | 'areas' | 'units' | 'settlements';
export type Deck = 'moon' | 'sun';
export const DECKS: readonly Deck[] = ['moon', 'sun'];
export type Leader = 'nobody' | Side | 'civilisation';

export interface SideView {
  readonly vp: number;
  readonly tracks: Readonly<Record<Track, number>>;
  readonly supremacy: number; // the printed value
  readonly supply: string;
  readonly settlements: number; // left on the row
  readonly cubes: number; // placed
  readonly creatures: readonly string[];
}

export interface AreaView {
  readonly person?: string; // "S F3 m1"
  readonly bot?: string;
  readonly exhausted?: readonly number[]; // of the printed symbols, from 1
  readonly civilisation?: string | number | null;
  readonly face_up?: boolean;
}

export interface DistantView {
  readonly planet: string;
  readonly leader: Leader;
  readonly landing: Readonly<Record<Side, string>>;
  readonly leading: Readonly<Record<Side, string>>;
}

export interface Task {
  readonly task: string;
  readonly left?: number;
  readonly settlement?: boolean;
  readonly target?: string | null;
  readonly discount?: number;
  readonly asked?: number;
  readonly from?: string;
}
export interface BotChoice {
  readonly choice: string;
  readonly candidates: readonly string[];
}
export type Question = Task | BotChoice;

export interface CombatView {
  readonly place: string;
  readonly attacker: Side;
  readonly person: number | null;
  readonly person_powers: number;
  readonly bot: number | null;
  readonly against_civilisation: boolean;
  readonly civilisation: number | null; // once it is known
  readonly chances: Readonly<Record<string, number>>; // in per cent, with each weapon card in hand
}

export interface Score {
  readonly vp: number;
  readonly war: number;
  readonly tech: number;
  readonly trade: number;
  readonly supremacy: number;
  readonly distant: number;
  readonly powers: number;
  readonly creatures: number;
  readonly resources: number;
  readonly total: number;
}

// What lies on the table, in the game and in the companion alike.
export interface TableView {
  readonly houses: Readonly<Record<Side, House>>;
  readonly turn: number;
  readonly active: Side;
  readonly phase: string;
  readonly triggered: Side | null;
  readonly last_turn: boolean;
  readonly arrow: 'left' | 'right' | null;
  readonly sides: Readonly<Record<Side, SideView>>;
  readonly distant: readonly (DistantView | null)[];
  readonly creatures: readonly (string | null)[];
  readonly goals: Readonly<Record<GoalPlace, Goal>>;
  readonly supremacy_tokens: readonly number[];
  readonly areas: Readonly<Record<string, AreaView>>;
  // Where culture tokens lie; the game also says which was seen.
  readonly culture: Readonly<Record<string, string | null>> | readonly string[];
  readonly atlantis_gods: Readonly<Record<string, string | number | null>>;
  readonly face_up: Readonly<Record<Deck, string | null>>;
  readonly control: Readonly<Record<string, Side | null>>;
  readonly strength: Readonly<Record<string, Readonly<Record<Side, number>>>>;
  readonly pending: readonly string[];
  readonly goal_values: Readonly<Record<Side, Readonly<Record<GoalPlace, number>>>>;
  readonly candidates: readonly string[];
}

export interface PersonView {
  readonly resources: Readonly<Record<Resource, number>>;
  readonly crystals: number;
  readonly pawn: string | null;
  readonly tiles: Readonly<Record<string, string>>; // by node
  readonly upgraded: readonly string[];
  readonly paths: readonly string[]; // with a cube
  readonly marked: readonly string[];
  readonly gods: readonly string[];
  readonly hand: readonly string[];
  readonly used: readonly string[];
  readonly artefacts: readonly string[];
  readonly fulfilled: number;
  readonly contracts: readonly string[];
}

export interface View extends TableView {
  readonly options: Readonly<Record<string, string | boolean>>;
  readonly person: PersonView;
  readonly contracts: readonly (string | null)[];
  readonly contract_stack: readonly string[];
  readonly decks: Readonly<Record<Deck, readonly string[]>>;
  readonly combat: CombatView | null;
  readonly scores: Readonly<Record<Side, Score>>;
  readonly question: Question | null;
  readonly viewer: number | null;
}

// Does not compile where the engine tells something else.
export const fromEngine = (view: EngineView): View => view;

export interface Pieces {
  readonly settlement: boolean;
  readonly units: Readonly<Record<Unit, number>>;
}

const LETTERS: Readonly<Record<string, Unit>> = { F: 'follower', m: 'minor', G: 'great', K: 'creature' };

// "S F3 m1": a settlement, three followers, a minor god.
export function pieces(text: string | undefined): Pieces {
  const units = { follower: 0, minor: 0, great: 0, creature: 0 };
  let settlement = false;
  for (const word of (text ?? '').split(' ')) {
    const unit = LETTERS[word.charAt(0)];
    if (unit) units[unit] = Number(word.slice(1));
    else if (word === 'S') settlement = true;
  }
  return { settlement, units };
}

export function printPieces({ settlement, units }: Pieces): string {
  const words = Object.entries(LETTERS)
    .filter(([, unit]) => units[unit] > 0)
    .map(([letter, unit]) => `${letter}${units[unit]}`);
  return (settlement ? ['S', ...words] : words).join(' ');
}

// A place at a distant planet, "DP2:land" or "DP2:lead"; null: an area.
export interface DistantPlace {
  readonly planet: string;
  readonly spot: 'land' | 'lead';
  readonly row: 'landing' | 'leading'; // what its pieces stand in
}
export function distantPlace(place: string): DistantPlace | null {
  const [planet = '', spot] = place.split(':');
  if (!spot) return null;
  return spot === 'land' ? { planet, spot, row: 'landing' } : { planet, spot: 'lead', row: 'leading' };
}

// What stands in a place.
export function piecesAt(view: TableView, place: string, side: Side): string {
  const distant = distantPlace(place);
  if (!distant) return view.areas[place]?.[side] ?? '';
  return view.distant.find((one) => one?.planet === distant.planet)?.[distant.row][side] ?? '';
}

export const hasCulture = (view: TableView, site: string): boolean =>
  Array.isArray(view.culture) ? view.culture.includes(site) : site in view.culture;

export const isChoice = (question: Question): question is BotChoice => 'choice' in question;
export const taskOf = (view: View): Task | null => (view.question && !isChoice(view.question) ? view.question : null);
