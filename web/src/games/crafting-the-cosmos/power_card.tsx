// A power card: what it costs, what it does, and what it brings in every energy phase.
import type { ComponentChildren } from 'preact';
import { say } from '../../text/say';
import { powerRule } from './explain';
import { printOf } from './content';
import { ElementSign, EnergySign, LifeSign, LineSign, RewardSign, Sign, SupernovaSign } from './glyphs';
import { atDischarge, costOf } from './powers';
import type { Content } from '../game_ui';
import { energyOfPower, type View } from './view';
import { powerText } from './words';

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

function Cost({ power, view }: { power: string; view: View }) {
  const cost = costOf(power, view.options);
  const [token] = cost.tokens;
  return (
    <span class="ctc-cost">
      {atDischarge(power) && (
        <Sign size={20}>
          <g class="ctc-struck">
            <ElementSign element="H" r={9} />
            <path d="M-11 10L11 -10" />
          </g>
        </Sign>
      )}
      <Several count={cost.cards}>
        {cost.type ? <EnergySign energy={cost.type} r={10} /> : <LineSign name="energy_card" r={11} />}
      </Several>
      <Several count={cost.gravitons}>
        <LineSign name="graviton" r={11} />
      </Several>
      <Several count={cost.supernovae}>
        <SupernovaSign r={8} />
      </Several>
      <Several count={cost.tokens.length}>
        {token === 'supernova' ? <SupernovaSign r={8} /> : <LifeSign life={token ?? 'proto'} r={10} />}
      </Several>
    </span>
  );
}

export function PowerFace({ power, view, content }: { power: string; view: View; content: Content }) {
  const print = printOf(content);
  const bonus = print.powers.get(power)?.bonus;
  const energy = energyOfPower(power);
  return (
    <span class={`ctc-power-face ctc-energy-${energy}`} aria-hidden="true">
      <span class="ctc-power-head">
        <span class="ctc-power-name">{say(powerText(power))}</span>
      </span>
      <span class="ctc-power-signs">
        <Cost power={power} view={view} />
        {bonus && (
          <span class="ctc-bonus">
            <Sign size={20}>
              <RewardSign reward={bonus.kind} r={10} />
            </Sign>
          </span>
        )}
      </span>
      <span class="ctc-power-rule">{say(powerRule(power, print, view.options))}</span>
    </span>
  );
}
