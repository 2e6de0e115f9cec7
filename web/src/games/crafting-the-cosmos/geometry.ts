// Where the spaces of a galaxy lie: pointy-top hexagons with sides of length 1. Stars are their
// corners, life their sides, numbered from top to bottom, then from left to right (board.json).
import { lifeName, starName } from './names';
import type { NebulaSpaceEntry, Print } from './content';
import type { Sector } from './view';

export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface NebulaSpace extends Point {
  readonly id: string;
  readonly sector: Sector;
  readonly corners: readonly string[]; // N NE SE S SW NW
  readonly sides: readonly string[]; // NE E SE SW W NW
}
export interface StarSpace extends Point {
  readonly id: string;
  readonly sectors: readonly Sector[];
}
export interface LifeSpace extends Point {
  readonly id: string;
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

const centreOf = ({ q, r }: NebulaSpaceEntry): Point => ({ x: 2 * HALF * (q + r / 2), y: 1.5 * r });
const moved = (point: Point, by: Point): Point => ({ x: point.x + by.x, y: point.y + by.y });
const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

// Corners reached from different hexagons differ in the last bits.
const exact = (value: number): number => Math.round(value * 1000);
const keyOf = ({ x, y }: Point): string => `${exact(x)},${exact(y)}`;
const inReadingOrder = (a: Point, b: Point): number => exact(a.y) - exact(b.y) || exact(a.x) - exact(b.x);

// Places where several hexagons meet, once each, with the sectors of all of them.
class Places<Place extends Point> {
  private readonly places = new Map<string, { place: Place; sectors: Set<Sector> }>();

  add(place: Place, sector: Sector): void {
    const key = keyOf(place);
    const before = this.places.get(key);
    if (before) before.sectors.add(sector);
    else this.places.set(key, { place, sectors: new Set([sector]) });
  }

  named(name: (index: number) => string) {
    return [...this.places.values()]
      .sort((a, b) => inReadingOrder(a.place, b.place))
      .map(({ place, sectors }, i) => ({ ...place, id: name(i), sectors: [...sectors] }));
  }
}

const hexOf = (entry: NebulaSpaceEntry): readonly Point[] => CORNERS.map((corner) => moved(centreOf(entry), corner));

// Side i of the order NE E SE SW W NW joins corner i with the next one.
const sidesOf = (corners: readonly Point[]) =>
  corners.map((from, i) => {
    const to = corners[(i + 1) % corners.length] ?? from;
    return { ...between(from, to), from, to };
  });

function boxOf(points: readonly Point[]): Galaxy['box'] {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

function layOut(entries: readonly NebulaSpaceEntry[]): Galaxy {
  const corners = new Places<Point>();
  const sides = new Places<ReturnType<typeof sidesOf>[number]>();
  for (const entry of entries) {
    const hex = hexOf(entry);
    for (const corner of hex) corners.add(corner, entry.sector);
    for (const side of sidesOf(hex)) sides.add(side, entry.sector);
  }
  const stars = corners.named(starName);
  const life = sides.named(lifeName);
  const starAt = new Map(stars.map((star) => [keyOf(star), star.id]));
  const lifeAt = new Map(life.map((side) => [keyOf(side), side.id]));
  return {
    nebulae: entries.map((entry) => ({
      ...centreOf(entry),
      id: entry.id,
      sector: entry.sector,
      corners: hexOf(entry).map((corner) => starAt.get(keyOf(corner)) ?? ''),
      sides: sidesOf(hexOf(entry)).map((side) => lifeAt.get(keyOf(side)) ?? ''),
    })),
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
  const galaxy = layOut(print.spaces);
  laidOut.set(print, galaxy);
  return galaxy;
}
