// The table: the map as large as it fits, the tracks below it.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { BoardProps } from '../game_ui';
import type { Shape } from './geometry';
import { Map } from './map';
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

export function Board({ view, content, picks, small, preview }: BoardProps<View>) {
  const [shape, frame] = useShape(small);
  return (
    <div class={`an-board an-board-${shape}${small ? ' small' : ''}`} ref={frame}>
      <Map view={view} preview={preview} content={content} picks={picks} shape={shape} small={small}
        harvesting={taskOf(view)?.task === 'harvest'} />
      {!small && <Tracks view={view} preview={preview} content={content} picks={picks} />}
    </div>
  );
}
