// The table: the map as large as it fits, the tracks below it.
import type { BoardProps, Picks } from '../game_ui';
import { useEffect, useRef } from 'preact/hooks';
import { duration } from '../../ui/settings';
import { Caption } from './caption';
import { boxOf } from './content';
import { Map } from './map';
import { Motion } from './motion';
import { useStage } from './stage';
import { Tracks } from './tracks';
import { taskOf, type View } from './view';
import './anunnaki.css';

// On a small screen the board scrolls: to what can be clicked, when none of it is in sight.
function useSight(board: { readonly current: HTMLElement | null }, picks: Picks): void {
  useEffect(() => {
    const frame = board.current?.closest('.zoom')?.getBoundingClientRect();
    if (!frame) return;
    const lit = [...(board.current?.querySelectorAll('[data-lit]') ?? [])];
    const inSight = lit.some((one) => {
      const { top, height } = one.getBoundingClientRect();
      const middle = top + height / 2;
      return middle > frame.top && middle < frame.bottom;
    });
    if (!inSight) lit[0]?.scrollIntoView({ block: 'center', behavior: duration(1) > 0 ? 'smooth' : 'auto' });
  }, [picks]);
}

export function Board({ view, content, picks, small, names, recent, history, preview }: BoardProps<View>) {
  const board = useRef<HTMLDivElement>(null);
  useSight(board, picks);
  const shown = useStage(view, recent, boxOf(content), small);
  const next = shown.frame ? null : preview;
  return (
    <div ref={board} class={small ? 'an-board small' : 'an-board'}>
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
      {!small && <Caption names={names} content={content} history={history} />}
      {!small && <Tracks view={shown.view} preview={next} content={content} picks={picks} />}
    </div>
  );
}
