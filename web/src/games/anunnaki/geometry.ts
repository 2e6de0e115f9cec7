// Where everything lies on the map: Gaia's hexes in rows, each home planet a disc cut into areas.
// Two shapes: wide for tables and laptops, tall for phones.
import type { Area, Box } from './content';
import type { House } from './view';

export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Cell {
  readonly area: Area;
  readonly at: Point;
  readonly size: number; // the radius of what may be drawn in it
  readonly outline: readonly Point[];
}
export interface Planet {
  readonly at: Point;
  readonly radius: number;
}
export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly cells: ReadonlyMap<string, Cell>;
  readonly sites: ReadonlyMap<string, Point>;
  readonly gaia: Planet;
  readonly homes: readonly [Planet, Planet]; // the person's, Cosmobot's
  readonly distant: readonly [Planet, Planet]; // left, right
  readonly creatures: readonly [Point, Point];
}
export type Shape = 'wide' | 'tall';
export interface Modules {
  readonly distant: boolean;
  readonly creatures: boolean;
}

const ROOT3 = Math.sqrt(3);
export const centre = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, point) => sum + point.x, 0) / points.length,
  y: points.reduce((sum, point) => sum + point.y, 0) / points.length,
});

const hexagon = (at: Point, radius: number): Point[] =>
  [0, 1, 2, 3, 4, 5].map((corner) => ({
    x: at.x + radius * Math.sin((corner * Math.PI) / 3),
    y: at.y - radius * Math.cos((corner * Math.PI) / 3),
  }));

const circle = (at: Point, radius: number, corners: number): Point[] =>
  Array.from({ length: corners }, (_, i) => ({
    x: at.x + radius * Math.cos((2 * Math.PI * i) / corners),
    y: at.y + radius * Math.sin((2 * Math.PI * i) / corners),
  }));

// What of the outline is nearer to `own` than to `foreign`.
function nearer(outline: readonly Point[], own: Point, foreign: Point): Point[] {
  const side = (p: Point) =>
    (p.x - (own.x + foreign.x) / 2) * (foreign.x - own.x) + (p.y - (own.y + foreign.y) / 2) * (foreign.y - own.y);
  const kept: Point[] = [];
  outline.forEach((p, i) => {
    const q = outline[(i + 1) % outline.length] as Point;
    const a = side(p);
    const b = side(q);
    if (a <= 0) kept.push(p);
    if (a < 0 !== b < 0 && a !== b) {
      const t = a / (a - b);
      kept.push({ x: p.x + t * (q.x - p.x), y: p.y + t * (q.y - p.y) });
    }
  });
  return kept;
}

// A map with more rows, or longer ones, than the one that we draw has smaller hexes.
const ROWS = 5;
const LONGEST = 4;
function gaiaCells(box: Box, at: Point, most: number): Cell[] {
  const longest = Math.max(...box.rows.map((row) => row.length));
  const radius = most * Math.min(1, (1.5 * (ROWS - 1) + 2) / (1.5 * (box.rows.length - 1) + 2), LONGEST / longest);
  return box.rows.flatMap((row, r) =>
    row.flatMap((id, i) => {
      const area = box.areas.find((one) => one.id === id);
      if (!area) return [];
      const middle = {
        x: at.x + ROOT3 * radius * (i - (row.length - 1) / 2),
        y: at.y + 1.5 * radius * (r - (box.rows.length - 1) / 2),
      };
      return [{ area, at: middle, size: (radius * ROOT3) / 2, outline: hexagon(middle, radius - 1.5) }];
    }),
  );
}

// The triangle of AN 7.4: the capital on top, then two, then three areas.
const SPOTS: readonly (readonly [number, number])[] = [
  [0, -0.62],
  [-0.38, -0.06],
  [0.38, -0.06],
  [-0.58, 0.48],
  [0, 0.58],
  [0.58, 0.48],
];

// Of a planet with more or fewer areas: the capital on top, the others in rows below it.
const WIDEST = 5; // row
function spotsOf(count: number): readonly (readonly [number, number])[] {
  if (count === SPOTS.length) return SPOTS;
  const rest = count - 3;
  const rows = rest <= WIDEST ? [1, 2, rest] : [1, 3, Math.floor((count - 4) / 2), Math.ceil((count - 4) / 2)];
  const step = 1.3 / (rows.length - 1);
  return rows
    .flatMap((length, r) =>
      Array.from({ length: Math.max(0, length) }, (_, i): readonly [number, number] => [
        length === 1 ? 0 : (2 * i - length + 1) * (r < 2 ? 0.38 : 0.64 / (length - 1)),
        r * step - 0.7,
      ]),
    )
    .slice(0, count);
}

