// The pieces of a side in one place, and how a preview would change them.
import { Piece } from './glyphs';
import { pieces, UNITS, type Pieces, type Side, type TableView, type Unit } from './view';

interface Item {
  readonly kind: Unit | 'settlement';
  readonly count: number;
  readonly change: number;
}
export function itemsOf(now: Pieces, next: Pieces | null): readonly Item[] {
  const shown = next ?? now;
  const items: Item[] = [];
  if (shown.settlement || now.settlement)
    items.push({
      kind: 'settlement',
      count: 1,
      change: Number(shown.settlement) - Number(now.settlement),
    });
  for (const kind of UNITS) {
    const change = shown.units[kind] - now.units[kind];
    if (shown.units[kind] > 0 || change !== 0) items.push({ kind, count: shown.units[kind], change });
  }
  return items;
}

// What a side has in a place, in a row about x, y.
export function Group(props: {
  now: string;
  next: string | null;
  side: Side;
  view: TableView;
  x: number;
  y: number;
  scale: number;
  wide: number;
  least: number;
}) {
  const { now, next, side, view, x, y, scale, wide, least } = props;
  const items = itemsOf(pieces(now), next === null ? null : pieces(next));
  if (items.length === 0) return null;
  const step = Math.min(38 * scale, wide / items.length);
  const size = Math.min(35 * scale, step * 1.05);
  return (
    <>
      {items.map(({ kind, count, change }, i) => {
        const at = x + (i - (items.length - 1) / 2) * step;
        return (
          <g key={kind} class={change === 0 ? '' : change > 0 ? 'an-more' : 'an-less'}>
            <Piece
              kind={kind}
              side={side}
              house={view.houses[side]}
              count={count}
              x={at}
              y={y}
              size={size}
              least={least}
              className={count === 0 ? 'gone' : ''}
            />
            {change !== 0 && (
              <text class="an-change" x={at} y={y - size * 0.72} font-size={Math.max(15 * scale, least)}>
                {change > 0 ? `+${String(change)}` : `−${String(-change)}`}
              </text>
            )}
          </g>
        );
      })}
    </>
  );
}
