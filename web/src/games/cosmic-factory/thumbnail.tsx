// A seat's galaxy at a glance.
import { arrange } from './layout';
import { Ground } from './stage_parts';
import { Laid, Piece } from './piece';
import { MarkerGlyph } from './symbols';
import { boardCells, printed, rulesOf } from './tiles';
import { cardOf, seatOf, type TableProps } from './view';

export function Thumbnail({ view, seat, content }: TableProps) {
  const own = seatOf(view, seat);
  const over = view.phase === 'game_over' && view.scored;
  const galaxy = over ? (over.seats[seat]?.galaxy ?? []) : own.galaxy;
  const card = over ? over.card : cardOf(view);
  const print = printed(content);
  const cells = boardCells(print, card, galaxy);
  const stage = arrange(rulesOf(print, card).shape, cells, { portrait: false, hand: false });
  const hidden = galaxy.length === 0 ? own.pile.length + own.packet.length : 0;
  const { x, y, width, height } = stage.box;
  const finished = own.done || own.frozen || own.pending !== null;
  return (
    <svg class="cf-stage cf-thumbnail" viewBox={`${x - 4} ${y - 4} ${width + 8} ${height + 8}`} aria-hidden="true">
      <Ground stage={stage} frozen={view.phase === 'build' && own.frozen} />
      {cells.slice(0, hidden).map((place) => (
        <Piece tile={null} spot={{ ...stage.cell(place), size: stage.size * 0.9 }} />
      ))}
      {galaxy.map((placed) => (
        <Laid key={placed.tile} placed={placed} print={print} stage={stage} />
      ))}
      {own.bonus.map((colour, i) => (
        <g class="cf-held" transform={`translate(${x + 30 + i * 52} ${y + height - 30})`}>
          <circle r="23" />
          <MarkerGlyph marker={colour} size={30} />
        </g>
      ))}
      {finished && (
        <g class="cf-held cf-finished" transform={`translate(${x + width - 30} ${y + height - 30})`}>
          <circle r="23" />
          <path d={own.frozen ? 'M0-13V13M-11-6.5L11 6.5M11-6.5L-11 6.5' : 'M-11 1L-3 9L12-8'} />
        </g>
      )}
    </svg>
  );
}
