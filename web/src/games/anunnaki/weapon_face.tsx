// A weapon card: its name, its strength, what it costs, and that it does more.
import { say } from '../../text/say';
import type { Weapon } from './content';
import { CostRow } from './contract_card';
import { Icon } from './glyphs';
import { called, text } from './names';

// `chance`: in per cent, in a combat: instead of what else it does.
export function WeaponFace({
  card,
  chance,
  plain = false,
}: {
  card: Weapon;
  chance?: number | undefined;
  plain?: boolean;
}) {
  const [does] = card.effect;
  return (
    <>
      <span class="an-weapon-name">{say(called(card))}</span>
      <b class="an-strength">+{card.strength}</b>
      <CostRow cost={card.cost} size={14} />
      {chance !== undefined && <span class="an-odds">{say(text('label.percent', { percent: chance }))}</span>}
      {does && !plain && (
        <span class="an-extra">
          <Icon name={does.word === 'vp' ? 'points' : does.when === 'win' ? 'war' : 'move'} size={13} />
        </span>
      )}
    </>
  );
}
