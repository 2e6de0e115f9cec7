// A seat's board: galaxy in the middle, its powers and time chamber at the left, the console and the
// goals at the right; on a narrow screen below each other, what is asked for first.
import { useEffect, useRef } from 'preact/hooks';
import { countedPicks, LastCountTable, useLastCount } from '../last_count';
import { Chamber } from './chamber';
import { paintAhead } from './cloud';
import { Console } from './console';
import { printOf } from './content';
import { placeOfItem } from './counted';
import './crafting-the-cosmos.css';
import { GalaxyBoard } from './galaxy';
import { useGlides } from './glides';
import { Goals } from './goals';
import { itemName } from './item_name';
import { Choosing, Powers } from './powers_edge';
import { questionOf } from './question';
import { Race } from './race';
import { useReveal } from './reveal';
import { useSight } from './sight';
import { Supply } from './supply';
import type { Props } from './view';

const WORDS = { id: 'crafting-the-cosmos', itemName };

function LargeBoard(given: Props) {
  const { view, content, seat } = given;
  const count = useLastCount({ ...given, over: view.phase === 'game_over' });
  const picks = countedPicks(given.picks, count, seat, (item) => placeOfItem(item, view, seat));
  const props = { ...given, picks };
  const { tiles, tables } = printOf(content);
  const frame = useRef<HTMLDivElement>(null);
  const sight = useSight(frame);
  const asked = questionOf(picks, view);
  const shifting = view.phase === 'shift' && view.current === seat;
  const first = shifting || count !== null; // the console, or what stands in its place
  useEffect(() => paintAhead(tiles.values()), [tiles]);
  useGlides(frame, props.recent, view, seat, tables.limits.chamber);
  useReveal(frame, asked, { area: '.ctc-middle' });
  useReveal(frame, asked === null && picks.lit('chamber') ? 'discharge' : null, {
    answers: '[data-target="chamber"]',
  });
  return (
    <div class="ctc ctc-frame" ref={frame} style={sight === null ? {} : { '--sight': `${sight}px` }}>
      <div class={first ? 'ctc-board shifting' : 'ctc-board'}>
        <div class="ctc-edge">
          <Powers {...props} />
          <Race {...props} />
        </div>
        <Chamber {...props} />
        <div class="ctc-middle">
          <GalaxyBoard {...props} />
          {view.current === seat && <Choosing {...props} />}
        </div>
        <Supply {...props} />
        {count ? (
          <div class="ctc-last-count">
            <LastCountTable {...props} count={count} words={WORDS} wide={false} />
          </div>
        ) : (
          <Console {...props} />
        )}
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
