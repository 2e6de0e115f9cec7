// Counting a galaxy as a person at the table would: which fields are a zone, which tiles a track
// (section 4 of the rules). The server says what it is worth; this says where, so that it can be shown.
import { pointsFor, rulesOf, type Kind, type Printed, type Rules, type Tile } from './tiles';
import { colours, type Galaxy, type Placed, type Points } from './view';

export interface FieldPlace {
  readonly at: Placed;
  readonly field: number; // 0…3: NW, NE, SE, SW as the tile lies
}

export interface Zone {
  readonly kind: Kind;
  readonly size: number; // planets, or fields of a constellation
  readonly points: number;
  readonly fields: readonly FieldPlace[];
}

export interface Count {
  readonly zones: readonly Zone[]; // CF-SCORE-07: green, blue, orange, constellations, largest first
  readonly trail: readonly Placed[]; // one longest, in walking order
  readonly networks: readonly (readonly Placed[])[]; // largest first
  readonly longest: number;
  readonly points: Points;
}

interface Laid {
  readonly placed: Placed;
  readonly tile: Tile;
}

const [north, east, south, west] = [0, 1, 2, 3];
const [nw, ne, se, sw] = [0, 1, 2, 3];

class Groups {
  private readonly parent: number[];
  constructor(count: number) {
    this.parent = Array.from({ length: count }, (_, i) => i);
  }
  find(i: number): number {
    let root = i;
    while (this.parent[root] !== root) root = this.parent[root] as number;
    return root;
  }
  unite(a: number, b: number): void {
    this.parent[this.find(a)] = this.find(b);
  }
  lists(among: (i: number) => boolean): number[][] {
    const byRoot = new Map<number, number[]>();
    this.parent.forEach((_, i) => {
      if (!among(i)) return;
      const root = this.find(i);
      byRoot.set(root, [...(byRoot.get(root) ?? []), i]);
    });
    return [...byRoot.values()];
  }
}

const lay = (galaxy: Galaxy, printed: Printed): Laid[] =>
  galaxy.flatMap((placed) => {
    const tile = placed.down ? undefined : printed.turns.get(placed.tile)?.[placed.rot];
    return tile ? [{ placed, tile }] : [];
  });

const spot = ({ galaxy }: Placed, x: number, y: number): string => `${galaxy ?? ''}${x},${y}`;

// Pairs of neighbours: the first lies west or north of the second.
const neighbours = (laid: readonly Laid[]): { a: number; b: number; side: number }[] => {
  const at = new Map(laid.map(({ placed }, i) => [spot(placed, placed.x, placed.y), i]));
  return laid.flatMap(({ placed }, a) => {
    const right = at.get(spot(placed, placed.x + 1, placed.y));
    const below = at.get(spot(placed, placed.x, placed.y + 1));
    return [
      ...(right === undefined ? [] : [{ a, b: right, side: east }]),
      ...(below === undefined ? [] : [{ a, b: below, side: south }]),
    ];
  });
};

const partOf = (kind: Kind): keyof Points => (kind === 'constellation' ? 'constellations' : kind);

const kindOrder: readonly Kind[] = [...colours, 'constellation'];

const findZones = (laid: readonly Laid[], rules: Rules): Zone[] => {
  const fieldOf = (i: number) => laid[Math.floor(i / 4)]?.tile.fields[i % 4];
  const groups = new Groups(laid.length * 4);
  const join = (a: number, b: number): void => {
    if (fieldOf(a)?.kind === fieldOf(b)?.kind) groups.unite(a, b);
  };
  laid.forEach(({ tile }, i) =>
    tile.spokes.forEach((spoke, d) => {
      if (!spoke) join(4 * i + d, 4 * i + ((d + 1) % 4)); // CF-ZONE-03
    }),
  );
  for (const { a, b, side } of neighbours(laid)) {
    const [first, second] =
      side === east
        ? [
            [ne, nw],
            [se, sw],
          ]
        : [
            [sw, nw],
            [se, ne],
          ];
    for (const [from, to] of [first, second] as [number, number][]) join(4 * a + from, 4 * b + to);
  }
  return groups
    .lists(() => true)
    .map((members) => {
      const kind = fieldOf(members[0] as number)?.kind ?? 'constellation';
      const planets = members.reduce((sum, i) => sum + (fieldOf(i)?.planets ?? 0), 0);
      const size = kind === 'constellation' ? members.length : planets;
      return {
        kind,
        size,
        points: pointsFor(rules.points[partOf(kind)], size),
        fields: members.map((i) => ({
          at: (laid[Math.floor(i / 4)] as Laid).placed,
          field: i % 4,
        })),
      };
    })
    .sort((a, b) => kindOrder.indexOf(a.kind) - kindOrder.indexOf(b.kind) || b.size - a.size);
};

interface Link {
  readonly a: number;
  readonly b: number;
}

// CF-TRACK-02: no link twice, tiles as often as one likes; the most different tiles.
const longestWalk = (links: readonly Link[], start: readonly number[]): number[] => {
  let best: number[] = [];
  let bestLength = 0;
  const way: number[] = [];
  const walk = (here: number, used: number, visited: number, before: number): void => {
    const length = visited & (1 << here) ? before : before + 1;
    way.push(here);
    if (length > bestLength) {
      bestLength = length;
      best = [...way];
    }
    for (let i = 0; i < links.length && bestLength < start.length; ++i) {
      const { a, b } = links[i] as Link;
      if (used & (1 << i) || (a !== here && b !== here)) continue;
      walk(a === here ? b : a, used | (1 << i), visited | (1 << here), length);
    }
    way.pop();
  };
  for (const tile of start) if (bestLength < start.length) walk(tile, 0, 0, 0);
  return best;
};

export const countGalaxy = (galaxy: Galaxy, card: number, printed: Printed): Count => {
  const laid = lay(galaxy, printed);
  const rules = rulesOf(printed, card);
  const zones = findZones(laid, rules);

  const links = neighbours(laid).filter(({ a, b, side }) => {
    const facing = side === east ? west : north;
    return laid[a]?.tile.spokes[side] && laid[b]?.tile.spokes[facing];
  });
  const groups = new Groups(laid.length);
  for (const { a, b } of links) groups.unite(a, b);
  const networks = groups
    .lists((i) => laid[i]?.tile.spokes.includes(true) ?? false)
    .sort((a, b) => b.length - a.length);
  let trail: number[] = [];
  for (const network of networks) {
    if (network.length <= new Set(trail).size) break;
    const found = longestWalk(links, network);
    if (new Set(found).size > new Set(trail).size) trail = found;
  }

  const longest = new Set(trail).size;
  const measured = { longest, network: networks[0]?.length ?? 0, separate: networks.length }[rules.track];
  const of = (kind: Kind): number => zones.reduce((sum, zone) => sum + (zone.kind === kind ? zone.points : 0), 0);
  const places = (tiles: readonly number[]): Placed[] => tiles.map((i) => (laid[i] as Laid).placed);
  return {
    zones,
    trail: places(trail),
    networks: networks.map(places),
    longest,
    points: {
      green: of('green'),
      blue: of('blue'),
      orange: of('orange'),
      track: pointsFor(rules.points.track, measured),
      constellations: of('constellation'),
    },
  };
};
