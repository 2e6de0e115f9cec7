// How far the person has carried out Cosmobot's turn. Kept for this window: it is about the pieces on the table before
// it.
import { signal } from '@preact/signals';

export interface Progress {
  readonly turn: number; // where the turn begins in all that happened
  readonly ticked: readonly number[]; // instructions, by their first event
  readonly done: boolean;
}

const NONE: Progress = { turn: -1, ticked: [], done: false };
const key = (): string => `orrery.cosmobot${location.pathname}`;

function kept(): Progress {
  try {
    return { ...NONE, ...(JSON.parse(sessionStorage.getItem(key()) ?? '{}') as Partial<Progress>) };
  } catch {
    return NONE; // no storage, or not ours
  }
}

const current = signal<{ readonly of: string; readonly progress: Progress } | null>(null);

// Of this turn; another turn begins with nothing ticked. An earlier one, back again by undo, was carried out before.
export function progressOf(turn: number): Progress {
  const at = current.value?.of === key() ? current.value.progress : kept();
  return at.turn === turn ? at : { ...NONE, turn, done: turn < at.turn };
}

export function keep(progress: Progress): void {
  current.value = { of: key(), progress };
  try {
    sessionStorage.setItem(key(), JSON.stringify(progress));
  } catch {
    // it lasts as long as the page
  }
}

export const toggled = ({ ticked, ...rest }: Progress, at: number): Progress => ({
  ...rest,
  ticked: ticked.includes(at) ? ticked.filter((one) => one !== at) : [...ticked, at],
});
