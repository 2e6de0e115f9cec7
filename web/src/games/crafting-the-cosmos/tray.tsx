// The tray: open energy cards, the hand, and what is to be used in this turn.
import type { ComponentChildren } from 'preact';
import { say } from '../../text/say';
import type { Message } from '../../text/message';
import { printOf } from './content';
import { EnergyCard } from './energy_card';
import { ElementSign, LifeSign, LineSign, Sign, SupernovaSign } from './glyphs';
import { NebulaTile } from './nebula';
import { Thing } from './thing';
import './tray.css';
import { ELEMENTS, ENERGIES, seatOf, type Energy, type Props } from './view';
import { stagedPieces, text } from './words';

function Group({ title, children, class: look }: { title: Message; children: ComponentChildren; class: string }) {
  return (
    <section class={`ctc-group ${look}`}>
      <h2>{say(title)}</h2>
      <div class="ctc-things">{children}</div>
    </section>
  );
}

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
        const target = discarding ? `discard:${energy}:${next}` : `hand:${energy}`;
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

function Counted({ count, children }: { count: number; children: ComponentChildren }) {
  return (
    <>
      <Sign size={36}>{children}</Sign>
      <b class="number ctc-count">{count}</b>
    </>
  );
}

function Staged(props: Props) {
  const { view, seat, content, names } = props;
  const { turn } = view;
  const print = printOf(content);
  const mine = view.current === seat;
  const counters = [
    { name: 'dna', count: turn.dna, sign: <LineSign name="dna" r={12} /> },
    { name: 'supernova', count: turn.supernova, sign: <SupernovaSign r={9} /> },
    { name: 'graviton', count: turn.gravitons, sign: <LineSign name="graviton" r={12} /> },
  ].filter(({ count }) => count > 0);
  const tiles = turn.omega ? [turn.omega] : turn.nebulae;
  const empty = stagedPieces(turn) === 0 && counters.length === 0 && tiles.length === 0;
  const title = mine ? text('tray.staged') : text('tray.staged.of', { name: names[view.current] ?? '' });
  return (
    <Group title={title} class={mine ? 'ctc-staged' : 'ctc-staged others'}>
      {ELEMENTS.filter((element) => turn.stars[element] > 0).map((element) => (
        <Thing key={element} of={props} look="ctc-thing" target={`staged:${element}`}>
          <Counted count={turn.stars[element]}>
            <ElementSign element={element} r={11} />
          </Counted>
        </Thing>
      ))}
      {turn.proto > 0 && (
        <Thing of={props} look="ctc-thing" target="staged:proto">
          <Counted count={turn.proto}>
            <LifeSign life="proto" r={11} />
          </Counted>
        </Thing>
      )}
      {tiles.map((id, i) => {
        const tile = print.tiles.get(id);
        return (
          tile && (
            <Thing key={`${id} ${i}`} of={props} look="ctc-thing tile" target={`staged:${id}`}>
              <NebulaTile tile={tile} width={74} />
            </Thing>
          )
        );
      })}
      {counters.map(({ name, count, sign }) => (
        <Thing key={name} of={props} look="ctc-thing counter" target={`counter:${name}`}>
          <Counted count={count}>{sign}</Counted>
        </Thing>
      ))}
      {empty && <span class="quiet ctc-nothing">{say(text('tray.nothing'))}</span>}
    </Group>
  );
}

// On a phone only the beginning is seen: there is what is asked for.
function lookOf({ view, seat }: Props): string {
  if (view.current !== seat || view.phase === 'take_card') return '';
  return view.phase === 'discard' ? 'discarding' : 'crafting';
}

export function Tray(props: Props) {
  return (
    <div class={`ctc ctc-tray ${lookOf(props)}`}>
      <Display {...props} />
      <Hand {...props} />
      <Staged {...props} />
    </div>
  );
}
