// A nebula on its hexagon of side 100, drawn around the origin.
import { useId } from 'preact/hooks';
import { memo } from '../../ui/memo';
import { cloudOf } from './cloud';
import { needsOf, type Tile } from './content';
import { CORNERS } from './geometry';
import { AdvancedSign, ElementSign } from './glyphs';
import type { Need } from './needs';
import type { NebulaToken } from './view';

export const hexPoints = (r: number): string =>
  CORNERS.map(({ x, y }) => `${(x * r).toFixed(1)},${(y * r).toFixed(1)}`).join(' ');

const RING = 51; // where the needed stars stand
const NEED = 19;

function Clouds({ tile, r }: { tile: Tile; r: number }) {
  const clip = useId();
  const picture = cloudOf(tile);
  return (
    <>
      <clipPath id={clip}>
        <polygon points={hexPoints(r)} />
      </clipPath>
      <polygon class="ctc-night" points={hexPoints(r)} />
      {picture && (
        <image
          href={picture}
          x={-r}
          y={-r}
          width={2 * r}
          height={2 * r}
          clip-path={`url(#${clip})`}
          preserveAspectRatio="none"
        />
      )}
    </>
  );
}

function Needs({ needs }: { needs: readonly Need[] }) {
  return (
    <>
      {needs.map(({ element, met }, i) => {
        const angle = (2 * Math.PI * i) / needs.length;
        const x = RING * Math.sin(angle);
        const y = -RING * Math.cos(angle);
        return (
          <g key={i} class={met ? 'ctc-need met' : 'ctc-need'} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
            <circle class={met === 'supernova' ? 'ctc-need-bed burst' : 'ctc-need-bed'} r={NEED + 3} />
            <ElementSign element={element} r={NEED * 0.86} />
          </g>
        );
      })}
    </>
  );
}

interface NebulaProps {
  readonly tile: Tile;
  readonly token: Pick<NebulaToken, 'formed' | 'advanced_life'>;
  readonly needs?: readonly Need[]; // which of its stars are there; without, none are
  readonly ready?: boolean; // it can be formed
  readonly small?: boolean;
}

export const Nebula = memo(function Nebula({ tile, token, needs, ready, small }: NebulaProps) {
  const shown = needs ?? needsOf(tile).map((element): Need => ({ element, met: null }));
  const look = token.formed ? 'formed' : ready ? 'unformed ready' : 'unformed';
  return (
    <g class={`ctc-nebula ${look}`}>
      <Clouds tile={tile} r={94} />
      <polygon class="ctc-veil" points={hexPoints(94)} />
      <polygon class="ctc-rim" points={hexPoints(92)} />
      {!token.formed && !small && (
        <>
          <Needs needs={shown} />
          <text class="ctc-worth" y="12" font-size="34">
            {tile.points}
          </text>
        </>
      )}
      {token.formed && !small && token.advanced_life.length === 0 && (
        <text class="ctc-worth" y="13" font-size="36">
          {tile.points}
        </text>
      )}
      {token.formed && !small && (
        <g transform="translate(0 54)">
          {Array.from({ length: tile.size }, (_, i) => (
            <circle key={i} class="ctc-size-dot" r="4.5" cx={(i - (tile.size - 1) / 2) * 15} />
          ))}
        </g>
      )}
      {token.advanced_life.map(({ value }, i) => (
        <g
          key={i}
          transform={`translate(${(i - (token.advanced_life.length - 1) / 2) * 62} -2) scale(${token.advanced_life.length > 1 ? 0.72 : 1})`}
        >
          <AdvancedSign value={value} r={small ? 40 : 34} />
        </g>
      ))}
    </g>
  );
});

// A tile beside the board.
export function NebulaTile({ tile, width = 84 }: { tile: Tile; width?: number }) {
  return (
    <svg class="ctc-tile" width={width} height={width * 1.12} viewBox="-90 -102 180 204" aria-hidden="true">
      <Nebula tile={tile} token={{ formed: false, advanced_life: [] }} />
    </svg>
  );
}
