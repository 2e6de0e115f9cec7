// A contract as a small card: what it costs, what it brings.
import { say } from '../../text/say';
import type { Picks, Target } from '../game_ui';
import { memo } from '../../ui/memo';
import { Spoken } from '../../ui/parts';
import type { Box, Contract, Cost } from './content';
import { contractRule } from './explain';
import { HouseIcon, Icon, iconFor, ResourceIcon } from './glyphs';
import { hit } from './hit';
import { text } from './names';
import { RESOURCES, type Resource } from './view';

export const CostRow = memo(function CostRow({ cost, size = 17 }: { cost: Cost; size?: number }) {
  const all: (Resource | 'any')[] = [...RESOURCES, 'any'];
  return (
    <span class="an-cost">
      {all.flatMap((kind) =>
        Array.from({ length: cost[kind] ?? 0 }, (_, i) => (
          <ResourceIcon key={`${kind}${String(i)}`} resource={kind} size={size} />
        )),
      )}
    </span>
  );
});

export function ContractCard({
  contract,
  box,
  target,
  picks,
  foreign = false,
}: {
  contract: Contract | undefined;
  box: Box;
  target: Target;
  picks: Picks;
  foreign?: boolean;
}) {
  if (!contract) return <span class="an-contract empty" role="img" aria-label={say(text('label.empty'))} />;
  return (
    <span {...hit(picks, target, null, `an-contract${foreign ? ' foreign' : ''}`)}>
      <Spoken words={say(contractRule(contract, box))} />
      <ContractFace contract={contract} />
    </span>
  );
}

export function ContractFace({ contract }: { contract: Contract }) {
  const [reward] = contract.reward;
  return (
    <>
      <CostRow cost={contract.cost} />
      <span class="an-brings" aria-hidden="true">
        <b class="an-points">{contract.vp}</b>
        <span class="an-steps">
          <Icon name="trade" size={14} />
          {contract.trade > 1 ? contract.trade : ''}
        </span>
        {reward && (
          <span class="an-steps">
            <Icon name={iconFor(reward.word)} size={14} />
            {(reward.number ?? 0) > 1 ? reward.number : ''}
          </span>
        )}
        {contract.house && <HouseIcon house={contract.house} size={15} />}
      </span>
    </>
  );
}
