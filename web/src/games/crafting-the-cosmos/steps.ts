// The clicks that make an action: what is used first, then where it goes. Whatever is built up from
// several clicks of the same sort (a shift, a discard) numbers them and ends with a button; what
// shows something hidden on a single click asks with a button first. An answer that may lie out of sight on a
// small screen (an element, a size, a way to pay) is a button beside the question; the board offers it too (answer.ts).
import type { Step, Target } from '../game_ui';
import { endTarget } from './ending';
import { ENERGIES, type Action, type Energy, type Move, type View } from './view';

type Of<Kind extends Action['kind']> = Extract<Action, { readonly kind: Kind }>;

// own, dark from light → token:1:own, token:2:light
const shiftSteps = ({ moves }: Of<'shift'>): Target[] => [
  ...(moves ?? []).map((move, i) => moveTarget(i + 1, MOVERS[move])),
  'button:shift',
];

// 2 light, 1 time → discard:light:1, discard:light:2, discard:time:1, in any order
function discardSteps({ cards }: Of<'discard'>): Step[] {
  const each = ENERGIES.flatMap((energy) =>
    Array.from({ length: cards[energy] ?? 0 }, (_, i) => `discard:${energy}:${i + 1}`),
  );
  return [each, 'button:discard'];
}

// Where the last one under the deck goes follows from the others.
const keepSteps = ({ power, under }: Of<'keep power'>): Target[] => [
  `keep:${power}`,
  ...(under ?? []).slice(0, -1).map((card, i) => `under:${i + 1}:${card}`),
];

function powerSteps({ power, energy, mode }: Of<'use power'>): Target[] {
  const clicks = [`power:${power}`, payTarget(energy)];
  return mode ? [...clicks, `button:mode:${power}:${mode}`] : clicks;
}

export function steps(action: Action, view: View): readonly Step[] {
  switch (action.kind) {
    case 'shift':
      return shiftSteps(action);
    case 'pick nebula':
      return [sizeTarget(action.size)];
    case 'take card':
      return [`display:${action.position}`];
    case 'place nebula': {
      const space = `nebula:${action.nebula_space}`;
      return view.phase === 'omega_nebula' ? [space] : [`staged:${action.tile}`, space];
    }
    case 'place star':
      return [`staged:${action.element}`, `star:${action.star_space}`];
    case 'place proto':
      return ['staged:proto', `life:${action.life_space}`];
    case 'form':
      return [`nebula:${action.nebula_space}`, `star:${action.star_space}`];
    case 'discharge for star':
      return ['chamber', elementTarget(action.element), `star:${action.star_space}`];
    case 'discharge for nothing':
      return ['chamber', 'button:nothing'];
    case 'discharge with power':
      return ['chamber', insteadTarget(action.power)];
    case 'advanced life':
      return [`nebula:${action.nebula_space}`, 'button:advanced'];
    case 'buy power':
      return [`slot:${action.slot}`, payTarget(action.energy)];
    case 'keep power':
      return keepSteps(action);
    case 'use power':
      return powerSteps(action);
    case 'score set':
      return [`hand:${action.energy}`, 'button:set'];
    case 'supernova':
      return ['counter:supernova', `star:${action.star_space}`];
    case 'stabilize':
      return ['counter:dna', `life:${action.life_space}`];
    case 'move star':
      return ['counter:graviton:star', `star:${action.star_space}`, `star:${action.star_target}`];
    case 'move life':
      return ['counter:graviton:life', `life:${action.life_space}`, `life:${action.life_target}`];
    case 'choose element':
      return [elementTarget(action.element)];
    case 'choose star':
      return [`star:${action.star_space}`];
    case 'choose life':
      return [`life:${action.life_space}`];
    case 'choose nebula':
      return [`nebula:${action.nebula_space}`];
    case 'put star':
      return [elementTarget(action.element), `star:${action.star_space}`];
    case 'stop':
      return ['button:stop'];
    case 'omega nebula':
      return [endTarget(view), sizeTarget(action.size)];
    case 'omega stabilize':
      return [endTarget(view), `life:${action.life_space}`];
    case 'omega none':
      return [endTarget(view)];
    case 'drop nebula':
      return ['button:drop'];
    case 'discard':
      return discardSteps(action);
  }
}

// Answers beside the question.
export const sizeTarget = (size: number): Target => `button:size:${size}`;
export const elementTarget = (element: string): Target => `button:element:${element}`;
export const payTarget = (energy: string): Target => `button:pay:${energy}`;
export const insteadTarget = (power: string): Target => `button:instead:${power}`;

// What can be clicked as the n-th move of a shift.
export type Mover = 'own' | Energy; // the own token, or a dark one by where it stands
export const MOVERS: Readonly<Record<Move, Mover>> = {
  own: 'own',
  'dark from light': 'light',
  'dark from time': 'time',
  'dark from gravity': 'gravity',
  'dark from chemistry': 'chemistry',
};
export const moveTarget = (number: number, mover: Mover): Target => `token:${number}:${mover}`;
