// Cards and tiles in large: on a phone they are too small to be read with pleasure.
import type { VNode } from 'preact';
import type { Content, Target } from '../game_ui';
import { printOf } from './content';
import { NebulaTile } from './nebula';
import { PowerFace } from './power_card';
import { ownSeat } from './seats';
import { seatOf, type NebulaSpace, type View } from './view';

const POWER = /^(?:power|keep|under:\d+|button:instead):(.+)$/;
const LARGE = 190; // pixels

function tileIn(target: Target, view: View, seat: number): string | undefined {
  const [kind, name = ''] = target.split(':');
  if (kind === 'staged') return name;
  const nebula = kind === 'nebula' ? seatOf(view, seat).nebulae[name as NebulaSpace] : undefined;
  return nebula?.formed === false ? nebula.tile : undefined;
}

export function enlarge(target: Target, view: View, content: Content): VNode | null {
  const power = POWER.exec(target)?.[1];
  const tile = printOf(content).tiles.get(tileIn(target, view, ownSeat(view)) ?? '');
  if (power)
    return (
      <div class="ctc ctc-large">
        <PowerFace power={power} view={view} content={content} />
      </div>
    );
  return tile ? (
    <div class="ctc ctc-large">
      <NebulaTile tile={tile} width={LARGE} />
    </div>
  ) : null;
}
