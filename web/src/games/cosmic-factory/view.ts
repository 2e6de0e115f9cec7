// The game's view as the table sends it, and what follows from it alone.
import type {
  Action,
  Colour,
  EvaluationView,
  Event,
  Marker,
  PlacedTileView,
  PlacesView,
  ScoredSeatView,
  ScoredView,
  SeatView,
  StepView,
  Tile,
  View,
} from '../../generated/cosmic-factory';
import type { BoardProps, Picks } from '../game_ui';

export type { Action, Colour, Event, Marker, SeatView, View };
export type Evaluation = EvaluationView;
export type Placed = PlacedTileView;
export type Places = PlacesView;
export type Step = StepView;
export type Points = EvaluationView['points'];
export type Scored = ScoredView;
export type ScoredSeat = ScoredSeatView;
export type TileName = Tile;
export type Galaxy = readonly Placed[];
export type Markers = Readonly<Record<Marker, number>>;
export type TableProps = BoardProps<View, Action, Event>;
export type TablePicks = Picks<Action>;

// In the order in which they are shown; the tests hold them against the engine's.
export const colours = ['green', 'blue', 'orange'] as const satisfies readonly Colour[];
export const markerNames = [...colours, 'star'] as const satisfies readonly Marker[];

export const cardOf = (view: View): number => view.cards[view.round - 1] ?? 0;

// Whether a sandglass runs while galaxies are built.
export const isTimed = (view: View): boolean => view.options.sandglass_seconds > 0;

// CF-SETUP-05
export const leftOf = (view: View, seat: number): number => (seat + 1) % view.players;
export const rightOf = (view: View, seat: number): number => (seat + view.players - 1) % view.players;

// The seat whose board is one's own; a spectator is shown the first.
export const ownSeat = (view: View): number => view.viewer ?? 0;

export const seatOf = (view: View, seat: number): SeatView => {
  const own = view.seats[seat];
  if (!own) throw new RangeError(`no seat ${seat}`);
  return own;
};

export const lowestOf = (markers: Markers): number => Math.min(markers.green, markers.blue, markers.orange);

// The galaxy a seat looks at: its own, or the neighbour's that it has to spoil (cards 1 and 13).
export const galaxyOwner = (view: View, seat: number): number => {
  if (!view.owing.includes(seat)) return seat;
  if (view.phase === 'sabotage') return leftOf(view, seat);
  if (view.phase === 'black_hole') return rightOf(view, seat);
  return seat;
};

// Who said done is not waited for, but may build on or grab a bonus tile until all are (CF-BUILD-08,
// CF-BONUS-05).
export const mayAct = (view: View, seat: number): boolean => {
  const own = seatOf(view, seat);
  return view.phase === 'build' && own.done && !own.frozen;
};
