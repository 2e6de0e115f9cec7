// What is printed on the components and what the rules make of it, as far as the page reads it.
import type { Names } from '../../text/message';
import type { Content } from '../game_ui';
import {
  ELEMENTS,
  ENERGIES,
  type Counts,
  type Element,
  type Energy,
  type LifeSpace,
  type NebulaSpace,
  type Options,
  type Sector,
  type StarSpace,
} from './view';

type Point = readonly [number, number];

interface PrintedTile extends Counts<Element> {
  readonly id: string;
  readonly points: number;
}
export interface Tile extends PrintedTile {
  readonly size: number;
}

export type Reward = Element | 'nebula' | 'energy_card' | 'time_step' | 'graviton' | 'proto_life' | 'dna' | 'supernova';

// What a use of it costs is told by the view, since options change it.
export interface PowerCard {
  readonly id: string;
  readonly type: Energy;
  readonly names: Names;
  readonly texts: Names;
  readonly discharge?: true; // instead of the star of a discharge
  readonly choice?: readonly { readonly name: string; readonly texts: Names }[];
  readonly variant?: { readonly option: keyof Options; readonly is: string; readonly texts?: Names };
  readonly bonus: { readonly kind: Reward; readonly amount: number };
  readonly element?: { readonly is: Element };
}

export interface Goal {
  readonly id: string;
  readonly names: Names;
  readonly measure: string;
  readonly sector?: Sector;
  readonly element?: Element;
  readonly size?: number;
}

interface Files {
  readonly 'nebulae.json': { readonly tiles: readonly PrintedTile[] };
  readonly 'powers.json': { readonly cards: readonly PowerCard[] };
  readonly 'goals.json': { readonly goals: readonly Goal[] };
  readonly 'tables.json': {
    readonly controls: readonly {
      readonly control: Energy;
      readonly active: readonly Reward[];
      readonly passive: readonly Reward[];
    }[];
    readonly time_chamber: { readonly points: readonly number[] };
    readonly power_slots: { readonly costs: readonly number[] };
    readonly energy_set: { readonly points: number };
    readonly advanced_life: AdvancedLife;
  };
}

// What the tiles are worth: those that are taken first, and the later ones.
interface AdvancedLife {
  readonly first: readonly number[];
  readonly second: readonly number[];
}

// Points are in half widths and half sides of a hexagon; those of life, the middles of sides, are doubled.
export interface Tables {
  readonly limits: Counts<'rounds' | 'hand' | 'set' | 'chamber' | 'control' | 'moves'>;
  readonly tile_sizes: Readonly<Record<string, number>>;
  readonly sizes: Readonly<Record<string, Counts<'stars' | 'least' | 'most'>>>; // what tiles of a size need and bring
  readonly nebula_spaces: Readonly<
    Record<
      NebulaSpace,
      {
        readonly at: Point;
        readonly sector: Sector;
        readonly corners: readonly StarSpace[]; // N NE SE S SW NW
        readonly sides: readonly LifeSpace[]; // NE E SE SW W NW
      }
    >
  >;
  readonly star_spaces: Readonly<Record<StarSpace, { readonly at: Point; readonly sectors: readonly Sector[] }>>;
  readonly life_spaces: Readonly<
    Record<
      LifeSpace,
      { readonly at: Point; readonly sectors: readonly Sector[]; readonly stars: readonly [StarSpace, StarSpace] }
    >
  >;
}

export interface Print {
  readonly tables: Tables;
  readonly tiles: ReadonlyMap<string, Tile>;
  readonly powers: ReadonlyMap<string, PowerCard>;
  readonly goals: ReadonlyMap<string, Goal>;
  readonly active: Readonly<Record<Energy, readonly Reward[]>>;
  readonly passive: Readonly<Record<Energy, readonly Reward[]>>;
  readonly chamber: readonly number[];
  readonly slots: readonly number[];
  readonly setPoints: number;
  readonly advancedLife: AdvancedLife;
}

const byId = <Entry extends { readonly id: string }>(entries: readonly Entry[]) =>
  new Map(entries.map((entry) => [entry.id, entry]));

function readPrint(content: Content): Print {
  const files = content.files as unknown as Files; // the server has checked them
  const tables = files['tables.json'];
  const made = content.tables as unknown as Tables;
  const rewards = (which: 'active' | 'passive') =>
    Object.fromEntries(
      ENERGIES.map((energy) => [energy, tables.controls.find(({ control }) => control === energy)?.[which] ?? []]),
    ) as Record<Energy, readonly Reward[]>;
  return {
    tables: made,
    tiles: byId(files['nebulae.json'].tiles.map((tile) => ({ ...tile, size: made.tile_sizes[tile.id] ?? 0 }))),
    powers: byId(files['powers.json'].cards),
    goals: byId(files['goals.json'].goals),
    active: rewards('active'),
    passive: rewards('passive'),
    chamber: tables.time_chamber.points,
    slots: tables.power_slots.costs,
    setPoints: tables.energy_set.points,
    advancedLife: tables.advanced_life,
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

export const sizeOf = (print: Print, tile: string): number => print.tiles.get(tile)?.size ?? 0;

export function stackOf(print: Print, size: number): Counts<'stars' | 'least' | 'most'> {
  const found = print.tables.sizes[size];
  if (!found) throw new Error(`no nebulae of size ${size}`);
  return found;
}
