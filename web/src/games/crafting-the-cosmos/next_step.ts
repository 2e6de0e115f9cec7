// What the next click decides, once something is chosen.
import type { Message } from '../../text/message';
import type { Print } from './content';
import { chosenMoves } from './shift';
import { steps } from './steps';
import type { Action, OwnPicks, View } from './view';
import { text } from './words';

// By the kind of the actions that the clicks allow, and how many clicks there were.
const STEPS: Partial<Readonly<Record<Action['kind'], readonly string[]>>> = {
  'place nebula': ['where'],
  'place star': ['where'],
  'place proto': ['where'],
  form: ['give_star'],
  'advanced life': ['advanced'],
  'discharge for star': ['element', 'corner'],
  'discharge for nothing': ['element'],
  'discharge with power': ['element'],
  'buy power': ['buy'],
  'keep power': ['under', 'under'],
  'use power': ['pay', 'mode'],
  'score set': ['set'],
  supernova: ['supernova'],
  stabilize: ['stabilize'],
  'move star': ['move', 'where'],
  'move life': ['move', 'where'],
  'put star': ['corner'],
  'omega nebula': ['size'],
  'omega stabilize': ['stabilize'],
};

export function nextStep(picks: OwnPicks, view: View, print: Print): Message | null {
  const [action] = picks.open;
  if (!action) return null;
  const clicks = steps(action, view).flat();
  const done = clicks.filter((target) => picks.chosen(target)).length;
  if (done === 0) return null;
  if (action.kind === 'shift') {
    const left = print.tables.limits.moves - chosenMoves(picks, print).length;
    return text(picks.lit('button:shift') ? 'next.shift' : 'next.own', { left });
  }
  const key = STEPS[action.kind]?.[done - 1];
  return key ? text(`next.${key}`) : null;
}
