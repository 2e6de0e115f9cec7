import { describe, expect, it } from 'vitest';
import { decide, longestWait, type Happening, type Situation } from './reconnect';

const fine: Situation = { left: false, refused: null, online: true, failures: 0, spread: 0 };
const lost: Happening = { kind: 'closed', code: 1006, welcomed: true };
const failed: Happening = { kind: 'closed', code: 1006, welcomed: false };

describe('decide, by row', () => {
  it.each<[number, Partial<Situation>, Happening, object]>([
    [1, { left: true }, lost, { act: 'stop' }],
    [1, { left: true, online: false }, { kind: 'page shown' }, { act: 'stop' }],
    [2, { refused: 'private' }, failed, { act: 'stop' }],
    [2, { refused: 'unknown_table' }, { kind: 'network back' }, { act: 'stop' }],
    [3, { online: false }, lost, { act: 'wait for network' }],
    [4, {}, { kind: 'network back' }, { act: 'connect', after: 0 }],
    [4, { failures: 7 }, { kind: 'page shown' }, { act: 'connect', after: 0 }],
    [5, {}, { kind: 'closed', code: 1012, welcomed: true }, { act: 'connect', after: 500 }],
    [6, {}, { kind: 'closed', code: 1008, welcomed: true }, { act: 'connect', after: 2000 }],
    [6, {}, { kind: 'closed', code: 1013, welcomed: true }, { act: 'connect', after: 2000 }],
    [7, {}, { kind: 'numbers do not join' }, { act: 'connect', after: 0 }],
    [8, {}, { kind: 'no reply' }, { act: 'connect', after: 0 }],
    [9, {}, lost, { act: 'connect', after: 0 }],
    [10, { failures: 1, spread: 1 }, failed, { act: 'connect', after: 1000 }],
    [10, { refused: 'busy', failures: 2, spread: 1 }, failed, { act: 'connect', after: 2000 }],
    [10, { failures: 1, spread: 1 }, { kind: 'closed', code: 1012, welcomed: false }, { act: 'connect', after: 1000 }],
    [11, { failures: 0, spread: 1 }, { kind: 'attempt too long' }, { act: 'connect', after: 500 }],
    [12, {}, { kind: 'closed', code: 4001, welcomed: true }, { act: 'stop' }],
  ])('row %i', (row, situation, happening, expected) => {
    expect(decide({ ...fine, ...situation }, happening)).toEqual({ row, ...expected });
  });

  it('10: waits longer and longer, up to a bound, and not all at the same moment', () => {
    let before = 0;
    for (let failures = 0; failures < 40; failures += 1) {
      for (const spread of [0, 0.5, 1]) {
        const decision = decide({ ...fine, failures, spread }, failed);
        if (decision.act !== 'connect') throw new Error(decision.act);
        expect(decision.after).toBeLessThanOrEqual(longestWait);
        expect(decision.after).toBeGreaterThanOrEqual(375);
        if (spread === 1) {
          expect(decision.after).toBeGreaterThanOrEqual(before);
          before = decision.after;
        }
      }
    }
    expect(before).toBe(longestWait);
  });
});
