// The person's action star: tiles on its nodes, cubes on its paths, gods in its figures.
import { say } from '../../text/say';
import type { Picks } from '../game_ui';
import { find, type Box, type Figure, type Tile } from './content';
import { pathOf, type Point } from './geometry';
import { Emblem, iconFor, Mark, ResourceMark } from './glyphs';
import { hit } from './hit';
import { called, text } from './names';
import { MIDDLE, nodeAt, STAR } from './star_geometry';
import type { Resource, View } from './view';

function cornersOf(box: Box, figure: Figure): readonly Point[] {
  const nodes = new Set(
    figure.paths.flatMap((id) => {
      const path = find(box.paths, id);
      return path ? [path.a, path.b] : [];
    }),
  );
  const middle = MIDDLE;
  return [...nodes]
    .map(nodeAt)
    .sort((p, q) => Math.atan2(p.y - middle.y, p.x - middle.x) - Math.atan2(q.y - middle.y, q.x - middle.x));
}

function Figures({ view, box, picks }: { view: View; box: Box; picks: Picks }) {
  return (
    <>
      {box.figures.map((figure) => {
        const corners = cornersOf(box, figure);
        const middle = {
          x: corners.reduce((s, p) => s + p.x, 0) / corners.length,
          y: corners.reduce((s, p) => s + p.y, 0) / corners.length,
        };
        const marked = view.person.marked.includes(figure.id);
        const closed = figure.paths.every((path) => view.person.paths.includes(path));
        const label = text(figure.id === 'PENTA' ? 'explain.pentagon' : 'explain.triangle');
        return (
          <g key={figure.id} class={`an-figure${closed ? ' closed' : ''}${marked ? ' marked' : ''}`}>
            <path {...hit(picks, `star:${figure.id}`, label)} d={pathOf(corners)} />
            {marked && (
              <Emblem house={view.houses.person} x={middle.x} y={middle.y} size={figure.id === 'PENTA' ? 34 : 15} />
            )}
          </g>
        );
      })}
    </>
  );
}

function Paths({ view, box }: { view: View; box: Box }) {
  return (
    <>
      {box.paths.map((path) => {
        const [a, b] = [nodeAt(path.a), nodeAt(path.b)];
        const [x, y] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
        const taken = view.person.paths.includes(path.id);
        return (
          <g key={path.id} class={`an-path an-house-${view.houses.person}${taken ? ' taken' : ''}`}>
            <path class="an-line" d={pathOf([a, b])} />
            {taken ? (
              <g class="an-cube">
                <Mark name="cube" x={x} y={y} size={16} />
              </g>
            ) : (
              path.crystals > 0 && (
                <g class="an-crystal">
                  <Mark name="crystal" x={x} y={y} size={13} />
                </g>
              )
            )}
          </g>
        );
      })}
    </>
  );
}

function Node({ id, tile, view, picks }: { id: string; tile: Tile; view: View; picks: Picks }) {
  const { x, y } = nodeAt(id);
  const r = STAR.node;
  const red = tile.colour === 'red';
  const upgraded = view.person.upgraded.includes(tile.id);
  const costs = upgraded && tile.id === 'oracle' ? [] : Object.keys(tile.cost);
  const outline = red
    ? pathOf(
        [0, 1, 2, 3, 4, 5].map((i) => ({
          x: x + r * 1.06 * Math.cos((Math.PI * i) / 3),
          y: y + r * 1.06 * Math.sin((Math.PI * i) / 3),
        })),
      )
    : `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
  return (
    <g
      class={`an-node an-tile-${tile.colour}${upgraded ? ' upgraded' : ''}${view.person.pawn === id ? ' here' : ''} an-house-${view.houses.person}`}
    >
      <path class="an-plate" d={outline} />
      <Mark name={tile.id === 'trade' ? 'contract' : iconFor(tile.id)} x={x} y={y - (costs.length ? 3 : 0)} size={23} />
      {costs.map((kind) =>
        kind === 'any' ? (
          <Mark key={kind} name="any" x={x} y={y + 14} size={11} />
        ) : (
          <ResourceMark key={kind} resource={kind as Resource} x={x} y={y + 14} size={12} />
        ),
      )}
      {upgraded && (
        <g class="an-better">
          <Mark name="upgrade" x={x + 17} y={y - 16} size={13} />
        </g>
      )}
      {view.person.pawn === id && <path class="an-pawn" d={outline} />}
      <text x={x} y={y + r + STAR.name}>
        {say(called(tile))}
      </text>
      <circle {...hit(picks, `node:${id}`, called(tile))} cx={x} cy={y} r={r + 1} />
    </g>
  );
}

export function Star({ view, box, picks }: { view: View; box: Box; picks: Picks }) {
  return (
    <svg class="an-star" viewBox={`0 0 ${String(STAR.width)} ${String(STAR.height)}`}>
      <Figures view={view} box={box} picks={picks} />
      <Paths view={view} box={box} />
      {Object.entries(view.person.tiles).map(([id, tile]) => {
        const own = find(box.tiles, tile);
        return own && <Node key={id} id={id} tile={own} view={view} picks={picks} />;
      })}
    </svg>
  );
}
