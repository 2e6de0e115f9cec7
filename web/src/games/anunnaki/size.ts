// How the map is laid out in the room it has, and how small a text may be there.
import type { Size } from '../../ui/size';
import type { Layout, Shape } from './geometry';

const TALL_BELOW = 620; // pixels: on a narrow page the planets stand above each other
const SMALLEST_TEXT = 13; // pixels

export const UNMEASURED: Size = { width: 1000, height: 560 };

export const shapeFor = (size: Size): Shape => (size.width < TALL_BELOW ? 'tall' : 'wide');

// In the units of the drawing.
export function smallestText(size: Size, layout: Layout): number {
  return SMALLEST_TEXT / Math.min(size.width / layout.width, size.height / layout.height);
}
