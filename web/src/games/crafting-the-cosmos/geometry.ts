// Where the spaces of a galaxy are drawn: pointy-top hexagons with sides of length 1. Which spaces there are and what
// touches what is the engine's to say (its tables).
import type { Print, Tables } from './content';
import type { LifeSpace as LifeName, NebulaSpace as NebulaName, Sector, StarSpace as StarName } from './view';

export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface NebulaSpace extends Point {
  readonly id: NebulaName;
  readonly sector: Sector;
  readonly corners: readonly StarName[]; // N NE SE S SW NW
  readonly sides: readonly LifeName[]; // NE E SE SW W NW
}
export interface StarSpace extends Point {
  readonly id: StarName;
  readonly sectors: readonly Sector[];
}
export interface LifeSpace extends Point {
  readonly id: LifeName;
  readonly sectors: readonly Sector[];
  readonly from: Point; // the ends of the side
  readonly to: Point;
}
export interface Galaxy {
  readonly nebulae: readonly NebulaSpace[];
  readonly stars: ReadonlyMap<string, StarSpace>;
  readonly life: ReadonlyMap<string, LifeSpace>;
  readonly borders: readonly LifeSpace[]; // sides between two sectors
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

const HALF = Math.sqrt(3) / 2;
export const CORNERS: readonly Point[] = [
  { x: 0, y: -1 },
  { x: HALF, y: -0.5 },
  { x: HALF, y: 0.5 },
  { x: 0, y: 1 },
  { x: -HALF, y: 0.5 },
  { x: -HALF, y: -0.5 },
];

const placed = ([x, y]: readonly [number, number]): Point => ({ x: x * HALF, y: y / 2 });
const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const entriesOf = <Key extends string, Value>(record: Readonly<Record<Key, Value>>) =>
  Object.entries(record) as [Key, Value][];

function boxOf(points: readonly Point[]): Galaxy['box'] {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

function layOut({ nebula_spaces, star_spaces, life_spaces }: Tables): Galaxy {
  const stars = entriesOf(star_spaces).map(([id, { at, sectors }]) => ({ ...placed(at), id, sectors }));
  const life = entriesOf(life_spaces).map(([id, { sectors, stars: ends }]) => {
    const [from, to] = [placed(star_spaces[ends[0]].at), placed(star_spaces[ends[1]].at)];
    return { ...between(from, to), id, sectors, from, to };
  });
  return {
    nebulae: entriesOf(nebula_spaces).map(([id, { at, ...touches }]) => ({ ...placed(at), id, ...touches })),
    stars: new Map(stars.map((star) => [star.id, star])),
    life: new Map(life.map((side) => [side.id, side])),
    borders: life.filter(({ sectors }) => sectors.length > 1),
    box: boxOf(stars),
  };
}

const laidOut = new WeakMap<Print, Galaxy>();

export function galaxyOf(print: Print): Galaxy {
  const before = laidOut.get(print);
  if (before) return before;
  const galaxy = layOut(print.tables);
  laidOut.set(print, galaxy);
  return galaxy;
}
