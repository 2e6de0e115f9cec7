// What the next click decides, once something is chosen.
import type { Message } from '../../text/message';
import type { Picks } from '../game_ui';
import { chosenMoves, MOST_MOVES } from './shift';
import { steps } from './steps';
import type { View } from './view';
import { text } from './words';

// By the first word of the actions that the clicks allow, and how many clicks there were.
const STEPS: Readonly<Record<string, readonly string[]>> = {
  place: ['where'],
  form: ['give_star'],
  advanced: ['advanced'],
  discharge: ['element', 'corner'],
  buy: ['buy'],
  keep: ['under', 'under'],
  use: ['pay', 'mode'],
  score: ['set'],
  supernova: ['supernova'],
  stabilize: ['stabilize'],
  move: ['move', 'where'],
  put: ['corner'],
};

export function nextStep(picks: Picks, view: View): Message | null {
  const [action] = picks.open;
  if (!action) return null;
  const clicks = steps(action, view).flat();
  const done = clicks.filter((target) => picks.chosen(target)).length;
  if (done === 0) return null;
  const [verb = '', object] = action.text.split(' ');
  if (verb === 'shift') {
    const left = MOST_MOVES - chosenMoves(picks).length;
    return text(picks.lit('button:shift') ? 'next.shift' : 'next.own', { left });
  }
  if (verb === 'omega') return text(object === 'nebula' ? 'next.size' : 'next.stabilize');
  const key = STEPS[verb]?.[done - 1];
  return key ? text(`next.${key}`) : null;
}
