// The content files, typed; in the place of their texts in the effect language stands what the rules read there.
import type { Content } from '../game_ui';
import type { House, Resource, Track, Deck, Goal, Unit } from './view';

// Part of what a tile, a card or a god does: "end: vp 1 per gaia area controlled, max 5".
export interface Effect {
  readonly when: 'now' | 'passive' | 'end' | 'win' | 'lose';
  readonly word: string;
  readonly number?: number;
  readonly track?: Track | 'choice';
  readonly free?: boolean;
  readonly most?: number;
}
export type Effects = readonly Effect[];

// What a creature asks for: "track war 4", "settlements 3".
export interface Requirement {
  readonly need: string;
  readonly track?: Track;
  readonly number: number;
}

// What has a name, in all languages.
export interface Named {
  readonly names: Readonly<Record<'de' | 'en' | 'fr', string>>;
}

export interface Area {
  readonly id: string;
  readonly planet: House | 'gaia';
  readonly capital: boolean;
  readonly atlantis: boolean;
  readonly shrine: boolean;
  readonly symbols: readonly Resource[];
  readonly neighbours: readonly string[];
}
export interface Site {
  readonly id: string;
  readonly planet: House | 'gaia';
  readonly areas: readonly string[];
}
export type Cost = Readonly<Partial<Record<Resource | 'any', number>>>;
export interface Contract {
  readonly id: string;
  readonly house: House | null;
  readonly cost: Cost;
  readonly vp: number;
  readonly trade: number;
  readonly reward: Effects;
}
export interface Element {
  readonly do: string;
  readonly n?: number | 'goal';
  readonly strategy?: string;
  readonly track?: Track | 'any';
  readonly god?: 'minor' | 'great';
}
export interface AdviserCard {
  readonly id: string;
  readonly arrow?: 'left' | 'right';
  readonly elements: readonly Element[];
}
export interface FateCard {
  readonly house: House;
  readonly side: string;
  readonly resource_row: readonly Resource[];
  readonly cube_spaces: readonly (Element | null)[];
  readonly income_slots: readonly { readonly followers: number; readonly vp: number }[];
}
export interface God {
  readonly id: string;
  readonly house: House;
  readonly rank: 'great' | 'minor';
  readonly name: string;
  readonly power: Effects; // when summoned
  readonly power_start: Effects;
}
export interface Tile extends Named {
  readonly id: string;
  readonly colour: 'blue' | 'red';
  readonly cost: Cost;
  readonly effect: Effects;
  readonly upgraded: Effects;
}
export interface Path {
  readonly id: string;
  readonly a: string;
  readonly b: string;
  readonly crystals: number;
}
export interface Figure {
  readonly id: string; // "T0", "PENTA"
  readonly paths: readonly string[];
}
export interface Weapon extends Named {
  readonly id: string;
  readonly level: 'basic' | 'advanced';
  readonly cost: Cost;
  readonly strength: number;
  readonly effect: Effects;
}
export interface TrackRow {
  readonly id: Track;
  readonly last: number;
  readonly rewards: Readonly<Record<string, Effects>>; // by space
}
export interface DistantPlanet extends Named {
  readonly id: string;
  readonly civilisation_strength: number;
  readonly landing_bonus: Effects;
  readonly leader_end_vp: number;
}
export interface Creature extends Named {
  readonly id: string;
  readonly first: Requirement;
  readonly second: Requirement;
  readonly vp: number;
  readonly power: Effects;
}
export interface Civilisation {
  readonly id: string;
  readonly strength: number;
  readonly reward: Effects;
}

export interface Box {
  readonly areas: readonly Area[];
  readonly sites: readonly Site[];
  readonly rows: readonly (readonly string[])[]; // of Gaia
  readonly contracts: readonly Contract[];
  readonly cards: Readonly<Record<Deck, readonly AdviserCard[]>>;
  readonly difficulties: readonly { readonly id: string; readonly fate_side: string }[];
  readonly fates: readonly FateCard[];
  readonly houses: readonly (Named & { readonly id: House })[];
  readonly gods: readonly God[];
  readonly tiles: readonly Tile[];
  readonly paths: readonly Path[];
  readonly figures: readonly Figure[];
  readonly secondaries: readonly {
    readonly id: string;
    readonly cost_crystals: number;
    readonly effect: Effects;
  }[];
  readonly buildCosts: readonly Cost[];
  readonly income: readonly {
    readonly followers: number;
    readonly vp: number;
    readonly crystals: number;
  }[];
  readonly weapons: readonly Weapon[];
  readonly tracks: readonly TrackRow[];
  readonly trackValue: readonly number[];
  readonly supremacy: readonly number[];
  readonly civilisations: readonly Civilisation[];
  readonly atlantisGods: readonly Civilisation[];
  readonly goals: readonly { readonly id: Goal; readonly per: number; readonly person_oracle: Effects }[];
  readonly artefacts: readonly (Named & { readonly id: string; readonly effect: Effects })[];
  readonly distant: readonly DistantPlanet[];
  readonly creatures: readonly Creature[];
  readonly strength: Readonly<Record<Unit, number>>;
  readonly cubes: number; // of a side
  readonly tokenSpaces: readonly number[]; // of the supremacy track
  readonly supremacyToken: number; // points
  readonly lastCube: number; // points
  readonly botCulture: number; // points
  readonly die: readonly number[];
  readonly reserve: number; // contracts that may wait there
  readonly resourceCap: number;
  readonly crystalCap: number;
  readonly goalCap: number;
  readonly elements: Readonly<Record<string, Element>>; // by their notation: "move 2 brave"
  readonly strategies: Readonly<Record<string, readonly string[]>>; // their lines
}

