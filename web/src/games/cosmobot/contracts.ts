// The six contracts: what can lie in a slot, as points and steps of trade. Pure.
import type { Box } from '../anunnaki/content';
import type { Choice } from './choice';
import { text } from './text';

export interface Slot {
  readonly vp: number;
  readonly trade: number;
}

const different = (slots: readonly Slot[]): readonly Slot[] =>
  slots.filter(({ vp, trade }, i) => slots.findIndex((one) => one.vp === vp && one.trade === trade) === i);

// The contracts that were printed, each pair once; the last choice: no contract is left.
export function contractChoices(slot: number, box: Box): readonly Choice[] {
  const printed = [...different(box.contracts)].sort((a, b) => a.vp - b.vp || a.trade - b.trade);
  return [
    ...printed.map(({ vp, trade }) => ({
      id: `contract:${String(vp)}/${String(trade)}`,
      icon: 'contract',
      label: text('touch.contract', { vp, trade }),
      actions: [{ kind: 'contract', slot, vp, trade }],
    })),
    { id: 'contract:none', label: text('touch.no_contract'), actions: [{ kind: 'no contract', slot }] },
  ];
}
