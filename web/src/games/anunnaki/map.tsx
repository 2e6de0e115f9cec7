// The map: Gaia between the two home planets, with distant planets and creatures where they are in
// play. The companion draws it from its own view.
import { useMemo, useRef } from 'preact/hooks';
import type { ComponentChildren } from 'preact';
import { say } from '../../text/say';
import type { Content, Picks } from '../game_ui';
import { memo } from '../../ui/memo';
import { useSize } from '../../ui/size';
import { boxOf, find, type Box } from './content';
import { Inside, kindsOf, Land } from './cell';
import { Beast, Outpost } from './outpost';
import { layoutOf, pathOf, type Cell, type Layout, type Planet, type Shape } from './geometry';
import { Emblem, Mark } from './glyphs';
import { hit } from './hit';
import { Defs, globe, type Look } from './map_defs';
import { areaWords } from './explain';
import { areaName, siteName, text } from './names';
import { pointOf } from './spot';
import { shapeFor, smallestText, UNMEASURED } from './size';
import { hasCulture, SIDES, type TableView } from './view';
import './anunnaki.css';
import './map.css';

export interface MapProps {
  readonly view: TableView;
  readonly preview?: TableView | null;
  readonly content: Content;
  readonly picks: Picks;
  readonly small?: boolean;
  readonly focus?: string | null; // where a combat is fought
  readonly harvesting?: boolean; // areas are clicked for what they yield
  readonly children?: (layout: Layout) => ComponentChildren; // above everything, such as motion
}

export function useLayout(view: TableView, content: Content, shape: Shape): Layout {
  const { person, bot } = view.houses;
  const distant = view.distant.length > 0;
  const creatures = view.creatures.length > 0;
  return useMemo(
    () => layoutOf(boxOf(content), [person, bot], shape, { distant, creatures }),
    [content, person, bot, shape, distant, creatures],
  );
}

const Globe = memo(function Globe({ planet, look }: { planet: Planet; look: Look }) {
  const { at, radius } = planet;
  return (
    <g class={`an-globe an-house-${look}`}>
      <circle class="an-air" cx={at.x} cy={at.y} r={radius + 7} />
      <circle cx={at.x} cy={at.y} r={radius + 2} fill={globe(look)} />
    </g>
  );
});

// The side away from the sun, over the land and under the pieces.
const Shade = ({ planet }: { planet: Planet }) => (
  <circle class="an-shade" cx={planet.at.x} cy={planet.at.y} r={planet.radius + 2} />
);

function Border({ cell, view }: { cell: Cell; view: TableView }) {
  const side = view.control[cell.area.id];
  if (!side) return null;
  const inner = cell.outline.map((point) => ({
    x: cell.at.x + (point.x - cell.at.x) * 0.93,
    y: cell.at.y + (point.y - cell.at.y) * 0.93,
  }));
  return <path class={`an-border an-house-${view.houses[side]} of-${side}`} d={pathOf(inner)} />;
}

// A click on an area, or on one of the two things it yields.
function AreaHits({
  cell,
  view,
  box,
  picks,
  harvesting,
}: {
  cell: Cell;
  view: TableView;
  box: Box;
  picks: Picks;
  harvesting: boolean;
}) {
  const id = cell.area.id;
  const label = areaWords(cell.area, view, box);
  const kinds = kindsOf(cell.area);
  if (!harvesting) return <path {...hit(picks, `area:${id}`, label)} d={pathOf(cell.outline)} />;
  const lit = kinds.filter((kind) => picks.lit(`symbol:${id}:${kind}`));
  if (lit.length < 2)
    return <path {...hit(picks, `symbol:${id}:${lit[0] ?? kinds[0] ?? ''}`, label)} d={pathOf(cell.outline)} />;
  return (
    <>
      {lit.map((kind, i) => {
        const half = cell.outline.filter((point) => (i === 0 ? point.x <= cell.at.x + 1 : point.x >= cell.at.x - 1));
        const named = text('unit_at', { unit: text(`resource.${kind}`), place: areaName(cell.area, box) });
        return <path key={kind} {...hit(picks, `symbol:${id}:${kind}`, named)} d={pathOf(half)} />;
      })}
    </>
  );
}

