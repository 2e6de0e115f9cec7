// Where things of a star system lie, in pixels of the box it is drawn in. The star stands at the left of
// a wide box and at the top of a tall one; orbits are arcs around it, and planets stand alternately on
// both sides of the axis so that they have room for their moons.
import type { Body } from './body';
import { HABITABLE_ORBITS, MAX_MOONS } from './view';

export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface OrbitPlace {
  readonly radius: number; // of the arc around the star
  readonly planet: Point;
  readonly out: Point; // unit vector from the axis to the planet's side, where the moons are
  readonly dock: Point; // the middle of the attached objective
  readonly label: Point; // of the orbit's number
}
export interface SystemGeometry {
  readonly wide: boolean;
  readonly width: number;
  readonly height: number;
  readonly star: Point;
  readonly starRadius: number;
  readonly unit: number; // all sizes of bodies are parts of this
  readonly orbits: readonly OrbitPlace[];
  readonly belt: { readonly radius: number; readonly middle: Point };
  readonly zone: { readonly from: number; readonly to: number };
  readonly zoneName: string; // the path that its name is written along
}

const BELT_PITCH = 0.8; // the room of the belt, in orbits

const PLANET_PARTS = [0, 0.105, 0.145, 0.19, 0.24];
const GIANT_PARTS = [0, 0.3, 0.37];
const MOON_PART = 0.74;
const LEAST_RADIUS = 6;

export function planetRadius(body: Body, unit: number): number {
  const part = body.kind === 'gas_giant' ? GIANT_PARTS[body.size] : PLANET_PARTS[body.size];
  return Math.max(LEAST_RADIUS, (part ?? 0.1) * unit);
}
export const moonRadius = (body: Body, unit: number): number =>
  Math.max(LEAST_RADIUS, planetRadius(body, unit) * MOON_PART * (body.kind === 'asteroid' ? 0.85 : 1));

// How tall a box should be that is as narrow as a phone.
export const tallHeight = (places: number): number => Math.round(92 + (places + BELT_PITCH) * 80);
export const isWide = (width: number, height: number): boolean => width > height * 1.15;

export function systemGeometry(width: number, height: number, places: number): SystemGeometry {
  const wide = isWide(width, height);
  const long = wide ? width : height; // along the axis
  const broad = wide ? height : width;
  // `along` counts from the edge where the star is, `across` from the axis.
  const at = (along: number, across: number): Point =>
    wide ? { x: along, y: broad / 2 + across } : { x: broad / 2 + across, y: along };

  const starRadius = Math.min(broad * 0.24, long * 0.13);
  const starAt = -starRadius * 0.42;
  const edge = starAt + starRadius;
  const pitch = (long - edge - 26) / (places + BELT_PITCH);
  const unit = Math.max(44, Math.min(pitch * 0.96, broad * 0.27, 185));
  const swing = broad * 0.19;

  const distance = (orbit: number): number =>
    edge + pitch * (orbit - 0.42) + (orbit > HABITABLE_ORBITS ? pitch * BELT_PITCH : 0);
  // Radii are measured where the arc crosses the side on which the planet stands.
  const radiusThrough = (along: number, across: number): number => Math.hypot(along - starAt, across);
  const onArc = (radius: number, across: number): number =>
    starAt + Math.sqrt(Math.max(0, radius * radius - across * across));

  const orbits = Array.from({ length: places }, (_, i): OrbitPlace => {
    const orbit = i + 1;
    const side = orbit % 2 === 1 ? -1 : 1;
    const across = side * swing;
    const along = distance(orbit);
    const radius = radiusThrough(along, across);
    const labelAcross = -side * Math.min(broad / 2 - 16, radius * 0.82);
    return {
      radius,
      planet: at(along, across),
      out: wide ? { x: 0, y: side } : { x: side, y: 0 },
      dock: at(starAt + radius, 0),
      label: at(onArc(radius, labelAcross), labelAcross),
    };
  });
  const radiusOf = (orbit: number): number => orbits[orbit - 1]?.radius ?? 0;
  const beltRadius = (radiusOf(HABITABLE_ORBITS) + radiusOf(HABITABLE_ORBITS + 1)) / 2;
  const zoneTo = radiusOf(HABITABLE_ORBITS) + pitch * 0.34;
  // Just inside the zone, on the side where the planet of its last orbit is not.
  const nameRadius = wide ? zoneTo - 8 : zoneTo - 9;
  const nameAcross = Math.min(broad / 2 - 22, nameRadius * 0.98);
  const edgeEnd = at(onArc(nameRadius, nameAcross), nameAcross);
  const axisEnd = at(starAt + nameRadius, 0);
  const [from, to] = wide ? [edgeEnd, axisEnd] : [axisEnd, edgeEnd];
  return {
    wide,
    width,
    height,
    star: at(starAt, 0),
    starRadius,
    unit,
    orbits,
    belt: { radius: beltRadius, middle: at(starAt + beltRadius, 0) },
    zone: { from: radiusOf(1) - pitch * 0.5, to: zoneTo },
    zoneName: `M${from.x} ${from.y}A${nameRadius} ${nameRadius} 0 0 0 ${to.x} ${to.y}`,
  };
}

// The place of a planet's moon (1…3) on its small orbit, not too near for a finger.
const MOON_ANGLES = [0, -70, 70];
const LEAST_MOON_GAP = 27;
const LEAST_MOON_ORBIT = 40;
export const moonOrbit = (planet: Body, unit: number): number =>
  Math.max(LEAST_MOON_ORBIT, planetRadius(planet, unit) + Math.max(unit * 0.22, LEAST_MOON_GAP));
// How far a click may miss a body that lies in the orbit of this planet.
export const HIT = 22;
export const hitRadius = (r: number, planet: Body, unit: number): number =>
  Math.max(r + 3, Math.min(HIT, moonOrbit(planet, unit) / 2));
export function moonAt(place: OrbitPlace, planet: Body, moon: number, unit: number): Point {
  const turn = ((MOON_ANGLES[(moon - 1) % MAX_MOONS] ?? 0) * Math.PI) / 180;
  const reach = moonOrbit(planet, unit);
  const { out } = place;
  return {
    x: place.planet.x + reach * (out.x * Math.cos(turn) - out.y * Math.sin(turn)),
    y: place.planet.y + reach * (out.x * Math.sin(turn) + out.y * Math.cos(turn)),
  };
}
