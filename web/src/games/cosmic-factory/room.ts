// How much room the board has: the width of its own box, and the height of the frame it is shown in, where
// there is one that would scroll.
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

export interface Room {
  readonly width: number;
  readonly height: number | null; // null: as high as it likes
}

const frameOf = (element: HTMLElement): HTMLElement | null => {
  for (let outer = element.parentElement; outer && outer !== document.body; outer = outer.parentElement)
    if (getComputedStyle(outer).overflowY !== 'visible') return outer;
  return null;
};

// Within its padding, which is room for rings.
const insideOf = (frame: HTMLElement) => {
  const { paddingLeft, paddingRight, paddingTop, paddingBottom } = getComputedStyle(frame);
  return {
    width: frame.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight),
    height: frame.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom),
  };
};

// `held`: the height stays as it is while something is being chosen, however the frame changes; it scrolls then.
export const useRoom = (element: RefObject<HTMLElement>, held: boolean): Room => {
  const [room, setRoom] = useState<Room>({ width: 1000, height: null }); // until it is measured
  const holding = useRef(held);
  holding.current = held;
  const measuring = useRef<(() => void) | null>(null);
  useLayoutEffect(() => {
    const board = element.current;
    if (!board || typeof ResizeObserver === 'undefined') return undefined;
    const frame = frameOf(board);
    const measure = (): void => {
      const width = board.clientWidth;
      // A board that is zoomed into is wider than its frame, and higher by as much.
      const inside = frame && insideOf(frame);
      const height = inside && inside.height * Math.max(1, width / inside.width);
      setRoom((before) => {
        if (before.width === width && (before.height === height || (holding.current && before.height !== null)))
          return before;
        return { width, height };
      });
    };
    const observer = new ResizeObserver(measure);
    observer.observe(board);
    if (frame) observer.observe(frame);
    measuring.current = measure;
    measure();
    return () => observer.disconnect();
  }, []);
  useLayoutEffect(() => {
    if (!held) measuring.current?.();
  }, [held]);
  return room;
};
