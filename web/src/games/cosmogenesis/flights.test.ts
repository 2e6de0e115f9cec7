import { expect, it, vi } from 'vitest';
import { originOf } from './flights';

// The settings look for the browser's language as soon as they are loaded.
vi.hoisted(() => vi.stubGlobal('navigator', { languages: ['en'] }));

it('what is taken comes from its field, what is paid for from the belt, for the seat that acts', () => {
  expect(originOf([{ event: 'took', seat: 1, field: 'II-3' }], 1)).toBe('field:II-3');
  expect(originOf([{ event: 'took', seat: 1, field: 'II-3' }], 0)).toBeNull();
  expect(originOf([{ event: 'belt_changed', seat: 0, asteroids: -1, comets: 0 }], 0)).toBe('belt');
  expect(originOf([{ event: 'belt_changed', seat: 0, asteroids: 1, comets: 0 }], 0)).toBeNull();
});
