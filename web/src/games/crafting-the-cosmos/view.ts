// What a seat may know of a position, as the engine writes it (codec.cpp).
export const ENERGIES = ['light', 'time', 'gravity', 'chemistry'] as const; // clockwise
export type Energy = (typeof ENERGIES)[number];
export const ELEMENTS = ['H', 'He', 'O', 'C'] as const;
export type Element = (typeof ELEMENTS)[number];
export const SECTORS = ['delta', 'psi', 'phi'] as const;
export type Sector = (typeof SECTORS)[number];

export type Phase =
  | 'shift'
  | 'pick_nebula'
  | 'take_card'
  | 'craft'
  | 'choose_power'
  | 'use_power'
  | 'omega_nebula'
  | 'discard'
  | 'game_over';

export type Counts<Key extends string> = Readonly<Record<Key, number>>;

export type StarToken = Element | `SN-${Element}`;
export type LifeToken = 'proto' | 'stable';

export interface NebulaToken {
  readonly tile: string;
  readonly formed: boolean;
  readonly advanced_life: readonly { readonly group: number; readonly value: number | null }[];
}

export interface SeatView {
  readonly stars: Readonly<Record<string, StarToken>>;
  readonly life: Readonly<Record<string, LifeToken>>;
  readonly nebulae: Readonly<Record<string, NebulaToken>>;
  readonly hand: Counts<Energy> | null; // null where it is somebody else's
  readonly cards: number;
  readonly crystal: number; // where the climbing crystal stands, 0 … 5
  readonly waiting: number; // crystals at the top
  readonly discharges: number;
  readonly powers: readonly (string | null)[]; // by slot
  readonly card_points: number;
  readonly goal_points: number;
  readonly points: number;
  readonly formable: readonly string[];
  readonly goal_values: Readonly<Record<string, number>>;
}

export interface PowerInUse {
  readonly card: string;
  readonly mode: string | null;
  readonly clause: number;
  readonly left: number;
  readonly focus: string | null;
  readonly lifted: number;
}

// What only the player whose turn it is has.
export interface Turn {
  readonly stars: Counts<Element>;
  readonly proto: number;
  readonly supernova: number;
  readonly dna: number;
  readonly gravitons: number;
  readonly nebulae: readonly string[];
  readonly choosing: {
    readonly slot: number;
    readonly type: Energy;
    readonly cards: readonly (string | null)[]; // null where they are somebody else's
  } | null;
  readonly power: PowerInUse | null;
  readonly omega: string | null;
}

export interface Options {
  readonly edition: 'fr' | 'de';
  readonly form_rule: 'at_least' | 'exact';
  readonly second_2p: number;
  readonly star_goal: 'group' | 'chain';
  readonly pulsar_grav: number;
  readonly shooting_cost: 'gravity' | 'any';
  readonly stardust_target: 'any_unformed' | 'size1';
  readonly survival_min: 'max' | '1';
  readonly event_horizon_cost: 'counter' | 'token';
}

export interface View {
  readonly players: number;
  readonly viewer: number | null;
  readonly round: number;
  readonly phase: Phase;
  readonly start: number;
  readonly current: number;
  readonly options: Options;
  readonly controls: Readonly<Record<Energy, { readonly seats: readonly number[]; readonly dark: number }>>;
  readonly supply: Counts<Element | 'life' | 'crystals'>;
  readonly goals: {
    readonly track: readonly (string | null)[]; // from the top; what falls off is scored
    readonly deck: readonly unknown[];
    readonly scored: readonly string[];
  };
  readonly energy: {
    readonly display: readonly (Energy | null)[];
    readonly deck: readonly unknown[];
    readonly discard: Counts<Energy>;
  };
  readonly power_decks: Readonly<Record<Energy, readonly unknown[]>>;
  readonly nebula_stacks: Readonly<Record<'1' | '2' | '3', readonly unknown[]>>;
  readonly advanced_life: { readonly first: readonly unknown[]; readonly second: readonly unknown[] };
  readonly turn: Turn;
  readonly seats: readonly SeatView[];
}

export const HAND_LIMIT = 10;
export const CHAMBER_TOP = 6;
export const ROUNDS = 8;
export const SET_SIZE = 5;

export const isSupernova = (star: StarToken): boolean => star.startsWith('SN-');
export const elementOf = (star: StarToken): Element => (isSupernova(star) ? star.slice(3) : star) as Element;

export const sizeOf = (tile: string): number => Number(tile[2]);

export const energyOfPower = (power: string): Energy => ENERGIES['LTGC'.indexOf(power[1] ?? 'L')] ?? 'light';

export function seatOf(view: View, seat: number): SeatView {
  const found = view.seats[seat];
  if (!found) throw new Error(`no seat ${seat}`);
  return found;
}

export const controlOf = (view: View, seat: number): Energy =>
  ENERGIES.find((energy) => view.controls[energy].seats.includes(seat)) ?? 'light';
