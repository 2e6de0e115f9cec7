// Crafting the Cosmos by the prompt alone: what is asked for is in sight, each click asks the next question, and neither
// board nor tray moves while something is chosen.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { askHint, ready, until } from './clicker';
import { openHouse } from './house';

const { come } = openHouse();

// What somebody looks for by scrolling, because nothing asks for it: it is there to be found.
const looked = /^(slot|power|hand):/;

const prompt = (page: Page): Promise<string> => page.locator('.prompt').innerText();
const round = (page: Page): Promise<string | null> => page.locator('.ctc-round-number').textContent();
const number = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.querySelector<HTMLElement>('.play')?.dataset['number']));

// What is advised now, as clicks; the hint is put away again.
async function advised(page: Page): Promise<readonly string[]> {
  const steps = (await askHint(page)) ?? [];
  await page.locator('.hint-actions button').last().click();
  await page.waitForSelector('.hint', { state: 'detached' });
  return steps.flat();
}

// The middle of the target, where it is seen and nothing lies on it.
const inSight = (page: Page, target: string): Promise<{ x: number; y: number } | null> =>
  page.evaluate((name) => {
    for (const element of document.querySelectorAll(`[data-target="${CSS.escape(name)}"]`)) {
      if (element.closest('.thumbnail')) continue;
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      if (document.elementFromPoint(x, y)?.closest('[data-target]') === element) return { x, y };
    }
    return null;
  }, target);

async function spotOf(page: Page, target: string): Promise<{ x: number; y: number }> {
  if (looked.test(target))
    await page
      .locator(`.own-board [data-target="${target}"], .tray [data-target="${target}"]`)
      .scrollIntoViewIfNeeded();
  let spot: { x: number; y: number } | null = null;
  const end = Date.now() + 30_000; // a board may be on its way to what is asked for
  while (!spot && Date.now() < end) spot = await inSight(page, target);
  if (!spot) throw new Error(`${target} is out of sight: ${await prompt(page)}`);
  return spot;
}

const parts = ['.own-board .ctc-galaxy', '.own-board .ctc-console', '.tray', '.ctc-display', '.ctc-hand', '.prompt'];
const places = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    (selectors) =>
      selectors.map((selector) => {
        const box = document.querySelector(selector)?.getBoundingClientRect();
        return box ? [selector, box.left, box.top, box.width].map(String).join(' ') : `no ${selector}`;
      }),
    parts,
  );

// What has glided over the page since it is watched.
const watchGlides = (page: Page): Promise<void> =>
  page.evaluate(() => {
    new MutationObserver((changes) => {
      for (const added of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (added instanceof HTMLElement && added.classList.contains('ctc-gliding'))
          document.body.dataset[added.classList.contains('ctc-goal') ? 'goal' : 'crystal'] = 'glided';
    }).observe(document.body, { childList: true });
  });
const crystal = (page: Page): Promise<string | null> =>
  page.locator('.own-board [data-place]:has([data-piece="crystal"])').getAttribute('data-place');
const glided = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => ['crystal', 'goal'].filter((piece) => document.body.dataset[piece] === 'glided'));

it.each([
  ['a phone', { size: [390, 844], touch: true }],
  ['a desktop', { size: [1440, 900], motion: true }],
] as const)('a first round on %s', async (_, options) => {
  const person = await come(options);
  const page = await person.playNow('crafting-the-cosmos');
  const click = ({ x, y }: { x: number; y: number }) =>
    'touch' in options ? page.touchscreen.tap(x, y) : page.mouse.click(x, y);
  await ready(page);
  if ('motion' in options) await watchGlides(page);
  const first = await round(page);
  const stood = await crystal(page);
  for (let decisions = 0; (await round(page)) === first && decisions < 40; decisions += 1) {
    const steps = await advised(page);
    const before = await number(page);
    for (const [done, target] of steps.entries()) {
      const asked = await prompt(page);
      const spot = await spotOf(page, target);
      const laid = await places(page);
      await click(spot);
      if (done === steps.length - 1) break;
      await until(page, (was) => document.querySelector<HTMLElement>('.prompt')?.innerText !== was, asked);
      // What the board scrolls to is another matter: it comes to what is asked for.
      const moved = (await places(page)).filter((place, i) => place !== laid[i]);
      if (!looked.test(target) && !/^(staged|counter)/.test(target)) expect(moved, target).toEqual([]);
      else
        expect(
          moved.filter((place) => !place.startsWith('.own-board')),
          target,
        ).toEqual([]);
    }
    await until(page, (was) => Number(document.querySelector<HTMLElement>('.play')?.dataset['number']) > was, before);
    await ready(page);
  }
  expect(await round(page)).not.toBe(first);
  if ('motion' in options) {
    const pieces = await glided(page);
    expect(pieces).toContain('goal'); // at the end of every round
    if ((await crystal(page)) !== stood) expect(pieces).toContain('crystal');
  }
  expect(person.problems).toEqual([]);
  await person.leave();
});
