// The table: the map as large as it fits, the tracks below it.
import type { BoardProps, Picks } from '../game_ui';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useMedia } from '../../ui/media';
import { duration } from '../../ui/settings';
import { countedPicks, LastCountTable, useLastCount } from '../last_count';
import { Caption } from './caption';
import { boxOf } from './content';
import { placeOfItem } from './counted';
import { itemName } from './item_name';
import { Map } from './map';
import { Motion } from './motion';
import type { Frame } from './playback';
import { StarPanel, useWide } from './star_panel';
import { useStage } from './stage';
import { Tracks } from './tracks';
import { taskOf, type Action, type Event, type View } from './view';
import './anunnaki.css';

const WORDS = { id: 'anunnaki', itemName };
const CAPTION = 60; // pixels that it may cover

interface Place {
  readonly current: HTMLElement | null;
}

// On a small screen the board scrolls: to the first of these, when none of them is in sight.
function bringIntoSight(board: Place, selector: string): void {
  const frame = board.current?.closest('.zoom')?.getBoundingClientRect();
  if (!frame) return;
  const found = [...(board.current?.querySelectorAll(selector) ?? [])];
  const inSight = found.some((one) => {
    const { top, height } = one.getBoundingClientRect();
    const middle = top + height / 2;
    return middle > frame.top && middle < frame.bottom - CAPTION;
  });
  if (!inSight) found[0]?.scrollIntoView({ block: 'center', behavior: duration(1) > 0 ? 'smooth' : 'auto' });
}

// To what can be clicked, and to what is being shown.
function useSight(board: Place, picks: Picks, shown: Frame | null): void {
  useEffect(() => bringIntoSight(board, '[data-lit]'), [picks]);
  useEffect(() => {
    const place = shown?.place ?? null;
    if (place === null) return;
    const targets = [`="area:${place}"`, `="distant:${place}"`, `^="symbol:${place}:"`];
    bringIntoSight(board, targets.map((one) => `[data-target${one}]`).join());
  }, [shown]);
}

// The map, and what stands beside it where there is room.
function Stage({ beside, children }: { beside: ComponentChildren; children: ComponentChildren }) {
  if (!beside) return <>{children}</>;
  return (
    <div class="an-stage">
      {beside}
      {children}
    </div>
  );
}

export function Board(props: BoardProps<View, Action, Event>) {
  const { view, content, seat, small, names, recent, history, preview } = props;
  const board = useRef<HTMLDivElement>(null);
  const wide = useWide();
  const roomy = useMedia('(min-width: 700px)'); // for all parts of the points in a row
  const shown = useStage(view, recent, boxOf(content), small);
  const count = useLastCount({ ...props, over: view.phase === 'game_over', waits: shown.frame !== null });
  const picks = countedPicks(props.picks, count, seat, placeOfItem);
  useSight(board, picks, shown.frame);
  const next = shown.frame ? null : preview;
  const beside = count ? (
    <LastCountTable {...props} count={count} words={WORDS} wide={false} />
  ) : (
    <StarPanel view={view} content={content} picks={picks} />
  );
  return (
    <div ref={board} class={small ? 'an-board small' : 'an-board'}>
      {count && !wide && <LastCountTable {...props} count={count} words={WORDS} wide={roomy} />}
      <Stage beside={wide && !small && beside}>
        <Map
          view={shown.view}
          preview={next}
          content={content}
          picks={picks}
          small={small}
          focus={view.combat?.place ?? null}
          harvesting={taskOf(view)?.task === 'harvest'}
        >
          {(layout) => shown.frame && <Motion key={shown.frame.at} frame={shown.frame} layout={layout} />}
        </Map>
      </Stage>
      {!small && <Caption names={names} content={content} history={history} />}
      {!small && <Tracks view={shown.view} preview={next} content={content} picks={picks} />}
    </div>
  );
}
