// The line above the stage: the round, its chaos card, and the bonus tiles in the middle of the table.
import { useRef, useState, useLayoutEffect } from 'preact/hooks';
import { say } from '../../text/say';
import { Emblem } from '../../ui/emblem';
import { duration } from '../../ui/settings';
import { CardSymbol, MarkerSymbol } from './symbols';
import { explained, targetProps } from './target';
import { printed } from './tiles';
import { cardOf, colours, type Colour, type View, type TableProps } from './view';
import { explain } from './explain';
import { cardName, cardRule, roundWords, word } from './words';

const holderOf = (view: View, colour: Colour): number => view.seats.findIndex(({ bonus }) => bonus.includes(colour));

// From a bonus tile to who grabbed it, in the strip of seats.
const wayTo = (from: Element, seat: number): string => {
  const strip = document.querySelector(`.seats [data-seat="${seat}"]`);
  if (!strip) return 'translateY(-90px)';
  const [start, end] = [from.getBoundingClientRect(), strip.getBoundingClientRect()];
  return `translate(${end.left + 24 - start.left}px, ${end.top + end.height / 2 - start.top - start.height / 2}px)`;
};

function Bonus({ colour, props }: { colour: Colour; props: TableProps }) {
  const { view, picks, names, content } = props;
  const target = `bonus:${colour}`;
  const holder = holderOf(view, colour);
  const gone = !view.middle.includes(colour);
  const flying = useRef<HTMLSpanElement>(null);
  const wasGone = useRef(gone);
  useLayoutEffect(() => {
    const grabbed = gone && !wasGone.current;
    wasGone.current = gone;
    if (!grabbed || duration(300) === 0) return;
    const { current } = flying;
    current?.animate(
      [
        { transform: 'none', opacity: 1 },
        { transform: `${wayTo(current, holder)} scale(0.6)`, opacity: 1, offset: 0.9 },
        { transform: `${wayTo(current, holder)} scale(0.3)`, opacity: 0 },
      ],
      { duration: 2 * duration(350), easing: 'ease-in-out' },
    );
  }, [gone]);
  return (
    <div
      class={`cf-bonus cf-ink-${colour} ${gone ? 'cf-gone' : ''}`}
      {...targetProps(picks, target, explain(target, view, content) ?? word('bonus'))}
    >
      {gone ? holder >= 0 && <Emblem seat={holder} size={22} /> : <MarkerSymbol marker={colour} size={26} />}
      {gone && <MarkerSymbol marker={colour} size={14} />}
      {gone && holder >= 0 && <span class="hidden-text">{names[holder]}</span>}
      <span class="cf-flying" ref={flying}>
        <MarkerSymbol marker={colour} size={26} />
      </span>
    </div>
  );
}

export function Head(props: TableProps) {
  const { view, picks, content } = props;
  const card = cardOf(view);
  const [open, setOpen] = useState(false);
  return (
    <header class="cf-head">
      <div class="cf-round" {...explained(picks, 'round:')}>
        <span>{say(roundWords(view, content))}</span>
        <svg viewBox="0 0 58 10" aria-hidden="true">
          {Array.from({ length: printed(content).rules.rounds }, (_, i) => (
            <circle class={i < view.round ? 'cf-past' : ''} cx={5 + i * 12} cy="5" r={i === view.round - 1 ? 4.5 : 3} />
          ))}
        </svg>
      </div>
      {card > 0 && (
        <button
          type="button"
          class="cf-card-chip"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          {...explained(picks, `card:${card}`)}
        >
          <CardSymbol card={card} size={34} />
          <span>{say(cardName(card, content))}</span>
        </button>
      )}
      <div class="cf-middle" role="group" aria-label={say(word('bonus'))}>
        {colours.map((colour) => (
          <Bonus key={colour} colour={colour} props={props} />
        ))}
      </div>
      {open && card > 0 && <p class="cf-card-rule">{say(cardRule(card, content))}</p>}
    </header>
  );
}
