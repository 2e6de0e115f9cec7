// A tile where it lies. It glides when it is moved and turns the short way when it is turned.
import type { SVGAttributes } from 'preact';
import { useRef } from 'preact/hooks';
import type { Spot, Stage } from './layout';
import { TileBack, TileFace } from './tile_art';
import type { Printed, Tile } from './tiles';
import type { Placed } from './view';

interface PieceProps {
  readonly tile: Tile | null; // null: nobody may know it
  readonly spot: Spot;
  readonly rot?: number;
  readonly down?: boolean;
  readonly state?: string; // classes: lit, chosen, …
  readonly target?: SVGAttributes<SVGGElement>;
}

// An angle that goes on from the last one instead of jumping from 270° to 0°.
const useAngle = (rot: number): number => {
  const angle = useRef(rot * 90);
  const difference = ((((rot * 90 - angle.current) % 360) + 540) % 360) - 180;
  angle.current += difference === -180 ? 180 : difference;
  return angle.current;
};

export function Piece({ tile, spot, rot = 0, down = false, state = '', target = {} }: PieceProps) {
  const angle = useAngle(rot);
  return (
    <g
      class={`cf-piece ${state}`}
      style={{ transform: `translate(${spot.x}px, ${spot.y}px) scale(${spot.size / 100})` }}
      {...target}
    >
      <g class="cf-turning" style={{ transform: `rotate(${angle}deg)` }}>
        {tile && !down ? <TileFace tile={tile} /> : <TileBack />}
      </g>
      <rect class="cf-frame" x="-50" y="-50" width="100" height="100" rx="2" />
    </g>
  );
}

interface LaidProps {
  readonly placed: Placed;
  readonly print: Printed;
  readonly stage: Stage;
}

// A tile of a galaxy that is only looked at.
export const Laid = ({ placed, print, stage }: LaidProps) => (
  <Piece tile={print.tiles.get(placed.tile) ?? null} spot={stage.cell(placed)} rot={placed.rot} down={placed.down} />
);
