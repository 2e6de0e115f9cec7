// Objectives and objects as the content files have them.
import type { Content } from '../game_ui';
import type { Body } from './body';
import type { Reward } from './view';

export interface Names {
  readonly de: string;
  readonly en: string;
  readonly fr: string;
}
export interface Requirement {
  readonly planet?: 'terrestrial' | 'gas_giant';
  readonly size?: number;
  readonly wet?: boolean;
  readonly rings?: boolean;
  readonly life?: number;
  readonly moons?: number;
  readonly moon_size?: number;
  readonly wet_moons?: number;
  readonly living_moons?: number;
  readonly living_bodies?: number;
  readonly orbit_from?: number;
  readonly orbit_to?: number;
}
export interface PlanetaryObjective {
  readonly id: string;
  readonly names: Names;
  readonly requires: Requirement;
  readonly rewards: readonly Reward[];
  readonly points: number;
}
export interface Term {
  readonly count: string;
  readonly kind?: Body['kind'];
  readonly size_from?: number;
  readonly size_to?: number;
  readonly wet?: boolean;
  readonly rings?: boolean;
  readonly life?: number;
  readonly moons?: number;
  readonly orbit_from?: number;
  readonly orbit_to?: number;
  readonly each?: number;
  readonly at_most?: number;
  readonly table?: readonly number[];
}
export interface StellarObjective {
  readonly id: string;
  readonly names: Names;
  readonly terms: readonly Term[];
}
export interface AstronomicalObject {
  readonly id: string;
  readonly names: Names;
  readonly uses: number;
  readonly effect: string;
}
export interface PrintedTile {
  readonly id: string;
  readonly class: 'object' | 'gas_giant' | 'small' | 'size_3' | 'size_4';
  readonly object?: string;
  readonly size?: number;
  readonly colour?: string;
}
export interface Field {
  readonly sector: string;
  readonly field: number;
  readonly players: number;
  readonly monolith: boolean;
}

function listed<Entry>(content: Content, file: string, list: string): readonly Entry[] {
  const entries = content.files[file] as Record<string, readonly Entry[]> | undefined;
  return entries?.[list] ?? [];
}
const byId = <Entry extends { id: string }>(entries: readonly Entry[], id: string): Entry | null =>
  entries.find((entry) => entry.id === id) ?? null;

export const planetaryObjective = (content: Content, id: string): PlanetaryObjective | null =>
  byId(listed<PlanetaryObjective>(content, 'planetary.json', 'objectives'), id);
export const stellarObjective = (content: Content, id: string): StellarObjective | null =>
  byId(listed<StellarObjective>(content, 'stellar.json', 'objectives'), id);
export const astronomicalObject = (content: Content, id: string): AstronomicalObject | null =>
  byId(listed<AstronomicalObject>(content, 'objects.json', 'objects'), id);
export const tileOf = (content: Content, id: string): PrintedTile | null =>
  byId(listed<PrintedTile>(content, 'tiles.json', 'tiles'), id);
export const fieldsOf = (content: Content, sector: string, players: number): readonly Field[] =>
  listed<Field>(content, 'boards.json', 'fields').filter(
    (field) => field.sector === sector && field.players <= players,
  );
export const stagesOf = (content: Content): readonly { readonly names: Names; readonly points: number }[] =>
  listed(content, 'boards.json', 'stages');
export const stagePoints = (content: Content): readonly number[] => stagesOf(content).map(({ points }) => points);
