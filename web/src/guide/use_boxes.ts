// Where things are on the screen, as long as they are looked at. Boards move, zoom and scroll by themselves: looking
// again now and then is simpler than being told of all of it, and costs little.
import { useEffect, useState } from 'preact/hooks';
import type { Spot } from './card';
import { within, type Box } from './place';

const lookEvery = 150; // milliseconds
const keepFor = 1500; // so long what is new is held in sight, whatever a board does when it is its turn

const isShown = (element: Element): boolean =>
  element.closest('.thumbnail, .other-board') === null && element.getClientRects().length > 0;

export function elementsOf(spot: Spot): readonly Element[] {
  const selector = spot.startsWith('.') ? spot : `[data-target="${CSS.escape(spot)}"]`;
  const found = [...document.querySelectorAll(selector)].filter(isShown);
  return spot.startsWith('.') ? found : found.slice(0, 1);
}

const boxOf = (element: Element): Box => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
};

// What is seen of it: frames that scroll or are drawn in cut off the rest.
function seen(element: Element): Box {
  let box = within(boxOf(element), { left: 0, top: 0, width: innerWidth, height: innerHeight });
  for (let frame = element.parentElement; frame; frame = frame.parentElement)
    if (getComputedStyle(frame).overflowY !== 'visible') box = within(box, boxOf(frame));
  return box;
}

function boxesOf(spots: readonly Spot[]): readonly Box[] {
  return spots
    .flatMap(elementsOf)
    .map(seen)
    .filter(({ width, height }) => width > 0 && height > 0);
}

export function useBoxes(spots: readonly Spot[], keepInSight = false): readonly Box[] {
  const [boxes, setBoxes] = useState<readonly Box[]>([]);
  const wanted = JSON.stringify(spots);
  useEffect(() => {
    let last = '';
    const since = performance.now();
    const keep = () => {
      for (const element of spots.flatMap(elementsOf)) {
        const tall = element.getBoundingClientRect().height > innerHeight / 2; // its beginning is shown
        element.scrollIntoView({ block: tall ? 'start' : 'nearest', inline: 'nearest' });
      }
    };
    const look = () => {
      if (keepInSight && performance.now() < since + keepFor) keep();
      const next = boxesOf(spots);
      const text = JSON.stringify(next);
      if (text !== last) setBoxes(next);
      last = text;
    };
    look();
    const timer = setInterval(look, lookEvery);
    addEventListener('resize', look);
    return () => {
      clearInterval(timer);
      removeEventListener('resize', look);
    };
  }, [wanted]);
  return boxes;
}
