// A seat's board: galaxy in the middle, its powers and time chamber at the left, the console and the
// goals at the right; on a narrow screen below each other, what is asked for first.
import { useEffect, useRef } from 'preact/hooks';
import { say } from '../../text/say';
import { Chamber } from './chamber';
import { paintAhead } from './cloud';
import { Console } from './console';
import { printOf } from './content';
import './crafting-the-cosmos.css';
import { GalaxyBoard } from './galaxy';
import { Goals } from './goals';
import { nextStep } from './next_step';
import { Choosing, Powers } from './powers_edge';
import { useReveal } from './reveal';
import { Supply } from './supply';
import type { Props } from './view';

function LargeBoard(props: Props) {
  const { view, content, seat, picks } = props;
  const print = printOf(content);
  const { tiles } = print;
  const frame = useRef<HTMLDivElement>(null);
  const next = nextStep(picks, view, print);
  const shifting = view.phase === 'shift' && view.current === seat;
  const asked = next?.key ?? (view.phase === 'craft' ? null : view.phase);
  const discharging = next === null && picks.lit('chamber');
  useEffect(() => paintAhead(tiles.values()), [tiles]);
  useReveal(frame, picks.open.length > 0 ? asked : null);
  useReveal(frame, discharging ? 'discharge' : null, '[data-target="chamber"]');
  return (
    <div class="ctc ctc-frame" ref={frame}>
      <div class={shifting ? 'ctc-board shifting' : 'ctc-board'}>
        <Powers {...props} />
        <Chamber {...props} />
        <div class="ctc-middle">
          <p class="ctc-next" role="status">
            {next && say(next)}
          </p>
          <GalaxyBoard {...props} />
          {view.current === seat && <Choosing {...props} />}
        </div>
        <Supply {...props} />
        <Console {...props} />
        <Goals {...props} />
      </div>
    </div>
  );
}

export function Board(props: Props) {
  if (!props.small) return <LargeBoard {...props} />;
  return (
    <div class="ctc ctc-thumbnail">
      <GalaxyBoard {...props} />
    </div>
  );
}
