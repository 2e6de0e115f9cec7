// Questions about the view that several parts of the page ask.
import type {
  Action,
  BeltField,
  Event,
  MissingView,
  ScoreView,
  SeatView,
  Sector,
  Target,
  Tile,
  View,
} from '../../generated/cosmogenesis';
import type { BoardProps, Content, Picks } from '../game_ui';
import { type Body, type Colour, gasGiant, parseBody, terrestrial } from './body';
import { tileOf } from './objectives';

export type {
  Action,
  Event,
  Objective,
  OrbitView,
  Planetary,
  Reward,
  SeatView,
  Sector,
  Stellar,
  Target as PlaceName,
  View,
} from '../../generated/cosmogenesis';

export type Condition = MissingView['condition'];
export type TableProps = BoardProps<View, Action, Event>;
export type TablePicks = Picks<Action>;

// What the board is drawn for; the tests hold these against the rules' own.
export const HABITABLE_ORBITS = 3;
export const BOARD_ORBITS = 5;
export const ALL_ORBITS = 7;
export const ROUNDS = 6;
export const MAX_MOONS = 3;

export const sectorsOf = (view: View): readonly Sector[] => Object.keys(view.board) as Sector[];

export type ScorePart = Exclude<keyof ScoreView, 'total'>;
export const partsOf = (score: ScoreView): readonly ScorePart[] =>
  (Object.keys(score) as (keyof ScoreView)[]).filter((part) => part !== 'total');

// A body by its place: orbit from 1; place 0 is the planet, 1…3 its moons.
export interface Place {
  readonly orbit: number;
  readonly place: number;
}
export const placeName = ({ orbit, place }: Place): Target => `O${orbit}.${place === 0 ? 'P' : `M${place}`}` as Target;
export const orbitNumber = (name: string): number => Number(name.slice(1));
export function parsePlace(text: string): Place {
  const match = /^O(\d)\.(?:P|M(\d))$/.exec(text);
  if (!match) throw new Error(`not a place: ${text}`);
  return { orbit: Number(match[1]), place: Number(match[2] ?? 0) };
}

export const seatOf = (view: View, seat: number): SeatView => {
  const own = view.seats[seat];
  if (!own) throw new Error(`no seat ${seat}`);
  return own;
};
// Whose system the legal actions are about.
export const actor = (view: View): number => view.viewer ?? view.active;

export function bodyAt(seat: SeatView, { orbit, place }: Place): Body | null {
  const there = seat.orbits[orbit - 1];
  const text = place === 0 ? there?.planet : there?.moons[place - 1];
  return text === undefined ? null : parseBody(text);
}
export const orbitPlaces = (seat: SeatView): number => (seat.module ? ALL_ORBITS : BOARD_ORBITS);

// The planetary objectives in a seat's hand; null for one that the viewer does not know.
export const hand = (seat: SeatView): readonly (string | null)[] => [
  ...(seat.holds_start ? [seat.start] : []),
  ...seat.drafted,
];

// Stones of a belt.
export interface Stones {
  readonly asteroids: number;
  readonly comets: number;
}

// What the rules make of the components (content.tables).
interface Tables {
  readonly side_costs: Readonly<Partial<Record<Action['kind'], Stones>>>;
  readonly belt_fields: Readonly<Record<BeltField, Stones>>;
}
const tablesOf = (content: Content): Tables => content.tables as unknown as Tables;
export const sideCost = (kind: Action['kind'], content: Content): Stones =>
  tablesOf(content).side_costs[kind] ?? { asteroids: 0, comets: 0 };

// What lies on a field of the cosmos board.
export type Element =
  | { readonly sort: 'body'; readonly body: Body }
  | { readonly sort: 'object'; readonly object: string }
  | ({ readonly sort: 'stone' } & Stones)
  | { readonly sort: 'objective'; readonly objective: string };

interface LaidTile {
  readonly tile: Tile;
  readonly size?: number; // of a small one: which face is up
}
function tileElement({ tile, size }: LaidTile, content: Content): Element | null {
  const printed = tileOf(content, tile);
  if (!printed) return null;
  switch (printed.class) {
    case 'object':
      return { sort: 'object', object: printed.object ?? tile };
    case 'gas_giant':
      return { sort: 'body', body: gasGiant(printed.size ?? 1, printed.colour as Colour) };
    case 'small':
      return { sort: 'body', body: terrestrial(size ?? 1) };
    default:
      return { sort: 'body', body: terrestrial(printed.class === 'size_3' ? 3 : 4) };
  }
}

export function elementOn(view: View, sector: Sector, field: number, content: Content): Element | null {
  if (sector === 'I') {
    const objective = view.board.I[field - 1];
    return objective ? { sort: 'objective', objective } : null;
  }
  if (sector === 'IV') {
    const laid = view.board.IV[field - 1];
    return laid ? { sort: 'stone', ...tablesOf(content).belt_fields[laid] } : null;
  }
  const laid = view.board[sector][field - 1];
  return laid ? tileElement(laid, content) : null;
}
