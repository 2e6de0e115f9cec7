// Objectives and objects as the content files have them, and how far a system is with them.
import type { Content } from '../game_ui';
import { type Body, hasRings, isWet, lifeOf, parseBody } from './body';
import type { OrbitView, Reward, SeatView } from './view';

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
export const stagePoints = (content: Content): readonly number[] =>
  listed<{ points: number }>(content, 'boards.json', 'stages').map((stage) => stage.points);

// A condition of an objective, and whether an orbit meets it (CG-PLANETARY-04). `need` is a least
// number, for orbit_to a greatest one; conditions without a number need 1.
export interface Condition {
  readonly name: keyof Requirement;
  readonly need: number;
  readonly have: number;
  readonly met: boolean;
}

const bodies = (orbit: OrbitView): { planet: Body; moons: readonly Body[] } => ({
  planet: parseBody(orbit.planet),
  moons: orbit.moons.map(parseBody),
});

export function conditions(asked: Requirement, orbit: OrbitView, number: number): readonly Condition[] {
  const { planet, moons } = bodies(orbit);
  const rightKind = asked.planet === undefined || planet.kind === asked.planet;
  const living = moons.filter((moon) => lifeOf(moon) >= 0).length;
  const have: Required<Record<keyof Requirement, number>> = {
    planet: rightKind ? 1 : 0,
    size: rightKind ? planet.size : 0,
    wet: isWet(planet) ? 1 : 0,
    rings: hasRings(planet) ? 1 : 0,
    life: lifeOf(planet),
    moons: moons.length,
    moon_size: Math.max(0, ...moons.map((moon) => moon.size)),
    wet_moons: moons.filter(isWet).length,
    living_moons: living,
    living_bodies: living + (lifeOf(planet) >= 0 ? 1 : 0),
    orbit_from: number,
    orbit_to: number,
  };
  return (Object.keys(have) as (keyof Requirement)[])
    .filter((name) => asked[name] !== undefined)
    .map((name) => {
      const value = asked[name];
      const need = typeof value === 'number' ? value : 1;
      const met = name === 'orbit_to' ? have[name] <= need : have[name] >= need;
      return { name, need, have: have[name], met };
    });
}

// What cannot come to an orbit any more weighs as much as everything that can.
const FIXED: readonly Condition['name'][] = ['planet', 'orbit_from', 'orbit_to'];
const gap = (missing: readonly Condition[]): number =>
  missing.reduce((sum, { name }) => sum + (FIXED.includes(name) ? 12 : 1), 0);

// The orbit that is nearest to what is asked, among those that may still take an objective.
export interface Fit {
  readonly orbit: number;
  readonly missing: readonly Condition[]; // empty: it can be revealed here
  readonly possible: boolean; // what is missing could come
}
export function bestFit(asked: Requirement, seat: SeatView): Fit | null {
  const fits = seat.orbits.flatMap((orbit, index): Fit[] => {
    if (orbit.objective !== null) return [];
    const number = index + 1;
    const missing = conditions(asked, orbit, number).filter((one) => !one.met);
    return [{ orbit: number, missing, possible: !missing.some(({ name }) => FIXED.includes(name)) }];
  });
  return fits.reduce<Fit | null>(
    (best, fit) => (best === null || gap(fit.missing) < gap(best.missing) ? fit : best),
    null,
  );
}

// Stellar objectives: what a term counts (CG-SCORE-02), and its points.
function fits(term: Term, body: Body): boolean {
  return (
    (term.kind === undefined || body.kind === term.kind) &&
    body.size >= (term.size_from ?? 0) &&
    body.size <= (term.size_to ?? Infinity) &&
    (!term.wet || isWet(body)) &&
    (!term.rings || hasRings(body)) &&
    (term.life === undefined || lifeOf(body) >= term.life)
  );
}

function fittingIn(term: Term, orbit: OrbitView): number {
  const { planet, moons } = bodies(orbit);
  const planets = term.count !== 'moons' && fits(term, planet) && (term.moons ?? moons.length) === moons.length;
  const counted = moons.filter((moon) => (term.count === 'moons' || moon.kind === 'terrestrial') && fits(term, moon));
  return (planets ? 1 : 0) + (term.count === 'planets' ? 0 : counted.length);
}

function giantsByColour(seat: SeatView): readonly number[] {
  const giants = new Map<string, number>();
  for (const { planet } of seat.orbits.map(bodies))
    if (planet.kind === 'gas_giant') giants.set(planet.colour, (giants.get(planet.colour) ?? 0) + 1);
  return [...giants.values()];
}

// T1 < T2 < T3 < T4 < G1 < G2.
const classOf = (body: Body): number => body.size + (body.kind === 'gas_giant' ? 4 : 0);

function differentClasses(seat: SeatView): number {
  const all = seat.orbits.map(bodies).flatMap(({ planet, moons }) => [planet, ...moons]);
  return new Set(all.filter((body) => body.kind !== 'asteroid').map(classOf)).size;
}

function longestRun(seat: SeatView): number {
  let longest = 0;
  let run = 0;
  let last = 0;
  for (const { planet } of seat.orbits.map(bodies)) {
    run = classOf(planet) >= last ? run + 1 : 1;
    last = classOf(planet);
    longest = Math.max(longest, run);
  }
  return longest;
}

export function countOf(term: Term, seat: SeatView): number {
  const perOrbit = () =>
    seat.orbits.slice((term.orbit_from ?? 1) - 1, term.orbit_to).map((orbit) => fittingIn(term, orbit));
  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
  switch (term.count) {
    case 'orbits':
      return perOrbit().filter((here) => here > 0).length;
    case 'gas_colours':
      return giantsByColour(seat).length;
    case 'gas_pairs':
      return sum(giantsByColour(seat).map((giants) => Math.floor(giants / 2)));
    case 'classes':
      return differentClasses(seat);
    case 'longest_run':
      return longestRun(seat);
    case 'belt_asteroids':
      return seat.asteroids;
    case 'belt_comets':
      return seat.comets;
    case 'objects':
      return seat.objects.length;
    case 'revealed_objectives':
      return seat.orbits.filter((orbit) => orbit.objective !== null).length;
    default:
      return sum(perOrbit());
  }
}

export function pointsOf(term: Term, count: number): number {
  if (!term.table) return Math.min((term.each ?? 0) * count, term.at_most ?? Infinity);
  return term.table[Math.min(count, term.table.length - 1)] ?? 0;
}

export const stellarPoints = (objective: StellarObjective, seat: SeatView): number =>
  objective.terms.reduce((points, term) => points + pointsOf(term, countOf(term, seat)), 0);
