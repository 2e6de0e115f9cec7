// Where a guided first game is offered: once to who plays a game for the first time, and always in the lobby and in
// the help.
import { loadTexts } from '../text/load';
import { messagesOf } from '../text/message';
import { say } from '../text/say';
import { Button, Dialog } from '../ui/parts';
import { useLoaded } from '../ui/use_loaded';
import { guideHere, noteOffered, takeUp, wasLeft } from './memory';
import { hasGuide, openGuide } from './open';
import './guide.css';

const text = messagesOf('guide');
const useTexts = (): boolean => useLoaded(() => loadTexts('guide'), []) !== null;

interface OfferProps {
  readonly game: string;
  readonly onPlay: () => void; // without a guide
  readonly onClose: () => void;
}

export function GuideOffer({ game, onPlay, onClose }: OfferProps) {
  if (!useTexts()) return null;
  return (
    <Dialog title={text('offer')} onClose={onClose}>
      <div class="guide-offer">
        <p>{say(text('offer.text'))}</p>
        <div class="offers">
          <Button label={text('offer.learn')} main onClick={() => void openGuide(game)} />
          <Button
            label={text('offer.play')}
            onClick={() => {
              noteOffered(game);
              onPlay();
            }}
          />
        </div>
      </div>
    </Dialog>
  );
}

// `describedBy`: the id of the game's name, where there are several of these.
export function GuideButton({ game, describedBy }: { game: string; describedBy?: string }) {
  if (!useTexts() || !hasGuide(game)) return null;
  return (
    <Button
      label={text('learn')}
      icon="hint"
      class="guide-open"
      {...(describedBy && { describedBy })}
      onClick={() => void openGuide(game)}
    />
  );
}

// In the help: the guide that was left at this table is taken up again, or a first game is begun. `onClose` is called
// before the game is looked at again.
export function GuideAgain({ game, onClose }: { game: string; onClose?: () => void }) {
  if (!useTexts() || !hasGuide(game)) return null;
  const here = guideHere.value;
  if (here === null) return <GuideButton game={game} />;
  if (!wasLeft(here)) return null; // it is before one's eyes
  const again = () => {
    takeUp(here);
    onClose?.();
  };
  return <Button label={text('resume')} icon="hint" class="guide-again" onClick={again} />;
}
