// The table: the map as large as it fits, the tracks below it.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { BoardProps } from '../game_ui';
import { boxOf } from './content';
import type { Shape } from './geometry';
import { Map } from './map';
import { Motion } from './motion';
import { useStage } from './stage';
import { Tracks } from './tracks';
import { taskOf, type View } from './view';
import './anunnaki.css';

const TALL_BELOW = 620; // pixels

// On a narrow page the planets stand above each other.
function useShape(small: boolean): readonly [Shape, { readonly current: HTMLDivElement | null }] {
  const frame = useRef<HTMLDivElement>(null);
  const [shape, setShape] = useState<Shape>('wide');
  useEffect(() => {
    const element = frame.current;
    if (!element || small) return;
    const watch = new ResizeObserver(() => { setShape(element.clientWidth < TALL_BELOW ? 'tall' : 'wide'); });
    watch.observe(element);
    return () => { watch.disconnect(); };
  }, [small]);
  return [shape, frame];
}

export function Board({ view, content, picks, small, recent, preview }: BoardProps<View>) {
  const [shape, frame] = useShape(small);
  const shown = useStage(view, recent, boxOf(content), small);
  const next = shown.frame ? null : preview;
  return (
    <div class={`an-board an-board-${shape}${small ? ' small' : ''}`} ref={frame}>
      <Map view={shown.view} preview={next} content={content} picks={picks} shape={shape} small={small}
        harvesting={taskOf(view)?.task === 'harvest'}>
        {(layout) => shown.frame && <Motion key={shown.frame.at} frame={shown.frame} layout={layout} />}
      </Map>
      {!small && <Tracks view={shown.view} preview={next} content={content} picks={picks} />}
    </div>
  );
}
