// Undo, reset, hint; and giving up.
import { useState } from 'preact/hooks';
import { message, type Message } from '../text/message';
import { say } from '../text/say';
import type { Model } from '../table/model';
import { Button, Dialog } from '../ui/parts';
import { RecapButton } from './recap';
import type { Session } from './session/session';

function Confirm({ text, onYes, onNo }: { text: Message; onYes: () => void; onNo: () => void }) {
  return (
    <Dialog title={text} onClose={onNo}>
      <div class="new-actions">
        <Button label={message('yes')} onClick={onYes} />
        <Button label={message('no')} main onClick={onNo} />
      </div>
    </Dialog>
  );
}

export function Tools({ session, model }: { session: Session; model: Model }) {
  const [resigning, setResigning] = useState(false);
  const seat = session.seat.value;
  if (seat === null || model.state.phase !== 'playing') return null;
  const can = (model.state.undo ?? []).some((one) => one.seat === seat && one.to.length > 0);
  const several = (model.state.undo ?? []).some((one) => one.seat === seat && one.to.length > 1);
  const played = model.state.seats[seat]?.played_by !== undefined;
  const chosen = session.selection.value.chosen.length > 0;
  return (
    <div class="tools" role="group" aria-label={say(message('tools'))}>
      <Button
        label={message(chosen ? 'clear' : 'undo')}
        icon="undo"
        quiet
        disabled={!can && !chosen}
        onClick={() => (chosen ? session.clear() : session.undo({}))}
      />
      <Button
        label={message('undo.turn')}
        icon="reset"
        quiet
        disabled={!several}
        onClick={() => session.undo({ turn: true })}
      />
      {session.ui.hints !== false && (
        <Button
          label={message('hint')}
          icon="hint"
          quiet
          disabled={!session.myTurn.value}
          onClick={() => session.askHint()}
        />
      )}
      <RecapButton session={session} />
      <Button
        label={message('resign')}
        icon="flag"
        iconOnly
        quiet
        disabled={played}
        onClick={() => setResigning(true)}
      />
      {resigning && (
        <Confirm
          text={message('resign.sure')}
          onYes={() => {
            setResigning(false);
            void session.command('resign', { seat });
          }}
          onNo={() => setResigning(false)}
        />
      )}
    </div>
  );
}
