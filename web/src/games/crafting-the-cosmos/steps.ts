// The clicks that make an action: what is used first, then where it goes. Whatever is built up from
// several clicks of the same sort (a shift, a discard) numbers them and ends with a button; what
// shows something hidden on a single click asks with a button first.
import type { LegalAction, Step, Target } from '../game_ui';
import { ENERGIES, type View } from './view';

// "shift own, dark from light" → token:1:own, token:2:light
function shiftSteps(text: string): Target[] {
  const moves = text.slice('shift '.length).split(', ');
  return [...moves.map((move, i) => `token:${i + 1}:${move.replace('dark from ', '')}`), 'button:shift'];
}

// "discard 2 light 1 time" → discard:light:1, discard:light:2, discard:time:1, in any order
function discardSteps(text: string): Step[] {
  const words = text.split(' ').slice(1);
  const cards: Target[] = [];
  for (let i = 0; i + 1 < words.length; i += 2)
    for (let card = 1; card <= Number(words[i]); ++card) cards.push(`discard:${words[i + 1]}:${card}`);
  return [cards, 'button:discard'];
}

// "keep PL-5 above PL-2 PL-7": where the last one goes follows from the others.
function keepSteps(words: readonly string[]): Target[] {
  const under = words.slice(3, -1);
  return [`keep:${words[1]}`, ...under.map((card, i) => `under:${i + 1}:${card}`)];
}

function powerSteps(words: readonly string[]): Target[] {
  const steps = [`power:${words[1]}`, `hand:${words[3]}`];
  if (words[5]) steps.push(`button:mode:${words[1]}:${words[5]}`);
  return steps;
}

// A space of the galaxy by its name.
export function spaceTarget(name: string): Target {
  if (name.startsWith('S')) return `star:${name}`;
  return name.startsWith('L') ? `life:${name}` : `nebula:${name}`;
}

function placeSteps(words: readonly string[], view: View): Target[] {
  if (words[1] !== 'nebula') return [`staged:${words[1]}`, spaceTarget(words[3] ?? '')];
  const space = spaceTarget(words[4] ?? '');
  return view.phase === 'omega_nebula' ? [space] : [`staged:${words[2]}`, space];
}

function dischargeSteps(words: readonly string[]): Target[] {
  if (words[2] === 'nothing') return ['chamber', 'button:nothing'];
  if (words[1] === 'with') return ['chamber', `power:${words[2]}`];
  return ['chamber', `supply:${words[2]}`, `star:${words[4]}`];
}

function omegaSteps(words: readonly string[]): Target[] {
  if (words[1] === 'nebula') return ['button:omega-nebula', `stack:${words[2]}`];
  if (words[1] === 'stabilize') return ['button:omega-life', `life:${words[2]}`];
  return ['button:omega-none'];
}

export function steps(action: LegalAction, view: View): readonly Step[] {
  const words = action.text.split(' ');
  const [verb, first = '', , third = ''] = words;
  switch (verb) {
    case 'shift':
      return shiftSteps(action.text);
    case 'pick':
      return [`stack:${words[2]}`];
    case 'take':
      return [`display:${words[2]}`];
    case 'place':
      return placeSteps(words, view);
    case 'form':
      return [`nebula:${first}`, `star:${third}`];
    case 'discharge':
      return dischargeSteps(words);
    case 'advanced':
      return [`nebula:${third}`, 'button:advanced'];
    case 'buy':
      return [`slot:${words[5]}`, `hand:${first}`];
    case 'keep':
      return keepSteps(words);
    case 'use':
      return powerSteps(words);
    case 'score':
      return [`hand:${first}`, 'button:set'];
    case 'supernova':
      return ['counter:supernova', `star:${first}`];
    case 'stabilize':
      return ['counter:dna', `life:${first}`];
    case 'move':
      return ['counter:graviton', spaceTarget(first), spaceTarget(third)];
    case 'choose':
      return [/^[SLN]/.test(first) ? spaceTarget(first) : `supply:${first}`];
    case 'put':
      return [`supply:${first}`, `star:${third}`];
    case 'omega':
      return omegaSteps(words);
    case 'discard':
      return discardSteps(action.text);
    default:
      return [`button:${verb}`]; // stop; drop nebula
  }
}

// What can be clicked as the n-th move of a shift.
export const MOVERS = ['own', ...ENERGIES] as const;
export type Mover = (typeof MOVERS)[number];
export const moveTarget = (number: number, mover: Mover): Target => `token:${number}:${mover}`;
