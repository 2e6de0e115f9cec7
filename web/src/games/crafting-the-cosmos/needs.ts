// How far the stars around a nebula meet what it needs.
import { needsOf, type Print, type Tile } from './content';
import type { Galaxy, NebulaSpace } from './geometry';
import { elementOf, isSupernova, type Element, type SeatView } from './view';

export interface Need {
  readonly element: Element;
  readonly met: 'star' | 'supernova' | null;
}

export function needs(tile: Tile, space: NebulaSpace, own: SeatView): readonly Need[] {
  const around = space.corners.flatMap((corner) => own.stars[corner] ?? []);
  const plain = around.filter((star) => !isSupernova(star)).map(elementOf);
  let supernovae = around.length - plain.length;
  // Real stars first: a supernova stands only for what is missing.
  const withStars = needsOf(tile).map((element): Need => {
    const at = plain.indexOf(element);
    if (at < 0) return { element, met: null };
    plain.splice(at, 1);
    return { element, met: 'star' };
  });
  return withStars.map((need) => (need.met === null && supernovae-- > 0 ? { ...need, met: 'supernova' } : need));
}

// The corners where a star of this element would meet a need that is open.
export function wantedCorners(print: Print, galaxy: Galaxy, own: SeatView, element: Element): ReadonlySet<string> {
  const wants = ({ id }: NebulaSpace): boolean => {
    const token = own.nebulae[id];
    return token !== undefined && !token.formed;
  };
  const corners = galaxy.nebulae.filter(wants).flatMap((space) => {
    const tile = print.tiles.get(own.nebulae[space.id]?.tile ?? '');
    const open = tile && needs(tile, space, own).some((need) => need.element === element && !need.met);
    return open ? space.corners : [];
  });
  return new Set(corners);
}
