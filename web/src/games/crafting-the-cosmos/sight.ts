// How much of the board is seen at once: on a narrow screen time chamber and galaxy fill it, also where the board is
// enlarged.
import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

// What scrolls around an element; null where nothing does.
export function scrollerOf(element: Element): Element | null {
  let above = element.parentElement;
  while (above && !/auto|scroll/.test(getComputedStyle(above).overflowY)) above = above.parentElement;
  return above;
}

export function useSight(frame: RefObject<HTMLElement>): number | null {
  const [height, setHeight] = useState<number | null>(null);
  useLayoutEffect(() => {
    const board = frame.current;
    const scroller = board && scrollerOf(board);
    if (!scroller) return;
    const measure = () => {
      if (scroller.clientWidth === 0) return; // not shown
      const around = 2 * parseFloat(getComputedStyle(scroller).paddingTop); // on all sides the same
      const enlarged = Math.max(1, board.clientWidth / (scroller.clientWidth - around));
      setHeight(Math.floor((scroller.clientHeight - around) * enlarged));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(scroller);
    observer.observe(board);
    return () => observer.disconnect();
  }, []);
  return height;
}
