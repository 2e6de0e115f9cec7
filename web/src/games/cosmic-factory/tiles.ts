// What is printed on the components and what the rules make of it, read from the content.
import type { Content } from '../game_ui';
import type { Colour, Galaxy, Points, TileName } from './view';

export type Kind = Colour | 'constellation';

export interface Field {
  readonly kind: Kind;
  readonly planets: number;
}

// Fields clockwise from the north-west, asteroid lines clockwise from the north (section 4.2).
export interface Tile {
  readonly id: TileName;
  readonly fields: readonly Field[];
  readonly spokes: readonly boolean[];
}

type Row = readonly [atLeast: number, points: number];

export interface Names {
  readonly de: string;
  readonly en: string;
  readonly fr: string;
}

export interface Card {
  readonly id: number;
  readonly names: Names;
  readonly texts: Names; // what it does
}

export type Shape = 'square' | 'row' | 'two squares' | 'free';

export interface CellPlace {
  readonly cell: string; // its name
  readonly galaxy?: 'A' | 'B';
  readonly x: number;
  readonly y: number;
}

// What a card makes of a round; points by count, the last one also for greater counts.
export interface Rules {
  readonly shape: Shape;
  readonly track: 'longest' | 'network' | 'separate';
  readonly turn_down: number;
  readonly bonus: { readonly won: number; readonly lost: number } | null;
  readonly gift: boolean;
  readonly stellar_exchange: boolean;
  readonly points: Readonly<Record<keyof Points, readonly number[]>>;
}

interface Tables {
  readonly rounds: number;
  readonly highest: number;
  readonly offering: { readonly price: number; readonly reward: number };
  readonly tiles: Readonly<Record<TileName, { fields: readonly Field[]; lines: readonly string[] }>>;
  readonly shapes: Readonly<Record<Shape, { tiles: number; cells: readonly CellPlace[] }>>;
  readonly cards: readonly Rules[]; // by number; 0: none
}

export interface Printed {
  readonly tiles: ReadonlyMap<TileName, Tile>;
  readonly turns: ReadonlyMap<TileName, readonly Tile[]>; // each tile in its four rotations
  readonly tables: ReadonlyMap<string, readonly Row[]>;
  readonly cards: ReadonlyMap<number, Card>;
  readonly rules: Tables;
}

const sides = ['north', 'east', 'south', 'west'];

// CF-TILE-04: r quarter turns clockwise.
export const turned = (tile: Tile, rot: number): Tile => {
  const turn = <T>(list: readonly T[]): T[] => list.map((_, i) => list[(i - rot + 4) % 4] as T);
  return { id: tile.id, fields: turn(tile.fields), spokes: turn(tile.spokes) };
};

interface Files {
  readonly 'scoring.json': { readonly tables: readonly { name: string; rows: readonly Row[] }[] };
  readonly 'cards.json': { readonly cards: readonly Card[] };
}

const known = new WeakMap<Content, Printed>();

export const printed = (content: Content): Printed => {
  const before = known.get(content);
  if (before) return before;
  const files = content.files as unknown as Files; // the server has checked them
  const rules = content.tables as unknown as Tables;
  const tiles = Object.entries(rules.tiles).map(([id, { fields, lines }]): Tile => ({
    id: id as TileName,
    fields,
    spokes: sides.map((side) => lines.includes(side)),
  }));
  const made: Printed = {
    tiles: new Map(tiles.map((tile) => [tile.id, tile])),
    turns: new Map(tiles.map((tile) => [tile.id, [0, 1, 2, 3].map((rot) => turned(tile, rot))])),
    tables: new Map(files['scoring.json'].tables.map(({ name, rows }) => [name, rows])),
    cards: new Map(files['cards.json'].cards.map((card) => [card.id, card])),
    rules,
  };
  known.set(content, made);
  return made;
};

export const rulesOf = (print: Printed, card: number): Rules => {
  const rules = print.rules.cards[card];
  if (!rules) throw new RangeError(`no card ${card}`);
  return rules;
};

export const tilesNeeded = (print: Printed, card: number): number =>
  print.rules.shapes[rulesOf(print, card).shape].tiles;

const start = 3; // the free board begins as a square

// The cells to draw. The free board of card 3 shows where a tile would touch another: it grows with the galaxy.
export const boardCells = (print: Printed, card: number, galaxy: Galaxy): readonly CellPlace[] => {
  const { shape } = rulesOf(print, card);
  const { cells } = print.rules.shapes[shape];
  if (shape !== 'free') return cells;
  if (galaxy.length === 0) return cells.filter(({ x, y }) => x >= 0 && x < start && y >= 0 && y < start);
  const touches = (place: CellPlace): boolean =>
    galaxy.some(({ x, y }) => Math.abs(x - place.x) + Math.abs(y - place.y) <= 1);
  const beyond = galaxy.filter((placed) => !cells.some(({ cell }) => cell === placed.cell)); // laid by a repair
  return [...cells.filter(touches), ...beyond].sort((a, b) => a.y - b.y || a.x - b.x);
};
