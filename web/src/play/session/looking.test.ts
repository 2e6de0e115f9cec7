import { describe, expect, it } from 'vitest';
import type { Entry, State } from '../../table/messages';
import type { Model, Seen } from '../../table/model';
import { limitIn, missedIn } from './looking';

const state: State = { phase: 'playing', owner: true, seats: [{ seat: 0, holder: 'person', you: true }] };
const move = (number: number, seat: number): Entry => ({ number, kind: 'move', at: 0, seat });
const seen = (entry: Entry): Seen => ({ number: entry.number, entries: [entry], views: [], state });

describe('missedIn', () => {
  const moves = [move(1, 0), move(2, 1), move(3, 2)];
  const model = (log: readonly Entry[]) => ({ state, log, seen: moves.map(seen) }) as unknown as Model;
  it('is what others did after my last move', () => {
    expect(missedIn(model(moves)).map(({ number }) => number)).toEqual([2, 3]);
  });
  it('leaves out what was taken back', () => {
    const log = [...moves, { ...move(4, 2), kind: 'undo', to: 2 }];
    expect(missedIn(model(log)).map(({ number }) => number)).toEqual([2]);
  });
});

describe('limitIn', () => {
  const model = (time?: State['time']) => ({ state: { ...state, ...(time && { time }) }, heard: 500 }) as Model;
  it('ends so much after it was heard of', () => {
    expect(limitIn(model({ now: 0, limit: { seconds: 60, left_ms: 4000 } }))).toEqual({ total_ms: 60000, ends: 4500 });
  });
  it('is none where none runs', () => {
    expect(limitIn(model())).toBeNull();
    expect(limitIn(model({ now: 0 }))).toBeNull();
  });
});
