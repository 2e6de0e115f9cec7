// The tray: open energy cards, the hand, and what is to be used in this turn.
import { useRef } from 'preact/hooks';
import { answer } from './answer';
import { printOf } from './content';
import { EnergyCard } from './energy_card';
import { Group } from './group';
import { questionOf } from './question';
import { useReveal } from './reveal';
import { Staged } from './staged';
import { payTarget } from './steps';
import { Thing } from './thing';
import './tray.css';
import { ENERGIES, seatOf, type Energy, type Props } from './view';
import { text } from './words';

function Display(props: Props) {
  const { display, deck } = props.view.energy;
  return (
    <Group title={text('tray.display')} class="ctc-display">
      {display.map((energy, i) =>
        energy ? (
          <Thing key={i} of={props} look="ctc-thing" target={`display:${i + 1}`}>
            <EnergyCard energy={energy} />
          </Thing>
        ) : (
          <span key={i} class="ctc-thing gap" />
        ),
      )}
      <Thing of={props} look="ctc-thing" target="display:deck">
        <EnergyCard energy={null} count={deck.length} />
      </Thing>
    </Group>
  );
}

// In the end phase a click takes a card away; otherwise it pays.
function Hand(props: Props) {
  const { view, content, seat, picks, names } = props;
  const own = seatOf(view, seat);
  const limit = printOf(content).tables.limits.hand;
  if (!own.hand)
    return (
      <Group title={text('tray.hand.of', { name: names[seat] ?? '', cards: own.cards })} class="ctc-hand">
        <span class="ctc-thing">
          <EnergyCard energy={null} count={own.cards} />
        </span>
      </Group>
    );
  const hand = own.hand;
  const discarding = view.phase === 'discard' && view.current === seat;
  const discarded = (energy: Energy): number => {
    let count = 0;
    while (picks.chosen(`discard:${energy}:${count + 1}`)) ++count;
    return count;
  };
  return (
    <Group title={text('tray.hand')} class="ctc-hand">
      {ENERGIES.map((energy) => {
        const gone = discarding ? discarded(energy) : 0;
        const next = Math.min(gone + 1, hand[energy]);
        const target = discarding ? `discard:${energy}:${next}` : answer(picks, `hand:${energy}`, payTarget(energy));
        return (
          <Thing key={energy} of={props} look={hand[energy] > 0 ? 'ctc-thing' : 'ctc-thing none'} target={target}>
            <EnergyCard energy={energy} count={hand[energy] - gone} />
            {gone > 0 && <b class="number ctc-gone">−{gone}</b>}
          </Thing>
        );
      })}
      {own.cards > limit && <span class="ctc-limit number">{`${own.cards}/${limit}`}</span>}
    </Group>
  );
}

// On a phone only the beginning is seen: there is what is asked for.
function lookOf({ view, seat }: Props): string {
  if (view.current !== seat || view.phase === 'take_card') return '';
  return view.phase === 'discard' ? 'discarding' : 'crafting';
}

export function Tray(props: Props) {
  const frame = useRef<HTMLDivElement>(null);
  useReveal(frame, questionOf(props.picks, props.view));
  return (
    <div class={`ctc ctc-tray ${lookOf(props)}`} ref={frame}>
      <Display {...props} />
      <Hand {...props} />
      <Staged {...props} />
    </div>
  );
}
