// What a click on something that does not glow would have meant, so that the table can say why not.
import type { Target } from '../game_ui';
import { costOf, modesOf } from './powers';
import { ENERGIES, seatOf, type Energy, type View } from './view';

const nameOf = (target: Target | undefined): string => target?.split(':')[1] ?? '';
const isSpace = (target: Target): boolean => /^(star|life|nebula):/.test(target);
const ANY_STAR = 'S19';

// The energy of which the player has the most cards.
function richest(view: View): Energy {
  const { hand } = seatOf(view, view.current);
  if (!hand) return 'light';
  return ENERGIES.reduce((best, energy) => (hand[energy] > hand[best] ? energy : best));
}

function usageOf(power: string, energy: string): string {
  const [mode] = modesOf(power);
  return `use ${power} with ${energy}${mode ? ` for ${mode}` : ''}`;
}

// A first click.
function begin(target: Target, view: View): string | null {
  const name = nameOf(target);
  switch (target.split(':')[0]) {
    case 'nebula': {
      const nebula = seatOf(view, view.current).nebulae[name];
      if (!nebula) return null;
      return nebula.formed ? `advanced life at ${name}` : `form ${name} discarding ${ANY_STAR}`;
    }
    case 'chamber':
      return 'discharge for nothing';
    case 'power':
      return usageOf(name, costOf(name, view.options).type ?? richest(view));
    case 'slot':
      return `buy ${richest(view)} power for slot ${name}`;
    case 'hand':
      return `score ${name} set`;
    case 'display':
      return `take card ${name}`;
    case 'stack':
      return `pick nebula ${name}`;
    default:
      return null;
  }
}

// A space, after the piece or counter that goes there.
function onSpace(target: Target, chosen: readonly Target[]): string | null {
  const space = nameOf(target);
  const [first = '', second] = chosen;
  if (first.startsWith('staged:NT')) return `place nebula ${nameOf(first)} at ${space}`;
  if (first.startsWith('staged:')) return `place ${nameOf(first)} at ${space}`;
  if (first.startsWith('nebula:')) return `form ${nameOf(first)} discarding ${space}`;
  if (first.startsWith('supply:')) return `put ${nameOf(first)} at ${space}`;
  switch (first) {
    case 'counter:supernova':
      return `supernova ${space}`;
    case 'counter:dna':
      return `stabilize ${space}`;
    case 'counter:graviton':
      return second ? `move ${nameOf(second)} to ${space}` : null;
    case 'chamber':
      return second ? `discharge for ${nameOf(second)} at ${space}` : null;
    case 'button:omega-life':
      return `omega stabilize ${space}`;
    default:
      return null;
  }
}

export function attempt(target: Target, chosen: readonly Target[], view: View): string | null {
  const [first = ''] = chosen;
  const name = nameOf(target);
  if (isSpace(target) && view.phase === 'omega_nebula') return `place nebula ${view.turn.omega ?? ''} at ${name}`;
  if (view.phase === 'use_power' && chosen.length === 0) return `choose ${name}`;
  if (chosen.length === 0) return begin(target, view);
  if (isSpace(target)) return onSpace(target, chosen);
  if (target.startsWith('hand:') && first.startsWith('slot:')) return `buy ${name} power for slot ${nameOf(first)}`;
  if (target.startsWith('hand:') && first.startsWith('power:')) return usageOf(nameOf(first), name);
  if (target.startsWith('power:') && first === 'chamber') return `discharge with ${name}`;
  if (target.startsWith('stack:') && first === 'button:omega-nebula') return `omega nebula ${name}`;
  return begin(target, view);
}
