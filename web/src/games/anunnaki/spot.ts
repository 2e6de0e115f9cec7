// Where a place is on the map: an area, a spot of a distant planet, or the banner of a side's home.
import { distantSpot, type Layout, type Point } from './geometry';
import { distantPlace, type TableView } from './view';

export function pointOf(layout: Layout, view: TableView, place: string): Point | null {
  if (place === 'person' || place === 'bot') {
    const { at, radius } = layout.homes[place === 'person' ? 0 : 1];
    return { x: at.x + (place === 'person' ? -0.78 : 0.78) * radius, y: at.y - 0.86 * radius };
  }
  const distant = distantPlace(place);
  if (!distant) return layout.cells.get(place)?.at ?? null;
  const number = view.distant.findIndex((one) => one?.planet === distant.planet);
  return number < 0 ? null : distantSpot(layout, number as 0 | 1, distant.spot);
}
