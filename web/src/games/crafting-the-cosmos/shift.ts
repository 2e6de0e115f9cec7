// What a shift that is being put together would bring: the console knows before the server is asked.
import type { Print, Reward } from './content';
import { MOVERS, moveTarget, type Mover } from './steps';
import { controlOf, ENERGIES, seatOf, type Energy, type OwnPicks, type View } from './view';

export interface Tokens {
  readonly own: Energy;
  readonly dark: Readonly<Record<Energy, number>>;
  readonly others: Readonly<Record<Energy, readonly number[]>>; // seats
}

export function tokensOf(view: View, seat: number): Tokens {
  const each = <Value>(value: (energy: Energy) => Value) =>
    Object.fromEntries(ENERGIES.map((energy) => [energy, value(energy)])) as Record<Energy, Value>;
  return {
    own: controlOf(view, seat),
    dark: each((energy) => view.controls[energy].dark),
    others: each((energy) => view.controls[energy].seats.filter((other) => other !== seat)),
  };
}

export const countAt = (tokens: Tokens, energy: Energy): number =>
  tokens.dark[energy] + tokens.others[energy].length + (tokens.own === energy ? 1 : 0);

export const nextEnergy = (energy: Energy, steps = 1): Energy =>
  ENERGIES[(ENERGIES.indexOf(energy) + steps) % ENERGIES.length] ?? energy;

// CTC-ENERGY-05: the first control clockwise that has room.
export function landing(print: Print, tokens: Tokens, from: Energy): Energy {
  const ways = [1, 2, 3].map((steps) => nextEnergy(from, steps));
  return ways.find((energy) => countAt(tokens, energy) < print.tables.limits.control) ?? from;
}

export function moved(print: Print, tokens: Tokens, mover: Mover): Tokens {
  if (mover === 'own') return { ...tokens, own: landing(print, tokens, tokens.own) };
  const to = landing(print, tokens, mover);
  const dark = { ...tokens.dark, [mover]: tokens.dark[mover] - 1 };
  return { ...tokens, dark: { ...dark, [to]: dark[to] + 1 } };
}

// The moves clicked so far.
export function chosenMoves(picks: OwnPicks, print: Print): Mover[] {
  const moves: Mover[] = [];
  for (let number = 1; number <= print.tables.limits.moves; ++number) {
    const mover = MOVERS.find((name) => picks.chosen(moveTarget(number, name)));
    if (!mover) break;
    moves.push(mover);
  }
  return moves;
}

export type Income = ReadonlyMap<Reward, number>;

// CTC-COLLECT: the active reward of the own control, the passive one of each token, and the bonus of
// each power.
export function incomeOf(print: Print, view: View, seat: number, tokens: Tokens): Income {
  const income = new Map<Reward, number>();
  const add = (reward: Reward, count: number) => {
    if (count > 0) income.set(reward, (income.get(reward) ?? 0) + count);
  };
  for (const reward of print.active[tokens.own]) add(reward, 1);
  for (const energy of ENERGIES) for (const reward of print.passive[energy]) add(reward, countAt(tokens, energy));
  for (const power of seatOf(view, seat).powers) {
    const bonus = power ? print.powers.get(power)?.bonus : undefined;
    if (bonus) add(bonus.kind, bonus.amount);
  }
  return income;
}

// How many of a seat's powers pay at a control.
export const bonusesAt = (print: Print, view: View, seat: number, energy: Energy): number =>
  seatOf(view, seat).powers.filter((power) => power && print.powers.get(power)?.type === energy).length;
