// How the map is laid out in the room it has, and how small a text may be there.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Layout, Shape } from './geometry';

const TALL_BELOW = 620; // pixels: on a narrow page the planets stand above each other
const SMALLEST_TEXT = 13; // pixels

interface Size {
  readonly width: number;
  readonly height: number;
}

export function useSize(still: boolean) {
  const element = useRef<SVGSVGElement>(null);
  const [size, setSize] = useState<Size | null>(null);
  useEffect(() => {
    const here = element.current;
    if (!here || still) return;
    const watch = new ResizeObserver(() => {
      setSize({ width: here.clientWidth, height: here.clientHeight });
    });
    watch.observe(here);
    return () => {
      watch.disconnect();
    };
  }, [still]);
  return { element, size };
}

export const shapeFor = (size: Size | null): Shape => (size && size.width < TALL_BELOW ? 'tall' : 'wide');

// In the units of the drawing.
export function smallestText(size: Size | null, layout: Layout): number {
  if (!size || size.width === 0 || size.height === 0) return SMALLEST_TEXT;
  return SMALLEST_TEXT / Math.min(size.width / layout.width, size.height / layout.height);
}
