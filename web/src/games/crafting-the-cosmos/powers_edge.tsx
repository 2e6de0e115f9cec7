// The left edge of a galaxy board: four slots for powers. And the powers drawn, to choose from.
import { say } from '../../text/say';
import { answer } from './answer';
import './powers.css';
import { printOf } from './content';
import { LineSign, Sign } from './glyphs';
import { PowerFace } from './power_card';
import { insteadTarget } from './steps';
import { Thing } from './thing';
import { seatOf, type Props } from './view';
import { text } from './words';

export function Powers(props: Props) {
  const { view, content, seat, picks } = props;
  const print = printOf(content);
  return (
    <section class="ctc-powers" role="group" aria-label={say(text('board.powers'))}>
      {seatOf(view, seat).powers.map((power, i) => {
        const cost = print.slots[i] ?? 0;
        if (power)
          return (
            <Thing key={i} of={props} look="ctc-power" target={answer(picks, `power:${power}`, insteadTarget(power))}>
              <PowerFace power={power} view={view} content={content} />
            </Thing>
          );
        return (
          <Thing key={i} of={props} look="ctc-power free" target={`slot:${i + 1}`}>
            <span class="ctc-cost" aria-hidden="true">
              {Array.from({ length: cost }, (_, card) => (
                <Sign key={card} size={22}>
                  <LineSign name="energy_card" r={12} />
                </Sign>
              ))}
            </span>
            <span class="quiet" aria-hidden="true">
              {say(text('board.slot', { cost }))}
            </span>
          </Thing>
        );
      })}
    </section>
  );
}

// The card to keep first, then the order of the others under the deck.
export function Choosing(props: Props) {
  const { view, content, picks } = props;
  const cards = (view.turn.choosing?.cards ?? []).filter((card) => card !== null);
  if (cards.length === 0) return null;
  const kept = cards.find((card) => picks.chosen(`keep:${card}`));
  const under = [1, 2].map((place) => cards.find((card) => picks.chosen(`under:${place}:${card}`)));
  const placed = under.filter((card) => card !== undefined).length;
  return (
    <section
      class="ctc-choosing"
      role="group"
      style={{ '--cards': cards.length }}
      aria-label={say(text('board.choosing'))}
    >
      {cards.map((card) => {
        const place = under.indexOf(card);
        const target =
          kept === undefined || card === kept ? `keep:${card}` : `under:${place >= 0 ? place + 1 : placed + 1}:${card}`;
        return (
          <Thing key={card} of={props} look="ctc-power" target={target}>
            {place >= 0 && <b class="number ctc-order">{place + 1}</b>}
            <PowerFace power={card} view={view} content={content} />
          </Thing>
        );
      })}
    </section>
  );
}
