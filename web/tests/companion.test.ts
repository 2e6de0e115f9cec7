// Cosmobot at the person's own table: short commands in, instructions out.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { clickTarget, numberAtLeast, until } from './clicker';
import { openHouse } from './house';

const { come } = openHouse();

const idle = (page: Page) => page.waitForSelector('.ask[aria-busy="false"]');
const number = (page: Page) =>
  page.evaluate(() => Number(document.querySelector<HTMLElement>('.play')?.dataset['number']));

async function enter(page: Page, line: string): Promise<void> {
  await idle(page);
  const before = await number(page);
  await page.fill('.cb-line', line);
  await page.press('.cb-line', 'Enter');
  await numberAtLeast(page, before + 1);
  await idle(page);
}

it('entries, Cosmobot’s turn with reasons, a line that is refused as a whole, undo', async () => {
  const person = await come();
  const page = await person.page('/new/cosmobot');
  await page.click('.new-actions .main');
  await page.waitForSelector('.cb-line');
  await enter(page, 'goals areas units settlements shrines, contracts 3/1 5/2 4/1 2/1 3/1 -');
  await page.waitForSelector('[data-target="button:done"]');

  // The last of these is impossible, so nothing of the line stays but the line itself, to be mended.
  const refused = 'c>l f, war +1, xc +f';
  await idle(page);
  await page.fill('.cb-line', refused);
  await page.press('.cb-line', 'Enter');
  await page.waitForSelector('.cb-problem');
  expect(await page.textContent('.log')).not.toContain('You: war 1');
  await until(page, (line) => document.querySelector<HTMLInputElement>('.cb-line')?.value === line, refused);

  await page.fill('.cb-line', 'c>l zz');
  await page.press('.cb-line', 'Enter');
  await page.waitForSelector('.cb-problem:has-text("zz")');

  await enter(page, 'c>l f, war +1, g3 x2');
  await until(page, (line) => document.querySelector<HTMLInputElement>('.cb-line')?.value === line, '');
  const log = await page.textContent('.log');
  expect(log).toContain('You: war 1');
  expect(log).toContain('Exhausted: gold, Gaia 3');

  // Clicks type.
  await clickTarget(page, 'area:G05');
  await clickTarget(page, 'area:G02');
  expect(await page.inputValue('.cb-line')).toBe('g5>g2 ');
  await page.fill('.cb-line', '');
  const before = await number(page);
  await page.click('[data-target="button:done"]');
  await numberAtLeast(page, before + 1);
  await page.waitForSelector('.aside .an-parts .an-deed');

  // The instructions are there on another day, too.
  const told = await page.innerText('.aside .an-parts');
  await page.reload();
  await page.waitForSelector('.aside .an-parts .an-deed');
  expect(await page.innerText('.aside .an-parts')).toBe(told);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.waitForSelector('.cb-steps .an-deed'); // where the column is away
  await page.setViewportSize({ width: 1440, height: 900 });

  // Everything can be corrected, Cosmobot's turn too.
  await page.click('.tools button >> nth=0');
  await page.waitForSelector('[data-target="button:done"]');
  await page.waitForSelector('.aside .an-parts', { state: 'detached' });
  expect(person.problems).toEqual([]);
  expect(person.elsewhere).toEqual([]);
  await person.leave();
});
