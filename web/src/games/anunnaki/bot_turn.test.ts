import { describe, expect, it } from 'vitest';
import { lastTurn } from './bot_turn';
import { turns } from './testing';

const start = (seat: number) => ({ event: 'turn_started', seat });
const deed = { event: 'built', seat: 1 };
const own = { event: 'harvested', seat: 0 };

describe('Cosmobot’s last turn', () => {
  it('is found behind what the person did before and after it', () => {
    const history = [start(0), own, start(1), own, start(0), own, start(1), deed, start(0), own];
    expect(lastTurn(history)).toEqual({ from: 6, events: [start(1), deed] });
  });
  it('goes on to the end while Cosmobot waits for an answer', () => {
    expect(lastTurn([start(0), own, start(1), deed, own])).toEqual({ from: 2, events: [start(1), deed, own] });
  });
  it('is empty before Cosmobot has moved, and where nothing is known yet', () => {
    expect(lastTurn([start(0), own]).events).toEqual([]);
    expect(lastTurn([]).events).toEqual([]);
  });
  it('is the one of the last move that had one, in a real game', () => {
    const history = turns.flatMap(({ events }) => events);
    const { from, events } = lastTurn(history);
    expect(history[from]).toMatchObject({ event: 'turn_started', seat: 1 });
    expect(events.filter(({ event }) => event === 'turn_started')).toHaveLength(1);
    expect(history.slice(from + events.length).some(({ event, seat }) => event === 'turn_started' && seat === 1)).toBe(
      false,
    );
  });
});