function Focus({ place: at, layout, view }: { place: string; layout: Layout; view: TableView }) {
  const cell = layout.cells.get(at);
  const spot = pointOf(layout, view, at);
  if (cell) return <path class="an-focus" d={pathOf(cell.outline)} />;
  return spot && <circle class="an-focus" cx={spot.x} cy={spot.y} r={57} />;
}

function Sites({
  layout,
  view,
  box,
  picks,
  small,
}: {
  layout: Layout;
  view: TableView;
  box: Box;
  picks: Picks;
  small: boolean;
}) {
  return (
    <>
      {[...layout.sites]
        .filter(([id]) => hasCulture(view, id))
        .map(([id, at]) => (
          <g key={id} class="an-site">
            <circle class="an-token" cx={at.x} cy={at.y} r={12} />
            <Mark name="culture" x={at.x} y={at.y} size={15} />
            {!small && (
              <circle
                {...hit(picks, `site:${id}`, text('site', { areas: siteName(id, box) }))}
                cx={at.x}
                cy={at.y}
                r={picks.lit(`site:${id}`) ? 30 : 13}
              />
            )}
          </g>
        ))}
    </>
  );
}

function Homes({ layout, view }: { layout: Layout; view: TableView }) {
  return (
    <>
      {SIDES.map((side, i) => {
        const { at, radius } = layout.homes[i as 0 | 1];
        const x = at.x + (i === 0 ? -1 : 1) * radius * 0.78;
        const y = at.y - radius * 0.86;
        return (
          <g key={side} class={`an-banner an-house-${view.houses[side]}${view.active === side ? ' acts' : ''}`}>
            <circle cx={x} cy={y} r={20} />
            <Emblem house={view.houses[side]} x={x} y={y} size={22} />
          </g>
        );
      })}
    </>
  );
}

export function Map(props: MapProps) {
  const { view, content, picks, small = false, harvesting = false } = props;
  const element = useRef<SVGSVGElement>(null);
  const size = useSize(element, UNMEASURED);
  const shape = small ? 'wide' : shapeFor(size);
  const preview = props.preview ?? null;
  const layout = useLayout(view, content, shape);
  const least = small ? 0 : smallestText(size, layout);
  const box: Box = boxOf(content);
  const cells = [...layout.cells.values()];
  return (
    <svg
      ref={element}
      class={`an-map an-map-${shape}${small ? ' small' : ''}`}
      viewBox={`0 0 ${String(layout.width)} ${String(layout.height)}`}
      role="group"
      aria-label={say(text('label.map'))}
    >
      <Defs />
      <Globe planet={layout.gaia} look="gaia" />
      {SIDES.map((side, i) => (
        <Globe key={side} planet={layout.homes[i as 0 | 1]} look={view.houses[side]} />
      ))}
      {cells.map((cell) => (
        <Land key={cell.area.id} cell={cell} />
      ))}
      {[layout.gaia, ...layout.homes].map((planet, i) => (
        <Shade key={i} planet={planet} />
      ))}
      {cells.map((cell) => (
        <Border key={cell.area.id} cell={cell} view={view} />
      ))}
      {cells.map((cell) => (
        <Inside
          key={cell.area.id}
          cell={cell}
          view={view}
          preview={preview}
          box={box}
          least={least}
          named={!small && cell.area.planet === 'gaia'}
        />
      ))}
      {!small &&
        cells.map((cell) => (
          <AreaHits key={cell.area.id} cell={cell} view={view} box={box} picks={picks} harvesting={harvesting} />
        ))}
      {props.focus && <Focus place={props.focus} layout={layout} view={view} />}
      <Sites layout={layout} view={view} box={box} picks={picks} small={small} />
      <Homes layout={layout} view={view} />
      {view.distant.map(
        (here, i) =>
          here && (
            <Outpost
              key={i}
              number={i as 0 | 1}
              layout={layout}
              here={here}
              planet={find(box.distant, here.planet)}
              view={view}
              preview={preview}
              picks={picks}
              small={small}
              least={least}
            />
          ),
      )}
      {view.creatures.map(
        (id, i) =>
          id !== null && (
            <Beast
              key={id}
              at={layout.creatures[i as 0 | 1]}
              creature={find(box.creatures, id)}
              picks={picks}
              small={small}
              least={least}
            />
          ),
      )}
      {props.children?.(layout)}
    </svg>
  );
}
