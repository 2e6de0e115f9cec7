// An adviser card of Cosmobot's: its elements in words, and the arrow that says from where it counts.
import { say } from '../../text/say';
import type { AdviserCard } from './content';
import { Icon, iconFor } from './glyphs';
import { element, text } from './names';
import type { Deck } from './view';
import './aside.css';

export function AdviserFace({ deck, card }: { deck: Deck; card: AdviserCard | undefined }) {
  return (
    <>
      <div class="an-adviser-head">
        <Icon name={deck} size={16} />
        <span>{say(text(`deck.${deck}`))}</span>
        {!card && <span class="quiet">{say(text('label.face_down'))}</span>}
        {card?.arrow && <Icon name={card.arrow} size={16} />}
      </div>
      {card?.elements.map((one, i) => (
        <p key={i}>
          <Icon name={iconFor(one.do)} size={16} />
          <span>{say(element(one))}</span>
        </p>
      ))}
    </>
  );
}
