import { describe, expect, it } from 'vitest';
import { bodyChanges, effectsOf, pointChanges, takerOf } from './changes';
import { fixture, type Position } from './positions';
import { seatOf, type Event } from './view';

const before = (position: Position) => seatOf(position.view, 0);
const after = ({ view, preview }: Position) => seatOf(preview ?? view, 0);

describe('what an action would change', () => {
  it('a collision makes the hit body grow and may leave a moon', () => {
    const position = fixture('preview_hit');
    const changes = bodyChanges(before(position), after(position));
    expect(changes.length).toBeGreaterThan(0);
    const [hit] = changes.filter((change) => change.before !== null);
    expect(hit?.before).not.toBe(hit?.after);
  });

  it('a revealed objective brings points of its part', () => {
    const position = fixture('preview_reveal');
    const parts = pointChanges(before(position), after(position)).map(({ part }) => part);
    expect(parts).toContain('planetary');
  });

  it('nothing changes nothing', () => {
    const seat = before(fixture('four'));
    expect(bodyChanges(seat, seat)).toEqual([]);
    expect(pointChanges(seat, seat)).toEqual([]);
  });
});

describe('what has happened', () => {
  const recent: readonly Event[] = [
    { event: 'took', seat: 1, field: 'II-3' },
    { event: 'collided', seat: 1, target: 'O2.P', size: 3, collider: 2, rest: 'moon' },
    { event: 'moon_created', seat: 1, target: 'O2.M1', body: 'T1' },
    { event: 'objective_revealed', seat: 1, objective: 'P07', orbit: 'O2' },
    { event: 'turn_ended', seat: 1 },
  ];

  it('moves on the board of the seat it happened to', () => {
    expect(effectsOf(recent, 0)).toEqual([]);
    expect(effectsOf(recent, 1)).toEqual([
      { kind: 'impact', place: { orbit: 2, place: 0 } },
      { kind: 'arrive', place: { orbit: 2, place: 1 } },
    ]);
  });

  it('says who took an element', () => {
    expect(takerOf(recent, 'II', 3)).toBe(1);
    expect(takerOf(recent, 'III', 3)).toBeNull();
  });
});
