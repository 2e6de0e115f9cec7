// The star of ten tiles: O0 to O4 on its points, I0 to I4 between them (AN-HPRIM-04), each with its name below it.
import type { Point } from './geometry';

export const STAR = { width: 360, height: 344, node: 26, name: 14 } as const;
export const MIDDLE: Point = { x: 180, y: 174 };
const OUTER = 140;
const INNER = 76;

export function nodeAt(id: string): Point {
  const number = Number(id.slice(1));
  const turn = id.startsWith('O') ? number : number - 0.5;
  const angle = (2 * Math.PI * turn) / 5 - Math.PI / 2;
  const radius = id.startsWith('O') ? OUTER : INNER;
  return { x: MIDDLE.x + radius * Math.cos(angle), y: MIDDLE.y + radius * Math.sin(angle) };
}
