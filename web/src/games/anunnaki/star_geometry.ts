// The star of ten tiles: O0 to O4 on its points, I0 to I4 between them (AN-HPRIM-04).
import type { Point } from './geometry';

export const STAR = { width: 260, height: 250, node: 25 } as const;
const MIDDLE: Point = { x: 130, y: 132 };
const OUTER = 104;
const INNER = 55;

export function nodeAt(id: string): Point {
  const number = Number(id.slice(1));
  const turn = id.startsWith('O') ? number : number - 0.5;
  const angle = (2 * Math.PI * turn) / 5 - Math.PI / 2;
  const radius = id.startsWith('O') ? OUTER : INNER;
  return { x: MIDDLE.x + radius * Math.cos(angle), y: MIDDLE.y + radius * Math.sin(angle) };
}
