import { expect, test } from 'vitest';
import { current, dismiss, hear, isShown } from './announcement';

const one = { text: 'Back at eight', since: 1000, until: 5000 };

test('an announcement is shown until it is over or read', () => {
  expect(isShown(null, 0, 2000)).toBe(false);
  expect(isShown(one, 0, 2000)).toBe(true);
  expect(isShown(one, 0, 5000)).toBe(false);
  expect(isShown({ ...one, until: null }, 0, 9e12)).toBe(true);
  expect(isShown(one, 1000, 2000)).toBe(false);
  expect(isShown({ ...one, since: 3000 }, 1000, 4000)).toBe(true); // another one
});

test('who has read it is not told again, but of the next one', () => {
  const said = { text: 'Hello', since: 7, until: null };
  hear(said);
  expect(current()).toEqual(said);
  dismiss(said);
  hear({ ...said }); // as it is asked for again
  expect(current()).toBe(null);
  hear({ ...said, since: 8 });
  expect(current()?.since).toBe(8);
  hear(null);
  expect(current()).toBe(null);
});
