import { beforeEach, expect, test, vi } from 'vitest';

const call = vi.hoisted(() => vi.fn());
vi.mock('../lobby/api', () => ({ call }));

import { block, fetchBlocked, isBlocked, report } from './blocked';

beforeEach(() => call.mockReset());

test('who is blocked is asked of the server, with the invitation where there is one', async () => {
  call.mockResolvedValue({ people: ['aaa', 'bbb'] });
  await fetchBlocked('t1', 'code');
  expect(call).toHaveBeenCalledWith('/api/tables/t1/blocks?code=code');
  expect(isBlocked('aaa')).toBe(true);
  expect(isBlocked('ccc')).toBe(false);
  expect(isBlocked(undefined)).toBe(false); // a bot, or nobody
});

test('a block holds at once, and can be taken back', async () => {
  call.mockResolvedValue({ people: ['ccc'] });
  await block('t1', null, 'ccc', true);
  expect(call).toHaveBeenCalledWith('/api/tables/t1/blocks', 'POST', { person: 'ccc', on: true });
  expect(isBlocked('ccc')).toBe(true);
  call.mockResolvedValue({ people: [] });
  await block('t1', null, 'ccc', false);
  expect(isBlocked('ccc')).toBe(false);
  expect(isBlocked('aaa')).toBe(true); // of another table
});

test('a report is sent as it was written', async () => {
  call.mockResolvedValue({ reported: true });
  await report('t 1', null, { person: 'ccc', reason: 'spam', words: 'again' });
  expect(call).toHaveBeenCalledWith('/api/tables/t%201/reports', 'POST', {
    person: 'ccc',
    reason: 'spam',
    words: 'again',
  });
});
