// Who has won, in a sentence.
import { message, type Message } from '../text/message';
import type { State } from '../table/messages';
import { myOnlySeat } from './facts';

export function headline(state: State, names: readonly string[]): Message {
  const first = (state.scores ?? []).flatMap(({ place }, seat) => (place === 1 ? [seat] : []));
  if (first.length === 0) return message('over'); // it was closed before anything was counted
  if (first.length === 1 && first[0] === myOnlySeat(state)) return message('end.you_won');
  const winners = first.map((seat) => names[seat]).join(', ');
  return message(first.length > 1 ? 'end.tie' : 'end.won', { names: winners });
}

// Whether two have as many points as each other, and yet not the same place. Who gave up has no place by points.
export function tieWasBroken(state: State): boolean {
  const counted = (state.scores ?? []).filter((_, seat) => state.seats[seat]?.resigned !== true);
  return counted.some((one) => counted.some((other) => one.points === other.points && one.place < other.place));
}
