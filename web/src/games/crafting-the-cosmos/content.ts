// The content files, as far as the page reads them.
import type { Content } from '../game_ui';
import { ELEMENTS, ENERGIES, type Counts, type Element, type Energy, type Sector } from './view';

export interface NebulaSpaceEntry {
  readonly id: string;
  readonly q: number;
  readonly r: number;
  readonly sector: Sector;
}

export interface Tile extends Counts<Element> {
  readonly id: string;
  readonly points: number;
}

export type Reward = Element | 'nebula' | 'energy_card' | 'time_step' | 'graviton' | 'proto_life' | 'dna' | 'supernova';

interface PowerCard {
  readonly id: string;
  readonly bonus: { readonly kind: Reward; readonly amount: number };
  readonly element?: { readonly is: Element };
}

interface Files {
  readonly 'board.json': {
    readonly nebula_spaces: readonly NebulaSpaceEntry[];
    readonly marks: {
      readonly centre_star: { readonly nebula: string; readonly corner: string };
      readonly start_life: { readonly nebula: string; readonly side: string };
    };
  };
  readonly 'nebulae.json': { readonly tiles: readonly Tile[] };
  readonly 'powers.json': { readonly cards: readonly PowerCard[] };
  readonly 'goals.json': {
    readonly goals: readonly {
      readonly id: string;
      readonly measure: string;
      readonly sector?: Sector;
      readonly element?: Element;
      readonly size?: number;
    }[];
  };
  readonly 'tables.json': {
    readonly controls: readonly {
      readonly control: Energy;
      readonly active: readonly Reward[];
      readonly passive: readonly Reward[];
    }[];
    readonly time_chamber: { readonly points: readonly number[] };
    readonly power_slots: { readonly costs: readonly number[] };
    readonly energy_set: { readonly points: number };
    readonly goal_points: { readonly first: number; readonly second: number };
  };
}

export type Goal = Files['goals.json']['goals'][number];

export interface Print {
  readonly spaces: readonly NebulaSpaceEntry[];
  readonly marks: Files['board.json']['marks'];
  readonly tiles: ReadonlyMap<string, Tile>;
  readonly powers: ReadonlyMap<string, PowerCard>;
  readonly goals: ReadonlyMap<string, Goal>;
  readonly active: Readonly<Record<Energy, readonly Reward[]>>;
  readonly passive: Readonly<Record<Energy, readonly Reward[]>>;
  readonly chamber: readonly number[];
  readonly slots: readonly number[];
  readonly setPoints: number;
  readonly goalPoints: { readonly first: number; readonly second: number };
}

const byId = <Entry extends { readonly id: string }>(entries: readonly Entry[]) =>
  new Map(entries.map((entry) => [entry.id, entry]));

function readPrint(content: Content): Print {
  const files = content as unknown as Files; // the server has checked them
  const tables = files['tables.json'];
  const rewards = (which: 'active' | 'passive') =>
    Object.fromEntries(
      ENERGIES.map((energy) => [energy, tables.controls.find(({ control }) => control === energy)?.[which] ?? []]),
    ) as Record<Energy, readonly Reward[]>;
  return {
    spaces: files['board.json'].nebula_spaces,
    marks: files['board.json'].marks,
    tiles: byId(files['nebulae.json'].tiles),
    powers: byId(files['powers.json'].cards),
    goals: byId(files['goals.json'].goals),
    active: rewards('active'),
    passive: rewards('passive'),
    chamber: tables.time_chamber.points,
    slots: tables.power_slots.costs,
    setPoints: tables.energy_set.points,
    goalPoints: tables.goal_points,
  };
}

const read = new WeakMap<Content, Print>();

// What is printed on the components.
export function printOf(content: Content): Print {
  const before = read.get(content);
  if (before) return before;
  const print = readPrint(content);
  read.set(content, print);
  return print;
}

// The stars a tile needs, one by one.
export const needsOf = (tile: Tile): readonly Element[] =>
  ELEMENTS.flatMap((element) => Array<Element>(tile[element]).fill(element));

// The points of the next discharge.
export const dischargePoints = (print: Print, before: number): number => print.chamber[before] ?? 0;
