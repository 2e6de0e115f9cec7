import { describe, expect, it } from 'vitest';
import { actionKey, expand, sameAction } from './action';

describe('expand', () => {
  it('makes all combinations, the first operand slowest', () => {
    expect(expand([{ kind: 'rotate', cell: ['a1', 'b2'], rotation: [0, 90] }, { kind: 'done' }])).toEqual([
      { kind: 'rotate', cell: 'a1', rotation: 0 },
      { kind: 'rotate', cell: 'a1', rotation: 90 },
      { kind: 'rotate', cell: 'b2', rotation: 0 },
      { kind: 'rotate', cell: 'b2', rotation: 90 },
      { kind: 'done' },
    ]);
  });
  it('leaves a value that is a list, or none, as it is', () => {
    expect(expand([{ kind: 'use', orbits: [['O1', 'O4'], null] }])).toEqual([
      { kind: 'use', orbits: ['O1', 'O4'] },
      { kind: 'use', orbits: null },
    ]);
  });
});

describe('actionKey', () => {
  it('knows an action by kind and operands, in whatever order', () => {
    const action = { kind: 'rotate', cell: 'a1', rotation: 0 };
    expect(sameAction(action, { rotation: 0, kind: 'rotate', cell: 'a1', text: 'rotate a1 to 0' })).toBe(true);
    expect(sameAction(action, { ...action, rotation: 90 })).toBe(false);
    expect(actionKey(action)).not.toBe(actionKey({ ...action, kind: 'turn' }));
  });
});
