// Tiles to choose from while they are distributed, and the nine that lie face down before the start.
import { say } from '../../text/say';
import { byTouch } from '../../ui/touch';
import { arrangeGrid } from './layout';
import { Piece } from './piece';
import { tileTarget } from './steps';
import { targetProps } from './target';
import { printed } from './tiles';
import { seatOf, type View, type TableProps } from './view';
import { explain } from './explain';
import { word } from './words';

export function Packet({ view, content, seat, picks }: TableProps) {
  const own = seatOf(view, seat);
  const drafting = view.phase !== 'ready';
  const tiles = drafting && own.packet.length > 0 ? own.packet : own.pile;
  const grid = arrangeGrid(tiles.length);
  const print = printed(content);
  return (
    <svg
      class="cf-stage cf-packet"
      viewBox={`0 0 ${grid.width} ${grid.height}`}
      role="group"
      aria-label={say(word(drafting ? 'packet' : 'pile', { tiles: tiles.length }))}
    >
      {tiles.map((id, i) => {
        const tile = id === null ? null : (print.tiles.get(id) ?? null);
        const target = tile && view.viewer === seat && tileTarget(tile.id);
        return (
          <Piece
            key={id ?? `back ${i}`}
            tile={tile}
            spot={grid.spot(i)}
            {...(target && {
              target: targetProps(picks, target, explain(target, view, content) ?? word('explain.empty')),
            })}
          />
        );
      })}
    </svg>
  );
}

// There is time to read now; where the sand runs there will be none.
export function HowTo() {
  return (
    <ul class="cf-how-to">
      {(byTouch() ? ['win', 'lay.touch', 'turn.touch', 'back', 'grab'] : ['win', 'lay', 'turn', 'back', 'grab']).map(
        (what) => (
          <li key={what}>{say(word(`how_to.${what}`))}</li>
        ),
      )}
    </ul>
  );
}

// How many tiles are kept already, and where the others go.
export function Kept({ view, seat }: { view: View; seat: number }) {
  const kept = seatOf(view, seat).pile.length;
  const toLeft = view.round % 2 === 1;
  return (
    <div class="cf-kept">
      <svg viewBox="-8 -8 136 36" aria-hidden="true">
        {Array.from({ length: 9 }, (_, i) => (
          <rect class={i < kept ? 'cf-kept-tile' : 'cf-kept-gap'} x={i * 14} y="0" width="11" height="11" rx="2" />
        ))}
        <path class="cf-pass" d={toLeft ? 'M122 22H0M6 17L0 22L6 27' : 'M0 22H122M116 17L122 22L116 27'} />
      </svg>
      <span>{say(word('kept', { kept, direction: toLeft ? 'left' : 'right' }))}</span>
    </div>
  );
}
