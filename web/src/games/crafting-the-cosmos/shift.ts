// A shift that is being put together: the view foretells where every move leads and what it would bring.
import { MOVERS, moveTarget, type Mover } from './steps';
import { controlOf, ENERGIES, seatOf, type Counts, type Energy, type OwnPicks, type Stop, type View } from './view';

export interface Tokens {
  readonly own: Energy;
  readonly dark: Counts<Energy>;
  readonly others: Readonly<Record<Energy, readonly number[]>>; // seats
  readonly pays: Counts<Energy>; // how often a control pays the seat
}

const byEnergy = <Value>(value: (energy: Energy) => Value) =>
  Object.fromEntries(ENERGIES.map((energy) => [energy, value(energy)])) as Record<Energy, Value>;

// As they lie, or at a stop of a shift of this seat's.
export function tokensOf(view: View, seat: number, stop: Stop | null): Tokens {
  return {
    own: controlOf(view, seat),
    dark: byEnergy((energy) => view.controls[energy].dark),
    pays: seatOf(view, seat).pays,
    ...stop,
    others: byEnergy((energy) => view.controls[energy].seats.filter((other) => other !== seat)),
  };
}

export interface Shift {
  readonly made: number; // moves
  readonly stop: Stop;
}

// Where the moves clicked so far have led; null where the seat does not shift.
export function shiftSoFar(view: View, seat: number, picks: OwnPicks): Shift | null {
  let stop = view.current === seat ? view.turn.shifts[0] : undefined;
  for (let made = 0; stop; ++made) {
    const chosen = stop.moves.find(({ mover }) => picks.chosen(moveTarget(made + 1, MOVERS[mover])));
    if (!chosen) return { made, stop };
    stop = view.turn.shifts[chosen.stop];
  }
  return null;
}

// Where one more move would lead.
export function moveOn(view: View, { stop }: Shift, mover: Mover): { readonly to: Energy; readonly then: Stop } | null {
  const move = stop.moves.find((each) => MOVERS[each.mover] === mover);
  const then = move && view.turn.shifts[move.stop];
  return then ? { to: move.to, then } : null;
}
