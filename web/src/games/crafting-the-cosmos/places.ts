// Places of a galaxy in words: by sectors and directions, as they are seen, never by the engine's names.
import type { Message } from '../../text/message';
import type { Print } from './content';
import { galaxyOf, type Galaxy, type NebulaSpace, type Point } from './geometry';
import type { SeatView, Sector } from './view';
import { text } from './words';

const sectorText = (sector: Sector): Message => text(`sector.${sector}`);

function sectorsOf(print: Print, space: string): readonly Sector[] {
  const { nebulae, stars, life } = galaxyOf(print);
  const nebula = nebulae.find(({ id }) => id === space);
  return nebula ? [nebula.sector] : ((stars.get(space) ?? life.get(space))?.sectors ?? []);
}

// "in Delta", "on the border of Delta and Psi": enough for a line of the log, whose place is shown when it is pointed at.
export function areaText(print: Print, space: string): Message {
  const [a, b, c] = sectorsOf(print, space);
  if (!a || c) return text('place.middle');
  return b ? text('place.border', { a: sectorText(a), b: sectorText(b) }) : text('place.in', { sector: sectorText(a) });
}

const side = (difference: number, before: string, after: string): string =>
  Math.abs(difference) < 0.01 ? '' : difference < 0 ? before : after;

// Which of the spaces of its sector it is: "top", "left", "bottom_right".
function directionOf(galaxy: Galaxy, space: NebulaSpace): string {
  const alike = galaxy.nebulae.filter(({ sector }) => sector === space.sector);
  const middle = (of: (point: Point) => number) => alike.reduce((sum, point) => sum + of(point), 0) / alike.length;
  const parts = [
    side(space.y - middle(({ y }) => y), 'top', 'bottom'),
    side(space.x - middle(({ x }) => x), 'left', 'right'),
  ];
  return parts.filter((part) => part !== '').join('_');
}

// "Delta, upper left"
const hexagonText = (galaxy: Galaxy, space: NebulaSpace): Message =>
  text(`space.${directionOf(galaxy, space)}`, { sector: sectorText(space.sector) });

const CORNERS = ['top', 'top_right', 'bottom_right', 'bottom', 'bottom_left', 'top_left'] as const; // as a space lists them
const SIDES = ['top_right', 'right', 'bottom_right', 'bottom_left', 'left', 'top_left'] as const;

// The hexagons that a corner or a side belongs to, those with a nebula first.
function around(galaxy: Galaxy, own: SeatView, space: string): readonly NebulaSpace[] {
  const has = ({ id }: NebulaSpace): number => (own.nebulae[id] ? 0 : 1);
  return galaxy.nebulae
    .filter(({ corners, sides }) => [...corners, ...sides].some((id) => id === space))
    .sort((a, b) => has(a) - has(b));
}

// The one name of a space on the board: "Delta, upper left: top corner".
export function spaceText(print: Print, own: SeatView, space: string): Message {
  const galaxy = galaxyOf(print);
  const nebula = galaxy.nebulae.find(({ id }) => id === space);
  if (nebula) return hexagonText(galaxy, nebula);
  const [hexagon] = around(galaxy, own, space);
  if (!hexagon) throw new Error(`no space ${space}`);
  const corner = hexagon.corners.findIndex((id) => id === space);
  const key =
    corner >= 0 ? `corner.${CORNERS[corner]}` : `side.${SIDES[hexagon.sides.findIndex((id) => id === space)]}`;
  return text('space.part', { space: hexagonText(galaxy, hexagon), part: text(key) });
}

// The points of the nebulae that a corner or a side touches.
export const touchedPoints = (print: Print, own: SeatView, space: string): readonly number[] =>
  around(galaxyOf(print), own, space).flatMap(({ id }) => print.tiles.get(own.nebulae[id]?.tile ?? '')?.points ?? []);

// "4", "4 and 7", "4, 5 and 7"
export function listed(parts: readonly (string | number | Message)[]): string | number | Message {
  const [first = '', ...rest] = parts;
  const last = rest.pop();
  if (last === undefined) return first;
  const before = rest.reduce<string | number | Message>((a, b) => text('list.comma', { a, b }), first);
  return text('list.and', { a: before, b: last });
}
