// One area of the map: its land, what it yields, who stands there.
import { memo } from '../../ui/memo';
import type { Box, Area } from './content';
import { find } from './content';
import type { Cell } from './geometry';
import { pathOf } from './geometry';
import { Mark, ResourceMark } from './glyphs';
import { Group } from './group';
import { texture } from './map_defs';
import { gaiaNumber } from './names';
import { SIDES, type Side, type TableView } from './view';

const PLAIN = 58; // the size of a cell for which the measures below hold

export const kindsOf = (area: Area): readonly Area['symbols'][number][] => [...new Set(area.symbols)];

export const Land = memo(function Land({ cell }: { cell: Cell }) {
  const kinds = kindsOf(cell.area);
  const [first = 'wood', second] = kinds;
  const look = cell.area.atlantis ? 'atlantis' : first;
  const half = cell.outline.filter((point) => point.x >= cell.at.x - 1);
  return (
    <g class="an-land">
      <path class={`an-ground an-ground-${look}`} d={pathOf(cell.outline)} />
      {second && !cell.area.atlantis && half.length > 2 && (
        <path class={`an-ground an-ground-${second}`} d={pathOf(half)} />
      )}
      <path class="an-texture" fill={texture(look)} d={pathOf(cell.outline)} />
    </g>
  );
});

// What it yields in one row, on Gaia after its number.
function Symbols({
  cell,
  view,
  scale,
  named,
  least,
}: {
  cell: Cell;
  view: TableView;
  scale: number;
  named: boolean;
  least: number;
}) {
  const spent = new Set(view.areas[cell.area.id]?.exhausted ?? []);
  const count = cell.area.symbols.length;
  const y = cell.at.y - 28 * scale;
  const shrine = cell.area.shrine && cell.area.planet !== 'gaia'; // on a home planet it stands in the row
  const pitch = shrine && count > 2 ? 19 : 22; // a long row of a home planet lies between its rim and a culture token
  const left = cell.at.x - ((pitch / 2) * (count + (shrine ? 1.2 : 0)) - (named ? 9 : 0)) * scale;
  return (
    <g>
      {named && (
        <text class="an-name" x={left - 2 * scale} y={y} font-size={Math.max(15.5 * scale, least)}>
          {gaiaNumber(cell.area.id)}
        </text>
      )}
      {cell.area.symbols.map((symbol, i) => (
        <ResourceMark
          key={i}
          resource={symbol}
          spent={spent.has(i + 1)}
          size={(pitch - 2) * scale}
          x={left + (i + 0.5) * pitch * scale}
          y={y}
        />
      ))}
      {shrine && (
        <g class="an-shrine">
          <Mark name="shrines" x={left + (count + 0.64) * pitch * scale} y={y} size={(pitch - 3) * scale} />
        </g>
      )}
    </g>
  );
}

function Civilisation({
  id,
  view,
  box,
  x,
  y,
  scale,
  least,
}: {
  id: string;
  view: TableView;
  box: Box;
  x: number;
  y: number;
  scale: number;
  least: number;
}) {
  const tile = view.areas[id]?.civilisation;
  if (tile === undefined) return null;
  const strength = typeof tile === 'number' ? tile : find(box.civilisations, tile)?.strength;
  const god = view.atlantis_gods[id];
  const more = typeof god === 'number' ? god : find(box.atlantisGods, god)?.strength;
  const r = 17 * scale;
  const token = Math.max(10.5 * scale, least * 0.72);
  return (
    <g class="an-civilisation">
      <path d={`M${x - r} ${y + r * 0.85}L${x - r * 0.62} ${y - r * 0.85}H${x + r * 0.62}L${x + r} ${y + r * 0.85}Z`} />
      <path
        class="an-carving"
        d={`M${x - r * 0.72} ${y - r * 0.4}H${x + r * 0.72}M${x - r * 0.9} ${y + r * 0.45}H${x + r * 0.9}`}
      />
      <text x={x} y={y + r * 0.06} font-size={Math.max(18 * scale, least)}>
        {strength ?? '?'}
      </text>
      {more !== undefined && (
        <g>
          <circle cx={x + r * 1.15} cy={y - r * 0.7} r={token} />
          <text x={x + r * 1.15} y={y - r * 0.7} font-size={Math.max(13.5 * scale, least)}>{`+${String(more)}`}</text>
        </g>
      )}
    </g>
  );
}

// Everything in the cell but the land.
export function Inside({
  cell,
  view,
  preview,
  box,
  named,
  least,
}: {
  cell: Cell;
  view: TableView;
  preview: TableView | null;
  box: Box;
  named: boolean;
  least: number;
}) {
  const { area, at } = cell;
  const scale = cell.size / PLAIN;
  const state = view.areas[area.id];
  const next = preview?.areas[area.id];
  const mine = (side: Side) => state?.[side] ?? '';
  const then = (side: Side) => (preview ? (next?.[side] ?? '') : null);
  const both = SIDES.every((side) => mine(side) !== '' || (then(side) ?? '') !== '');
  const guarded = state?.civilisation !== undefined;
  const x = guarded && (mine('person') || mine('bot') || then('person')) ? at.x - 18 * scale : at.x;
  const rows: Readonly<Record<Side, number>> = both ? { person: 4, bot: 35 } : { person: 22, bot: 22 };
  return (
    <g class="an-inside">
      <Symbols cell={cell} view={view} scale={scale} named={named} least={least} />
      {area.shrine && area.planet === 'gaia' && (
        <g class="an-shrine">
          <Mark name="shrines" x={at.x + 44 * scale} y={at.y - 3 * scale} size={19 * scale} />
        </g>
      )}
      {guarded && (
        <Civilisation
          id={area.id}
          view={view}
          box={box}
          scale={scale}
          least={least}
          x={x === at.x ? at.x : at.x + 30 * scale}
          y={at.y + 20 * scale}
        />
      )}
      {SIDES.map((side) => (
        <Group
          key={side}
          side={side}
          view={view}
          now={mine(side)}
          next={then(side)}
          x={x}
          y={at.y + rows[side] * scale}
          scale={both ? scale * 0.8 : scale}
          wide={(guarded ? 66 : 96) * scale}
          least={least}
        />
      ))}
      {view.pending.includes(area.id) && (
        <g class="an-combat">
          <Mark name="war" x={at.x - 45 * scale} y={at.y - 4 * scale} size={22 * scale} />
        </g>
      )}
    </g>
  );
}
