// The game's view as the table sends it, and what follows from it alone.

export const colours = ['green', 'blue', 'orange'] as const;
export type Colour = (typeof colours)[number];
export type Marker = Colour | 'star';
export const markerNames: readonly Marker[] = [...colours, 'star'];
export type Markers = Readonly<Record<Marker, number>>;

export type Phase =
  'draft_1' | 'draft_2' | 'ready' | 'build' | 'black_hole' | 'sabotage' | 'exchange' | 'offering' | 'game_over';

export interface Placed {
  readonly tile: number;
  readonly rot: number;
  readonly galaxy?: 'A' | 'B'; // of card 11
  readonly x: number;
  readonly y: number;
  readonly down: boolean;
}
export type Galaxy = readonly Placed[];

export interface Points extends Readonly<Record<Colour, number>> {
  readonly track: number;
  readonly constellations: number;
}

// Sizes of the zones, largest first, and what they bring.
export interface Evaluation extends Readonly<Record<Colour, readonly number[]>> {
  readonly constellations: readonly number[];
  readonly longest: number;
  readonly network: number;
  readonly separate: number;
  readonly points: Points;
}

export interface SeatView {
  readonly markers: Markers;
  readonly packet: readonly (number | null)[];
  readonly pile: readonly (number | null)[];
  readonly galaxy: Galaxy;
  readonly bonus: readonly Colour[];
  readonly done: boolean;
  readonly frozen: boolean;
  readonly pending: string | null;
  readonly evaluation?: Evaluation;
}

export interface ScoredSeat {
  readonly galaxy: Galaxy;
  readonly before: Markers;
  readonly after: Markers;
  readonly bonus: readonly Colour[];
  readonly exchanged: Colour | null;
  readonly offered: Colour | null;
  readonly evaluation: Evaluation;
}

export interface Scored {
  readonly round: number;
  readonly card: number;
  readonly seats: readonly ScoredSeat[];
}

export interface View {
  readonly players: number;
  readonly round: number;
  readonly phase: Phase;
  readonly cards: readonly (number | null)[]; // 0: the beginner variant has none
  readonly options: {
    readonly sandglass_seconds: number;
    readonly choice_seconds: number;
    readonly draft_seconds: number;
    readonly beginner: boolean;
    readonly cards: readonly number[];
  };
  readonly middle: readonly Colour[];
  readonly owing: readonly number[];
  readonly viewer: number | null;
  readonly seats: readonly SeatView[];
  readonly scored: Scored | null;
}

export const rounds = 5;

export const cardOf = (view: View): number => view.cards[view.round - 1] ?? 0;

// CF-SETUP-05
export const leftOf = (view: View, seat: number): number => (seat + 1) % view.players;
export const rightOf = (view: View, seat: number): number => (seat + view.players - 1) % view.players;

export const seatOf = (view: View, seat: number): SeatView => {
  const own = view.seats[seat];
  if (!own) throw new RangeError(`no seat ${seat}`);
  return own;
};

export const finalPoints = (markers: Markers): number =>
  Math.min(markers.green, markers.blue, markers.orange) + markers.star;

// The galaxy a seat looks at: its own, or the neighbour's that it has to spoil (cards 1 and 13).
export const galaxyOwner = (view: View, seat: number): number => {
  if (!view.owing.includes(seat)) return seat;
  if (view.phase === 'sabotage') return leftOf(view, seat);
  if (view.phase === 'black_hole') return rightOf(view, seat);
  return seat;
};

// A cell's name as actions write it: "(1,2)", "A(0,1)".
export const cellName = (cell: Pick<Placed, 'galaxy' | 'x' | 'y'>): string =>
  `${cell.galaxy ?? ''}(${cell.x},${cell.y})`;

export interface CellPlace {
  readonly galaxy?: 'A' | 'B';
  readonly x: number;
  readonly y: number;
}

export type Shape = 'square' | 'row' | 'two' | 'free';
export const shapeOf = (card: number): Shape =>
  card === 7 ? 'row' : card === 11 ? 'two' : card === 3 ? 'free' : 'square';

const block = (width: number, height: number, left = 0, top = 0, galaxy?: 'A' | 'B'): CellPlace[] =>
  Array.from({ length: width * height }, (_, i) => ({
    ...(galaxy && { galaxy }),
    x: left + (i % width),
    y: top + Math.floor(i / width),
  }));

const freeReach = 8; // CF-BUILD-12

// The cells to draw. The free board of card 3 shows where a tile would touch another: it grows with
// the galaxy.
export const boardCells = (card: number, galaxy: Galaxy): CellPlace[] => {
  const shape = shapeOf(card);
  if (shape === 'row') return block(9, 1);
  if (shape === 'two') return [...block(2, 2, 0, 0, 'A'), ...block(2, 2, 0, 0, 'B')];
  if (shape === 'square') return block(3, 3);
  if (galaxy.length === 0) return block(3, 3);
  const cells = new Map<string, CellPlace>();
  const add = (x: number, y: number): unknown => cells.set(`${x} ${y}`, { x, y });
  const within = (at: number): boolean => Math.abs(at) <= freeReach;
  for (const { x, y } of galaxy) {
    add(x, y);
    for (const [dx, dy] of [
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ] as const)
      if (within(x + dx) && within(y + dy)) add(x + dx, y + dy);
  }
  return [...cells.values()].sort((a, b) => a.y - b.y || a.x - b.x);
};

export const tilesNeeded = (card: number): number => (card === 11 ? 8 : 9);
export const tilesToTurnDown = (card: number): number => (card === 1 ? 2 : 0);

// Who said done is not waited for, but may build on or grab a bonus tile until all are (CF-BUILD-08,
// CF-BONUS-05).
export const mayAct = (view: View, seat: number): boolean => {
  const own = seatOf(view, seat);
  return view.phase === 'build' && own.done && !own.frozen;
};
