// A power card: what it costs, what it does, and what it brings in every energy phase.
import type { ComponentChildren } from 'preact';
import { named } from '../../text/message';
import { say } from '../../text/say';
import { powerRule } from './explain_power';
import { printOf, type PowerCard } from './content';
import { ElementSign, EnergySign, LifeSign, LineSign, RewardSign, Sign, SupernovaSign } from './glyphs';
import { costOf, powerOf } from './powers';
import type { Content } from '../game_ui';
import type { View } from './view';

// Up to two of a kind one by one, more as a number.
function Several({ count, children }: { count: number; children: ComponentChildren }) {
  if (count > 2)
    return (
      <>
        <b class="number">{count}×</b>
        <Sign size={20}>{children}</Sign>
      </>
    );
  return (
    <>
      {Array.from({ length: count }, (_, i) => (
        <Sign key={i} size={20}>
          {children}
        </Sign>
      ))}
    </>
  );
}

function Cost({ card, view }: { card: PowerCard; view: View }) {
  const cost = costOf(view, card.id);
  if (!cost) return null;
  const { cards, energy, gravitons = 0, supernova = 0, tokens } = cost;
  return (
    <span class="ctc-cost">
      {card.discharge && (
        <Sign size={20}>
          <g class="ctc-struck">
            <ElementSign element="H" r={9} />
            <path d="M-11 10L11 -10" />
          </g>
        </Sign>
      )}
      <Several count={cards}>
        {energy ? <EnergySign energy={energy} r={10} /> : <LineSign name="energy_card" r={11} />}
      </Several>
      <Several count={gravitons}>
        <LineSign name="graviton" r={11} />
      </Several>
      <Several count={supernova}>
        <SupernovaSign r={8} />
      </Several>
      {tokens && (
        <Several count={tokens.amount}>
          {tokens.kind === 'supernova' ? <SupernovaSign r={8} /> : <LifeSign life={tokens.kind} r={10} />}
        </Several>
      )}
    </span>
  );
}

export function PowerFace({ power, view, content }: { power: string; view: View; content: Content }) {
  const print = printOf(content);
  const card = powerOf(print, power);
  return (
    <span class={`ctc-power-face ctc-energy-${card.type}`} aria-hidden="true">
      <span class="ctc-power-head">
        <span class="ctc-power-name">{say(named(card.names))}</span>
      </span>
      <span class="ctc-power-signs">
        <Cost card={card} view={view} />
        <span class="ctc-bonus">
          <Sign size={20}>
            <RewardSign reward={card.bonus.kind} r={10} />
          </Sign>
        </span>
      </span>
      <span class="ctc-power-rule">{say(powerRule(power, print, view.options))}</span>
    </span>
  );
}
