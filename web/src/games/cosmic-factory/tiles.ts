// What is printed on the components, read from the content files.
import type { Content } from '../game_ui';
import type { Colour } from './view';

export type Kind = Colour | 'constellation';

export interface Field {
  readonly kind: Kind;
  readonly planets: number;
}

// Fields clockwise from the north-west, asteroid lines clockwise from the north (section 4.2).
export interface Tile {
  readonly id: number;
  readonly fields: readonly Field[];
  readonly spokes: readonly boolean[];
}

type Row = readonly [atLeast: number, points: number];

export interface Card {
  readonly id: number;
  readonly names: Readonly<Record<string, string>>;
}

export interface Printed {
  readonly tiles: ReadonlyMap<number, Tile>;
  readonly turns: ReadonlyMap<number, readonly Tile[]>; // each tile in its four rotations
  readonly tables: ReadonlyMap<string, readonly Row[]>;
  readonly cards: ReadonlyMap<number, Card>;
}

const kinds: Readonly<Record<string, Kind>> = {
  G: 'green',
  B: 'blue',
  O: 'orange',
  '*': 'constellation',
};

export const tileOfCode = (id: number, code: string): Tile => {
  const [fields = '', sides = ''] = code.split('/');
  return {
    id,
    fields: (fields.match(/../g) ?? []).map((text) => ({
      kind: kinds[text.charAt(0)] ?? 'constellation',
      planets: Number(text.charAt(1)) || 0,
    })),
    spokes: ['N', 'E', 'S', 'W'].map((side) => sides.includes(side)),
  };
};

// CF-TILE-04: r quarter turns clockwise.
export const turned = (tile: Tile, rot: number): Tile => {
  const turn = <T>(list: readonly T[]): T[] => list.map((_, i) => list[(i - rot + 4) % 4] as T);
  return { id: tile.id, fields: turn(tile.fields), spokes: turn(tile.spokes) };
};

interface Files {
  readonly 'tiles.json': { readonly tiles: readonly { id: number; code: string }[] };
  readonly 'scoring.json': { readonly tables: readonly { name: string; rows: readonly Row[] }[] };
  readonly 'cards.json': { readonly cards: readonly Card[] };
}

const known = new WeakMap<Content, Printed>();

export const printed = (content: Content): Printed => {
  const before = known.get(content);
  if (before) return before;
  const files = content as unknown as Files; // the server has checked them
  const tiles = files['tiles.json'].tiles.map(({ id, code }) => tileOfCode(id, code));
  const made: Printed = {
    tiles: new Map(tiles.map((tile) => [tile.id, tile])),
    turns: new Map(tiles.map((tile) => [tile.id, [0, 1, 2, 3].map((rot) => turned(tile, rot))])),
    tables: new Map(files['scoring.json'].tables.map(({ name, rows }) => [name, rows])),
    cards: new Map(files['cards.json'].cards.map((card) => [card.id, card])),
  };
  known.set(content, made);
  return made;
};

export const pointsFor = (rows: readonly Row[], size: number): number =>
  rows.reduce((points, [least, brings]) => (size >= least ? brings : points), 0);