// The engine's tables (docs/protocol.md, "content").
interface Tables {
  readonly effects: Readonly<Record<string, Readonly<Record<string, object>>>>; // by kind of component and id
  readonly requirements: Readonly<Record<string, object>>;
  readonly elements: Box['elements'];
  readonly strategies: Box['strategies'];
}

type Files = Readonly<Record<string, Readonly<Record<string, never>>>>;

function open(content: Content): Box {
  const file = (name: string) => (content.files as Files)[`${name}.json`] ?? {};
  const map = file('map') as { areas?: never; culture_sites?: never; gaia_rows?: { rows: never } };
  const person = file('person') as Record<string, never>;
  const board = person['action_board'] as unknown as {
    paths: Path[];
    triangles: Figure[];
    pentagon: Figure;
  };
  const advisers = file('advisers');
  const houses = file('houses');
  const tracks = file('tracks') as Record<string, never>;
  const tokens = file('tokens');
  const modules = file('modules');
  const constants = file('constants')['constants'] as unknown as Record<string, number>;
  const inside = <T>(value: unknown, key: string): T => (value as Record<string, T>)[key] as T;
  const { effects, requirements, elements, strategies } = content.tables as unknown as Tables;
  // Each entry with what the rules read in its texts.
  const read = <T>(kind: string, entries: readonly { readonly id: string }[]): T =>
    entries.map((one) => ({ ...one, ...effects[kind]?.[one.id] })) as T;
  return {
    areas: inside(map, 'areas'),
    sites: inside(map, 'culture_sites'),
    rows: inside(inside(map, 'gaia_rows'), 'rows'),
    contracts: read('contracts', inside(file('contracts'), 'contracts')),
    cards: { moon: inside(advisers, 'moon_cards'), sun: inside(advisers, 'sun_cards') },
    difficulties: inside(advisers, 'difficulties'),
    fates: inside(file('fate_cards'), 'fate_cards'),
    houses: inside(houses, 'houses'),
    gods: read('gods', inside(houses, 'gods')),
    tiles: read('tiles', inside(person, 'action_tiles')),
    paths: board.paths,
    figures: [...board.triangles, board.pentagon],
    secondaries: read('secondaries', inside(person, 'secondary_actions')),
    buildCosts: inside(inside(person, 'build_costs'), 'by_number_built'),
    income: inside(inside(person, 'person_income_slots'), 'slots'),
    weapons: read('weapons', inside(person, 'weapon_cards')),
    tracks: inside<readonly TrackRow[]>(tracks, 'tracks').map((one) => ({
      ...one,
      rewards: (effects['tracks']?.[one.id] ?? {}) as TrackRow['rewards'],
    })),
    trackValue: inside(inside(tracks, 'track_value'), 'by_space'),
    supremacy: inside(inside(tracks, 'supremacy'), 'spaces'),
    civilisations: read('civilisations', inside(tokens, 'ancient_civilisations')),
    atlantisGods: read('atlantis_gods', inside(tokens, 'atlantis_gods')),
    goals: read('goals', inside(tokens, 'goal_tiles')),
    artefacts: read('artefacts', inside(tokens, 'artefacts')),
    distant: read('distant', inside(modules, 'distant_planets')),
    creatures: read<readonly Creature[]>('creatures', inside(modules, 'creatures')).map((one) => ({
      ...one,
      ...requirements[one.id],
    })),
    strength: inside(constants, 'strength'),
    cubes: inside(inside(constants, 'per_side'), 'cubes'),
    tokenSpaces: inside(inside(tracks, 'supremacy'), 'token_spaces'),
    supremacyToken: constants['supremacy_token_vp'] ?? 0,
    lastCube: constants['last_cube_vp'] ?? 0,
    botCulture: constants['culture_vp_bot'] ?? 0,
    die: inside(constants, 'chaos_die'),
    reserve: constants['contract_reserve'] ?? 0,
    resourceCap: constants['resource_cap'] ?? 0,
    crystalCap: constants['crystal_cap'] ?? 0,
    goalCap: constants['goal_cap'] ?? 0,
    elements,
    strategies,
  };
}

const opened = new WeakMap<Content, Box>();
export function boxOf(content: Content): Box {
  const box = opened.get(content) ?? open(content);
  opened.set(content, box);
  return box;
}

export const find = <T extends { readonly id: string }>(
  list: readonly T[],
  id: string | null | undefined,
): T | undefined => list.find((one) => one.id === id);

export function fateOf(box: Box, house: House, difficulty: string | boolean | undefined): FateCard | undefined {
  const side = box.difficulties.find((one) => one.id === difficulty)?.fate_side ?? 'standard';
  return box.fates.find((one) => one.house === house && one.side === side);
}
