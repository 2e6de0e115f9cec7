import { afterEach, expect, it, vi } from 'vitest';
import { noteRead, readUpTo } from './chat_read';

function storage(first: string | null = null): void {
  let kept = first;
  vi.stubGlobal('localStorage', {
    getItem: () => kept,
    setItem: (_: string, text: string) => {
      kept = text;
    },
  });
}
afterEach(() => vi.unstubAllGlobals());

it('remembers of each table how far it was read', () => {
  storage();
  expect(readUpTo('a')).toBeNull();
  noteRead('a', 3);
  noteRead('b', 7);
  noteRead('a', 5);
  expect([readUpTo('a'), readUpTo('b'), readUpTo('c')]).toEqual([5, 7, null]);
});

it('forgets the oldest of a hundred tables', () => {
  storage();
  for (let i = 0; i <= 100; i += 1) noteRead(`table ${i}`, i);
  expect([readUpTo('table 0'), readUpTo('table 1'), readUpTo('table 100')]).toEqual([null, 1, 100]);
});

it('knows nothing where storage is damaged or blocked', () => {
  for (const text of ['{', '{}', '[["a"]]', '[["a","3"]]']) {
    storage(text);
    expect(readUpTo('a')).toBeNull();
  }
  vi.stubGlobal('localStorage', undefined);
  expect(readUpTo('a')).toBeNull();
  expect(() => noteRead('a', 1)).not.toThrow();
});
