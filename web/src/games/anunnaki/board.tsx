// The table: the map as large as it fits, the tracks below it.
import type { BoardProps } from '../game_ui';
import { boxOf } from './content';
import { Map } from './map';
import { Motion } from './motion';
import { useStage } from './stage';
import { Tracks } from './tracks';
import { taskOf, type View } from './view';
import './anunnaki.css';

export function Board({ view, content, picks, small, recent, preview }: BoardProps<View>) {
  const shown = useStage(view, recent, boxOf(content), small);
  const next = shown.frame ? null : preview;
  return (
    <div class={small ? 'an-board small' : 'an-board'}>
      <Map view={shown.view} preview={next} content={content} picks={picks} small={small}
        harvesting={taskOf(view)?.task === 'harvest'}>
        {(layout) => shown.frame && <Motion key={shown.frame.at} frame={shown.frame} layout={layout} />}
      </Map>
      {!small && <Tracks view={shown.view} preview={next} content={content} picks={picks} />}
    </div>
  );
}
