// The rule that a target is about, by its number in docs/rules/crafting-the-cosmos.md.
import type { Target } from '../game_ui';
import { seatOf, type NebulaSpace, type View } from './view';

// By the kind of the target, or its kind and name where they differ.
const RULES: Readonly<Record<string, string>> = {
  token: 'CTC-ENERGY-05',
  'token:others': 'CTC-ENERGY-02',
  round: 'CTC-END-04',
  ending: 'CTC-END-04',
  control: 'CTC-COLLECT-03',
  stack: 'CTC-COLLECT-02',
  display: 'CTC-COLLECT-07',
  hand: 'CTC-CARD-01',
  discard: 'CTC-END-05',
  supply: 'CTC-SETUP-08',
  staged: 'CTC-PLACE-03',
  'staged:proto': 'CTC-PLACE-04',
  'counter:dna': 'CTC-RES-03',
  'counter:supernova': 'CTC-RES-02',
  'counter:graviton': 'CTC-MOVE-01',
  chamber: 'CTC-DISCH-02',
  row: 'CTC-DISCH-03',
  reward: 'CTC-COLLECT-01',
  slot: 'CTC-POWER-01',
  power: 'CTC-POWER-07',
  keep: 'CTC-POWER-03',
  under: 'CTC-POWER-03',
  goal: 'CTC-GOAL-02',
  star: 'CTC-PLACE-03',
  life: 'CTC-PLACE-04',
  'stock:life': 'CTC-SETUP-08',
  'stock:crystals': 'CTC-END-04',
  'stock:advanced': 'CTC-ALIFE-02',
};

// A nebula is laid, then formed, then brings forth advanced life.
function nebulaRule(view: View, space: NebulaSpace): string {
  const nebula = seatOf(view, view.viewer ?? 0).nebulae[space];
  if (!nebula) return 'CTC-PLACE-02';
  return nebula.formed ? 'CTC-ALIFE-01' : 'CTC-FORM-01';
}

export function rule(target: Target, view: View): string | null {
  const [kind = '', name = ''] = target.split(':');
  if (kind === 'nebula') return nebulaRule(view, name as NebulaSpace);
  if (kind === 'staged' && name.startsWith('NT')) return 'CTC-PLACE-02';
  return RULES[`${kind}:${name}`] ?? RULES[kind] ?? null;
}
