// What a seat may know of a position, as the engine writes it (src/generated, made by npm run make-types).
import type {
  Action,
  Element,
  Energy,
  Event,
  Power,
  Sector,
  SeatView,
  ShiftStopView,
  Star,
  TurnView,
  View,
} from '../../generated/crafting-the-cosmos';
import type { BoardProps, Picks } from '../game_ui';

export type {
  Action,
  Element,
  Energy,
  Event,
  Goal,
  Life,
  LifeSpace,
  Move,
  NebulaSpace,
  Power,
  SeatView,
  Sector,
  Star,
  StarSpace,
  Tile,
  View,
} from '../../generated/crafting-the-cosmos';

export type Turn = TurnView;
export type Stop = ShiftStopView;
export type Cost = NonNullable<View['costs'][Power]>;
export type Options = View['options'];
export type NebulaToken = NonNullable<SeatView['nebulae'][keyof SeatView['nebulae']]>;
export type Props = BoardProps<View, Action, Event>;
export type OwnPicks = Picks<Action>;

export const ENERGIES = ['light', 'time', 'gravity', 'chemistry'] as const satisfies readonly Energy[]; // clockwise
export const ELEMENTS = ['H', 'He', 'O', 'C'] as const satisfies readonly Element[];
export const SECTORS = ['delta', 'psi', 'phi'] as const satisfies readonly Sector[];

// The Greek letters that stand for the sectors.
export const SECTOR_SIGNS: Readonly<Record<Sector, string>> = { delta: 'Δ', psi: 'Ψ', phi: 'Φ' };

export type Counts<Key extends string> = Readonly<Record<Key, number>>;

export const isSupernova = (star: Star): boolean => star.startsWith('SN-');
export const elementOf = (star: Star): Element => (isSupernova(star) ? star.slice(3) : star) as Element;

export function seatOf(view: View, seat: number): SeatView {
  const found = view.seats[seat];
  if (!found) throw new Error(`no seat ${seat}`);
  return found;
}

export const controlOf = (view: View, seat: number): Energy =>
  ENERGIES.find((energy) => view.controls[energy].seats.includes(seat)) ?? 'light';
