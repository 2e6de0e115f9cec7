// The game's view JSON, and questions about it that several parts of the page ask.
import { type Body, gasGiant, parseBody, terrestrial } from './body';
import type { Colour } from './body';

export type Sector = 'I' | 'II' | 'III' | 'IV';
export const SECTORS: readonly Sector[] = ['I', 'II', 'III', 'IV'];
export const HABITABLE_ORBITS = 3;
export const BOARD_ORBITS = 5;
export const ALL_ORBITS = 7;
export const ROUNDS = 6;
export const STAGES = 5;
export const MAX_MOONS = 3;
export const MAX_SIZE = 4;

export interface LaidTile {
  readonly tile: string;
  readonly size?: number;
}
export type LaidStone = 'asteroid' | 'two_asteroids' | 'comet';
export type Reward = 'asteroid' | 'comet' | 'life' | 'evolution' | 'side_action';
export type Phase = 'choose_start' | 'main' | 'optional' | 'reward' | 'game_over';

export interface Orbit {
  readonly planet: string;
  readonly moons: readonly string[];
  readonly objective: string | null;
}
export interface Score {
  readonly planetary: number;
  readonly stellar: number;
  readonly evolution: number;
  readonly objects: number;
  readonly belt: number;
  readonly monolith: number;
  readonly total: number;
}
export const SCORE_PARTS = ['planetary', 'stellar', 'evolution', 'objects', 'belt', 'monolith'] as const;

export interface OwnedObject {
  readonly object: string;
  readonly uses_left: number;
}
export interface SeatView {
  readonly orbits: readonly Orbit[];
  readonly asteroids: number;
  readonly comets: number;
  readonly module: boolean;
  readonly sectors: readonly Sector[];
  readonly stellar: readonly string[];
  readonly drafted: readonly string[];
  readonly drawn: readonly (string | null)[];
  readonly holds_start: boolean;
  readonly start: string | null;
  readonly returned: string | null;
  readonly objects: readonly OwnedObject[];
  readonly score: Score;
}
export interface View {
  readonly players: number;
  readonly viewer: number | null;
  readonly round: number;
  readonly phase: Phase;
  readonly turn: number;
  readonly first: number;
  readonly starts: number;
  readonly active: number;
  readonly monolith: number;
  readonly owing: readonly number[];
  readonly side_used: boolean;
  readonly objects_used: readonly string[];
  readonly rewards: readonly Reward[];
  readonly board: {
    readonly I: readonly (string | null)[];
    readonly II: readonly (LaidTile | null)[];
    readonly III: readonly (LaidTile | null)[];
    readonly IV: readonly (LaidStone | null)[];
  };
  readonly supply: {
    readonly small: number;
    readonly size_3: number;
    readonly size_4: number;
    readonly comets: number;
  };
  readonly bag: readonly string[];
  readonly seats: readonly SeatView[];
}

// A body by its place: orbit from 1; place 0 is the planet, 1…3 its moons.
export interface Place {
  readonly orbit: number;
  readonly place: number;
}
export const placeName = ({ orbit, place }: Place): string => `O${orbit}.${place === 0 ? 'P' : `M${place}`}`;
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
export const beltValue = (seat: SeatView): number => seat.asteroids + 2 * seat.comets;

// The planetary objectives in a seat's hand; null for one that the viewer does not know.
export const hand = (seat: SeatView): readonly (string | null)[] => [
  ...(seat.holds_start ? [seat.start] : []),
  ...seat.drafted,
];

// What lies on a field of the cosmos board.
export type Element =
  | { readonly sort: 'body'; readonly body: Body }
  | { readonly sort: 'object'; readonly object: string }
  | { readonly sort: 'stone'; readonly asteroids: number; readonly comets: number }
  | { readonly sort: 'objective'; readonly objective: string };

const stone = (asteroids: number, comets: number): Element => ({ sort: 'stone', asteroids, comets });

// Tiles say by their id what they are: "sm13", "t3-11", "g1-red-1", "O04".
export function tileElement({ tile, size }: LaidTile): Element {
  if (tile.startsWith('sm')) return { sort: 'body', body: terrestrial(size ?? 1) };
  const giant = /^g([12])-([a-z]+)/.exec(tile);
  if (giant) return { sort: 'body', body: gasGiant(Number(giant[1]), giant[2] as Colour) };
  const rock = /^t([34])-/.exec(tile);
  if (rock) return { sort: 'body', body: terrestrial(Number(rock[1])) };
  return { sort: 'object', object: tile };
}

export function elementOn(view: View, sector: Sector, field: number): Element | null {
  if (sector === 'I') {
    const objective = view.board.I[field - 1];
    return objective ? { sort: 'objective', objective } : null;
  }
  if (sector === 'IV') {
    const laid = view.board.IV[field - 1];
    if (!laid) return null;
    if (laid === 'comet') return stone(0, 1);
    return laid === 'asteroid' ? stone(1, 0) : stone(2, 0);
  }
  const laid = view.board[sector][field - 1];
  return laid ? tileElement(laid) : null;
}
