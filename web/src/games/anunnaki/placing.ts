// Putting pieces into a view and taking them out: a new view each time. Who controls an area is not worked out here: the
// table's next view tells it.
import {
  distantPlace,
  pieces,
  piecesAt,
  printPieces,
  UNITS,
  type AreaView,
  type Side,
  type SideView,
  type TableView,
  type Unit,
  type View,
} from './view';

export function withArea<V extends TableView>(view: V, id: string, change: (area: AreaView) => AreaView): V {
  const area = change(view.areas[id] ?? {});
  const { [id]: _, ...others } = view.areas;
  const empty = Object.values(area).every((value) => value === undefined || value === '');
  const areas = empty ? others : { ...view.areas, [id]: area };
  return { ...view, areas };
}

function put(text: string, unit: Unit, count: number): string {
  const now = pieces(text);
  return printPieces({ ...now, units: { ...now.units, [unit]: Math.max(0, now.units[unit] + count) } });
}

export function atPlace<V extends TableView>(view: V, place: string, side: Side, change: (text: string) => string): V {
  const spot = distantPlace(place);
  if (!spot) {
    return withArea(view, place, (area) => {
      const { [side]: now = '', ...rest } = area;
      const next = change(now);
      return next === '' ? rest : { ...rest, [side]: next };
    });
  }
  const { planet, row } = spot;
  const distant = view.distant.map((one) =>
    one !== null && one.planet === planet ? { ...one, [row]: { ...one[row], [side]: change(one[row][side]) } } : one,
  );
  return { ...view, distant };
}

export const add = <V extends TableView>(view: V, place: string, side: Side, unit: Unit, count: number): V =>
  atPlace(view, place, side, (text) => put(text, unit, count));

export function supplied(view: View, side: Side, unit: Unit, count: number): View {
  if (unit === 'creature') return view; // they come from the display
  const own = view.sides[side];
  return { ...view, sides: { ...view.sides, [side]: { ...own, supply: put(own.supply, unit, count) } } };
}

export function ofSide<V extends TableView>(view: V, side: Side, change: Partial<SideView>): V {
  return { ...view, sides: { ...view.sides, [side]: { ...view.sides[side], ...change } } };
}
export const ofPerson = (view: View, change: Partial<View['person']>): View => ({
  ...view,
  person: { ...view.person, ...change },
});

export function becomes(view: View, side: Side, area: string, unit: Unit): View {
  const gone = supplied(add(view, area, side, 'follower', -1), side, 'follower', 1);
  return supplied(add(gone, area, side, unit, 1), side, unit, -1);
}

export function retreat(view: View, side: Side, from: string, to: string): View {
  let next = view;
  const { units } = pieces(piecesAt(view, from, side));
  for (const unit of UNITS) {
    const count = units[unit];
    if (count > 0) next = add(add(next, from, side, unit, -count), to, side, unit, count);
  }
  return next;
}
