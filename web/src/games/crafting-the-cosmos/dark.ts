// Dark tokens look alike, but on the screen each is one that stays or moves.
import { ENERGIES, type Counts, type Energy } from './view';

// Where each token is now, given where it was: as many as possible stay where they are.
export function follow(before: readonly Energy[], counts: Counts<Energy>): readonly Energy[] {
  const room: Record<Energy, number> = { ...counts };
  const stays = before.map((energy) => room[energy]-- > 0);
  const free = ENERGIES.flatMap((energy) => Array<Energy>(Math.max(0, room[energy])).fill(energy));
  const kept = before.flatMap((energy, i) => (stays[i] ? [energy] : (free.shift() ?? [])));
  return [...kept, ...free];
}
