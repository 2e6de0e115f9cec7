// Pictures of every screen at all sizes and in both themes, into web/shots: to be looked at.
import { mkdirSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sizes } from '../script/browser.mjs';
import { giveUp, play, ready, situation, until } from './clicker';
import { openBrowser, Person, Server } from './harness';

const folder = new URL('../shots/', import.meta.url).pathname;
const server = new Server();
let browser: Browser;

beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  [browser] = await Promise.all([openBrowser(), server.start()]);
});
afterAll(async () => {
  await browser.close();
  await server.dispose();
});

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
  const person = await Person.come(browser, server, { language: 'de' });
  const page = await person.page();
  await until(page, (count) => document.querySelectorAll('.card .art:has(svg)').length === count, 4);
  await shoot(page, 'lobby');
  await page.goto(`${server.address}/new/crafting-the-cosmos`);
  await page.waitForSelector('.new-table');
  await shoot(page, 'new-table');
  await page.selectOption('.seat-wish:nth-of-type(2) select', 'open');
  await page.click('.new-actions .main');
  await page.waitForSelector('.invitation');
  await shoot(page, 'waiting-room');
  expect(person.problems).toEqual([]);
  await person.leave();
});

it.each(['cosmic-factory', 'crafting-the-cosmos', 'cosmogenesis', 'anunnaki'])('%s', async (game) => {
  const person = await Person.come(browser, server, { language: 'de' });
  const page = await person.playNow(game);
  await play(page, { seed: 11, hints: 1, most: 14, turning: true });
  if (!(await situation(page)).over) await ready(page);
  await shoot(page, game);
  if (game === 'cosmogenesis') {
    await giveUp(page);
    await page.waitForSelector('dialog[open] .chart polyline');
    await shoot(page, 'end');
  }
  expect(person.problems).toEqual([]);
  await person.leave();
});

it('the companion', async () => {
  const person = await Person.come(browser, server, { language: 'de' });
  const page = await person.page('/new/cosmobot');
  await page.click('.new-actions .main');
  await page.waitForSelector('.cb-line');
  await page.fill('.cb-line', 'goals areas units settlements shrines, contracts 3/1 5/2 4/1 2/1 3/1 -');
  await page.press('.cb-line', 'Enter');
  await page.click('[data-target="button:done"]');
  await page.waitForSelector('.ask[aria-busy="false"]');
  await shoot(page, 'companion');
  expect(person.problems).toEqual([]);
  await person.leave();
});
