// The end of a game, where things move: its last counting is watched to its end, then the result opens.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { play, situation, until } from './clicker';
import { openHouse } from './house';

const { come } = openHouse();

// What was on the screen, whenever it changed.
interface Seen {
  moving: number; // a turn was replayed, or points were counted
  result: number;
  both: number;
}
interface Watched extends Window {
  seen: Seen;
}
const watchEnding = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen: Seen = { moving: 0, result: 0, both: 0 };
    new MutationObserver(() => {
      if (document.querySelector('.play[data-phase="over"]') === null) return;
      const moving = document.querySelector('.an-caption, .last-count[aria-busy="true"], .cf-counting') !== null;
      const result = document.querySelector('dialog[open] .scores') !== null;
      seen.moving += moving ? 1 : 0;
      seen.result += result ? 1 : 0;
      seen.both += moving && result ? 1 : 0;
    }).observe(document.body, { childList: true, subtree: true, attributes: true });
    (window as unknown as Watched).seen = seen;
  });
const seenBy = (page: Page): Promise<Seen> => page.evaluate(() => (window as unknown as Watched).seen);

// At once, or it might be over by itself.
const skip = (): boolean => {
  const counts = document.querySelector('.last-count[aria-busy="true"]') !== null;
  if (counts) document.querySelector<HTMLElement>('.last-count .button')?.click();
  return counts;
};

it.each([
  ['cosmic-factory', 'watched'],
  ['crafting-the-cosmos', 'skipped'],
  ['cosmogenesis', 'watched'],
  ['anunnaki', 'watched'],
])('%s: the result waits for the last counting, which is %s', async (game, how) => {
  const person = await come({ motion: true });
  const page = await person.playNow(game);
  await watchEnding(page);
  await play(page, { seed: 7, hints: 1, turning: true });
  expect((await situation(page)).over).toBe(true);
  expect((await seenBy(page)).result).toBe(0);
  if (how === 'skipped') {
    await until(page, skip, null);
    await page.waitForSelector('.last-count[aria-busy="false"] .sum.first');
  }
  await page.waitForSelector('dialog[open] .scores tfoot td', { timeout: 120_000 });
  const { moving, both } = await seenBy(page);
  expect(moving).toBeGreaterThan(0);
  expect(both).toBe(0);
  expect(person.problems).toEqual([]);
  await person.leave();
});