// The lower areas reach outward: so does what is drawn in them.
const OUTWARD: readonly number[] = [0, -0.02, 0.02, -0.06, 0, 0.12];

function homeCells(box: Box, house: House, planet: Planet, part: number): Cell[] {
  const areas = box.areas.filter((area) => area.planet === house);
  const usual = areas.length === SPOTS.length;
  const middles = spotsOf(areas.length).map(([x, y]) => ({
    x: planet.at.x + planet.radius * x,
    y: planet.at.y + planet.radius * y,
  }));
  const disc = circle(planet.at, planet.radius, 120);
  return areas.map((area, i) => {
    const own = middles[i] as Point;
    const outline = middles.reduce<Point[]>((rest, foreign, j) => (i === j ? rest : nearer(rest, own, foreign)), disc);
    const at = { x: own.x + planet.radius * (usual ? (OUTWARD[i] ?? 0) : 0), y: own.y };
    const size = planet.radius * part * Math.min(1, SPOTS.length / areas.length);
    return { area, at, size, outline };
  });
}

export function layoutOf(box: Box, houses: readonly [House, House], shape: Shape, modules: Modules): Layout {
  const plan = (shape === 'wide' ? wide : tall)(modules);
  const cells = [
    ...homeCells(box, houses[0], plan.homes[0], plan.part),
    ...homeCells(box, houses[1], plan.homes[1], plan.part),
    ...gaiaCells(box, plan.gaia.at, plan.hex),
  ];
  const byId = new Map(cells.map((cell) => [cell.area.id, cell]));
  const sites = new Map<string, Point>();
  for (const site of box.sites) {
    const around = site.areas.flatMap((id) => byId.get(id)?.at ?? []);
    if (around.length === site.areas.length) sites.set(site.id, centre(around));
  }
  return { ...plan, cells: byId, sites };
}

// `part`: of a home planet's radius, what may be drawn in one of its areas.
type Plan = Omit<Layout, 'cells' | 'sites'> & { readonly hex: number; readonly part: number };

function wide(modules: Modules): Plan {
  const both = modules.distant && modules.creatures;
  const radius = both ? 156 : 170;
  const y = both ? 314 : modules.distant ? 362 : modules.creatures ? 238 : 285;
  return {
    width: 1260,
    height: 570,
    hex: 67,
    part: 0.335,
    gaia: { at: { x: 630, y: 285 }, radius: 274 },
    homes: [
      { at: { x: 180, y }, radius },
      { at: { x: 1080, y }, radius },
    ],
    distant: [
      { at: { x: 92, y: 72 }, radius: 62 },
      { at: { x: 1168, y: 72 }, radius: 62 },
    ],
    creatures: [
      { x: 180, y: 530 },
      { x: 1080, y: 530 },
    ],
  };
}

function tall(modules: Modules): Plan {
  const distant = modules.distant ? 150 : 0;
  const beasts = modules.creatures ? 100 : 0;
  const homeY = distant + 162;
  const gaiaY = homeY + 494;
  return {
    width: 600,
    height: gaiaY + 350 + beasts,
    hex: 85,
    part: 0.39,
    gaia: { at: { x: 300, y: gaiaY }, radius: 340 },
    homes: [
      { at: { x: 150, y: homeY }, radius: 147 },
      { at: { x: 450, y: homeY }, radius: 147 },
    ],
    distant: [
      { at: { x: 78, y: 74 }, radius: 62 },
      { at: { x: 522, y: 74 }, radius: 62 },
    ],
    creatures: [
      { x: 150, y: gaiaY + 394 },
      { x: 450, y: gaiaY + 394 },
    ],
  };
}

// The two places of a distant planet: its leader stands on the disc, others land beside it.
export function distantSpot(layout: Layout, number: 0 | 1, spot: 'land' | 'lead'): Point {
  const { at, radius } = layout.distant[number];
  if (spot === 'lead') return at;
  const inward = number === 0 ? 1 : -1;
  return { x: at.x + inward * (radius + 68), y: at.y + 4 };
}

export const pathOf = (outline: readonly Point[]): string =>
  `M${outline.map((p) => `${p.x.toFixed(1)} ${p.y.toFixed(1)}`).join('L')}Z`;
