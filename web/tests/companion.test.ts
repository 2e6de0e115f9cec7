// Cosmobot at the person's own table: what they did is tapped or typed, what Cosmobot does is carried out.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { numberAtLeast, until } from './clicker';
import { openHouse } from './house';
import { setUpCompanion } from './screens';

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

// With a finger, in the middle of it; nothing may lie on it.
async function tap(page: Page, target: string): Promise<void> {
  const control = page.locator(`[data-target="${target}"]:visible`).first();
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (!box) throw new Error(`${target} is not on the screen`);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await idle(page);
}

// Answers whatever Cosmobot's turn asks, and ticks off its steps, until it is the person's turn again.
async function carryOut(page: Page): Promise<number> {
  let ticked = 0;
  for (let steps = 0; steps < 60; steps += 1) {
    await idle(page);
    const next = await page.evaluate(() => {
      const shown = (selector: string) =>
        [...document.querySelectorAll<HTMLElement>(selector)].find((one) => one.offsetParent !== null);
      const one = shown('[data-target="carry:tick"]') ?? shown('.act-buttons button') ?? shown('.cb-answers .cb-chip');
      return one?.dataset['target'] ?? null;
    });
    if (next === null) break;
    await tap(page, next);
    if (next === 'carry:tick') ticked += 1;
  }
  await tap(page, 'carry:done');
  return ticked;
}

const followersAt = (page: Page): Promise<string> =>
  page.locator('.cb-units .cb-count').first().locator('output').innerText();

it('a whole turn by touch: set up, a move, stores, Cosmobot’s turn ticked off, undo', async () => {
  const person = await come({ size: [390, 844], touch: true });
  const page = await person.page('/new/cosmobot');
  await page.tap('.new-actions .main');
  await page.waitForSelector('.cb-answers');
  await setUpCompanion(page);

  // From, two of them, to: one move, and it is taken back as one.
  await tap(page, 'area:GRE-C');
  expect(await followersAt(page)).toBe('3');
  await tap(page, 'along:follower');
  await tap(page, 'along:follower');
  expect(await page.textContent('.prompt')).toContain('2 followers');
  await tap(page, 'area:GRE-L');
  await until(page, () => document.querySelector('.cb-place h2')?.textContent === 'West (Greeks)', null);
  expect(await followersAt(page)).toBe('2');
  await page.tap('.tools button >> nth=0');
  await tap(page, 'area:GRE-C');
  await until(page, () => document.querySelector('.cb-units output')?.textContent === '3', null);
  await tap(page, 'along:follower');
  await tap(page, 'area:GRE-L');
  await tap(page, 'exhaust:grain');
  await page.waitForSelector('[data-target="renew:grain"]');
  await tap(page, 'settle');

  // A finger is quicker than the table: both taps count.
  await tap(page, 'tab:tracks');
  const war = page.locator('[data-target="up:war"]');
  await war.evaluate((button: HTMLElement) => {
    button.click();
    setTimeout(() => button.click(), 30);
  });
  await until(page, () => document.querySelector('.cb-counts output')?.textContent === '2', null);
  await tap(page, 'up:cubes');

  // Nothing has called the keyboard.
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('INPUT');
  await tap(page, 'report:done');
  await page.waitForSelector('.cb-carry');
  expect(await carryOut(page)).toBeGreaterThan(0);
  await page.waitForSelector('.prompt:has-text("Your turn 2")');
  await page.waitForSelector('.cb-tray');
  expect(await page.locator('.cb-carry').count()).toBe(0);

  // The turn can be read again, and is not asked for again on another day.
  await tap(page, 'view:turn');
  await page.waitForSelector('.cb-carry:has-text("carried out")');
  await page.reload();
  await page.waitForSelector('.cb-tray');
  expect(await page.locator('.cb-carry').count()).toBe(0);
  expect(person.problems).toEqual([]);
  await person.leave();
});

it('on a tablet nothing lies on the answers', async () => {
  const person = await come({ size: [768, 1024], touch: true });
  const page = await person.page('/new/cosmobot');
  await page.tap('.new-actions .main');
  await setUpCompanion(page);
  await tap(page, 'tab:more');
  await person.leave();
});

it('typing is the second way: a line that is refused as a whole, undo as one', async () => {
  const person = await come();
  const page = await person.page('/new/cosmobot');
  await page.click('.new-actions .main');
  await page.waitForSelector('.cb-answers');
  await setUpCompanion(page);
  await page.click('[data-target="tab:typing"]');

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
  const line = page.locator('.log-line', { hasText: 'You: war 1' }); // of one thing, with its parts
  expect(await line.textContent()).toContain('Exhausted: gold, Gaia 3');
  await page.click('.tools button >> nth=0');
  await until(page, () => document.querySelector('.log')?.textContent.includes('You: war 1') === false, null);
  expect(await page.textContent('.log')).not.toContain('Exhausted: gold');

  await enter(page, 'c>l f');
  await page.click('[data-target="report:done"]');
  await page.waitForSelector('.cb-carry');

  // Everything can be corrected, Cosmobot's turn too.
  await page.click('.tools button >> nth=0');
  await page.waitForSelector('[data-target="report:done"]');
  expect(await page.locator('.cb-carry').count()).toBe(0);
  expect(person.problems).toEqual([]);
  expect(person.elsewhere).toEqual([]);
  await person.leave();
});
