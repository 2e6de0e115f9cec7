// Short movements that say what has just happened: an impact flashes, a comet falls, stones come and go.
import { signed } from '../../text/points';
import type { Effect } from './changes';
import type { Point, SystemGeometry } from './geometry';
import { FLIES } from './flights';
import { spotOf } from './ghosts';
import { Comet, Stone } from './stone_art';
import type { SeatView } from './view';

interface EffectsProps {
  readonly effects: readonly Effect[];
  readonly own: SeatView;
  readonly geometry: SystemGeometry;
}

const Rise = ({ at, words }: { at: Point; words: string }) => (
  <text class="cg-rise" x={at.x} y={at.y - 18}>
    {words}
  </text>
);

function Shown({ effect, own, geometry }: Omit<EffectsProps, 'effects'> & { effect: Effect }) {
  if (effect.kind === 'belt') {
    const count = effect.asteroids + effect.comets;
    return count === 0 ? null : <Rise at={geometry.belt.middle} words={signed(count)} />;
  }
  const spot = spotOf(effect.place, own, geometry);
  if (!spot || effect.kind === 'arrive') return null;
  return (
    <g transform={`translate(${spot.at.x} ${spot.at.y})`}>
      {effect.kind !== 'life' && (
        <g class="cg-shot" {...{ [FLIES]: 'ends' }}>
          <g transform={effect.kind === 'comet' ? 'scale(0.2)' : 'scale(0.12)'}>
            {effect.kind === 'comet' ? <Comet /> : <Stone seed={2} />}
          </g>
        </g>
      )}
      <circle class={`cg-wave cg-wave-${effect.kind}`} r={spot.r + 6} />
    </g>
  );
}

export const Effects = ({ effects, ...rest }: EffectsProps) => (
  <g class="cg-effects" aria-hidden="true">
    {effects.map((effect, i) => (
      <Shown key={i} effect={effect} {...rest} />
    ))}
  </g>
);
