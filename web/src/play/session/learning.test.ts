import { describe, expect, it } from 'vitest';
import type { Model } from '../../table/model';
import type { Known } from './desk';
import { goesOn, learned, stillAdvised } from './learning';
import type { Hint } from './session';

const ui = { steps: ({ kind, cell }: { kind: string; cell?: unknown }) => [kind, String(cell)] };
const at = { seat: 1, number: 7, view: {} };
const none = { files: {}, tables: {} };
const take = (cell: string) => ({ kind: 'take', cell });

describe('learned', () => {
  const first = learned(null, { number: 7, hash: 'x', groups: [{ kind: 'take', cell: ['a', 'b'] }] }, at, ui, none);
  it('has each action with the way to it', () => {
    expect(first).toMatchObject({ seat: 1, number: 7, hash: 'x', legal: [take('a'), take('b')] });
    expect(first.ways.map(({ steps }) => steps)).toEqual([
      ['take', 'a'],
      ['take', 'b'],
    ]);
  });
  it('keeps the actions that the table does not tell again', () => {
    const next = learned(first, { number: 8, hash: 'x' }, { ...at, number: 8 }, ui, none);
    expect(next.legal).toBe(first.legal);
    expect(next.number).toBe(8);
  });
  it('has no way to what is never better than something else', () => {
    const redundant = ({ cell }: { kind: string; cell?: unknown }) => cell === 'b';
    const answer = { number: 7, hash: 'x', groups: [{ kind: 'take', cell: ['a', 'b'] }] };
    const { legal, ways } = learned(null, answer, at, { ...ui, redundant }, none);
    expect(legal).toHaveLength(2);
    expect(ways.map(({ action }) => action)).toEqual([take('a')]);
  });
  it('knows of none when nothing was known', () => {
    expect(learned(null, { number: 7, hash: 'x' }, at, ui, none).legal).toEqual([]);
  });
});

describe('stillAdvised', () => {
  const hint = { action: { text: 'take a', ...take('a') } } as unknown as Hint;
  it('is what can still be done', () => {
    expect(stillAdvised(hint, [take('b'), take('a')])).toBe(hint);
    expect(stillAdvised(hint, [take('b')])).toBeNull();
  });
  it('lets a bot think on', () => {
    expect(stillAdvised('thinking', [])).toBe('thinking');
    expect(stillAdvised(null, [take('a')])).toBeNull();
  });
});

describe('goesOn', () => {
  const known: Pick<Known, 'seat'> & { mine: boolean } = { mine: true, seat: 0 };
  const after = (seat: number) => ({ fresh: [{ number: 2, kind: 'move', at: 0, seat }] }) as unknown as Model;
  it('while others act in my turn', () => expect(goesOn(known, after(1), 0)).toBe(true));
  it('not after my own move', () => expect(goesOn(known, after(0), 0)).toBe(false));
  it('not where my turn begins', () => expect(goesOn({ ...known, mine: false }, after(1), 0)).toBe(false));
  it('not for another seat at the same screen', () => expect(goesOn({ ...known, seat: 1 }, after(2), 0)).toBe(false));
});
