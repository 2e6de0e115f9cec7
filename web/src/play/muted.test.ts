import { beforeEach, expect, test, vi } from 'vitest';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.resetModules();
  vi.stubGlobal('localStorage', {
    getItem: (place: string) => kept.get(place) ?? null,
    setItem: (place: string, text: string) => kept.set(place, text),
  });
});
const fresh = () => import('./muted');

test('who is muted stays so, also at a rematch, where people are known by the same', async () => {
  const { isMuted, mute } = await fresh();
  mute('aaa', true);
  expect(isMuted('aaa')).toBe(true);
  expect(isMuted('bbb')).toBe(false);
  expect(isMuted(undefined)).toBe(false); // a bot, or nobody
  vi.resetModules();
  const later = await fresh();
  expect(later.isMuted('aaa')).toBe(true);
  later.mute('aaa', false);
  expect(later.isMuted('aaa')).toBe(false);
});

test('what an earlier page wrote down still holds', async () => {
  kept.set('orrery.muted', '["table/aaa"]');
  expect((await fresh()).isMuted('aaa')).toBe(true);
});
