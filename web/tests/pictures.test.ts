// Pictures of every screen at all sizes and in both themes, into web/shots: to be looked at.
import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { sizes } from '../script/browser.mjs';
import { play, ready, situation } from './clicker';
import { openHouse } from './house';
import { beforePlay, giveUp, openCompanion } from './screens';

const folder = new URL('../shots/', import.meta.url).pathname;
const { come } = openHouse();
beforeAll(() => void mkdirSync(folder, { recursive: true }));

async function shoot(page: Page, name: string): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.fonts.ready);
  for (const [size, [width, height]] of Object.entries(sizes)) {
    await page.setViewportSize({ width, height });
    for (const theme of ['dark', 'light']) {
      await page.evaluate((shown) => (document.documentElement.dataset['theme'] = shown), theme);
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
      await page.screenshot({ path: `${folder}${name}-${size}-${theme}.png` });
    }
  }
}

it('lobby, new table, waiting room', async () => {
  const person = await come({ language: 'de' });
  await beforePlay(person, shoot);
  expect(person.problems).toEqual([]);
  await person.leave();
});

it.each(['cosmic-factory', 'crafting-the-cosmos', 'cosmogenesis', 'anunnaki'])('%s', async (game) => {
  const person = await come({ language: 'de' });
  const page = await person.playNow(game);
  await play(page, { seed: 11, hints: 1, most: 14, turning: true });
  if (!(await situation(page)).over) await ready(page);
  await shoot(page, game);
  if (game === 'cosmogenesis') {
    await giveUp(page);
    await shoot(page, 'end');
  }
  expect(person.problems).toEqual([]);
  await person.leave();
});

it('the companion', async () => {
  const person = await come({ language: 'de' });
  const page = await openCompanion(person);
  await shoot(page, 'companion');
  expect(person.problems).toEqual([]);
  await person.leave();
});
