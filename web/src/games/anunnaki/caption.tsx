// What Cosmobot does at this moment, and why, below the map: the list of steps may be out of sight. Any
// click or key skips the rest (stage.ts); the button says so.
import { useMemo } from 'preact/hooks';
import { say } from '../../text/say';
import type { BoardProps } from '../game_ui';
import { useBotTurn } from './bot_turn';
import { Icon } from './glyphs';
import { text } from './names';
import { partsOf } from './trace';

type Props = Pick<BoardProps<unknown>, 'names' | 'content'> & {
  readonly history: BoardProps<unknown>['history'];
};

export function Caption({ names, content, history }: Props) {
  const { events, at } = useBotTurn(history);
  const deeds = useMemo(() => partsOf(events, names, content).flatMap(({ deeds }) => deeds), [events, names]);
  if (at === Infinity) return null;
  const deed = deeds.filter((one) => one.at <= at).pop();
  if (!deed) return null;
  const decided = deed.judgements[deed.judgements.length - 1];
  return (
    <div class="an-caption">
      <p role="status">
        <b>{say(deed.done)}</b>
        {decided && <span>{say(decided.reason)}</span>}
      </p>
      <button type="button" class="an-skip" title={say(text('label.skip'))} aria-label={say(text('label.skip'))}>
        <Icon name="right" size={16} />
      </button>
    </div>
  );
}
