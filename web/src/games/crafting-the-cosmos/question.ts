// A name for what is asked now, for what must follow the question: another name, another question. Null where the
// player is free to look around.
import { steps } from './steps';
import type { OwnPicks, View } from './view';

export function questionOf(picks: OwnPicks, view: View): string | null {
  const [action] = picks.open;
  if (!action) return null;
  const chosen = steps(action, view)
    .flat()
    .filter((target) => picks.chosen(target));
  if (view.phase === 'craft') return chosen.length > 0 ? chosen.join() : null;
  const { power } = view.turn;
  return `${view.phase} ${power?.clause ?? ''} ${power?.left ?? ''} ${chosen.join()}`;
}
