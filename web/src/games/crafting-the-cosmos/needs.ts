// The stars that a nebula needs and which of them are there, as the view tells it.
import { needsOf, type Tile } from './content';
import type { Galaxy } from './geometry';
import type { Element, NebulaToken, SeatView } from './view';

export interface Need {
  readonly element: Element;
  readonly met: 'star' | 'supernova' | null;
}

// Takes one of them out of the list, where there is one.
function takes(list: Element[], element: Element): boolean {
  const at = list.indexOf(element);
  if (at >= 0) list.splice(at, 1);
  return at >= 0;
}

// What is open stands last among its like.
export function needs(tile: Tile, { missing, stood_in }: NebulaToken): readonly Need[] {
  const [open, helped] = [[...missing], [...stood_in]];
  const met = (element: Element): Need['met'] =>
    takes(open, element) ? null : takes(helped, element) ? 'supernova' : 'star';
  return [...needsOf(tile)]
    .reverse()
    .map((element) => ({ element, met: met(element) }))
    .reverse();
}

// The corners where a star of this element is wanted.
export const wantedCorners = (galaxy: Galaxy, own: SeatView, element: Element): ReadonlySet<string> =>
  new Set(
    galaxy.nebulae.filter(({ id }) => own.nebulae[id]?.missing.includes(element)).flatMap(({ corners }) => corners),
  );
