// Nothing jumps while somebody chooses: board, tray, prompt and log keep their places and sizes.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { sizes } from '../script/browser.mjs';
import { askHint, clickTarget, ready, situation, until } from './clicker';
import { openHouse } from './house';

const { come } = openHouse();
const kept = ['.own-board', '.tray', '.ask-place', '.prompt', '.tools', '.side'];

// These keep their places from question to question, too, whatever the tray holds; and the drawing its size.
const steady = ['.own-board', '.tray'];
const drawings = ['.cg-cosmos', '.ctc-galaxy', '.an-map'];
const wide = ['.cg-sky-box']; // on a phone a system with one more orbit is longer: it scrolls

const drawnSizes = (page: Page, phone: boolean): Promise<string> =>
  page.evaluate(
    (all) =>
      all
        .map((part) => document.querySelector(`.own-board ${part}`)?.getBoundingClientRect())
        .map((box) => (box ? `${Math.round(box.width)}×${Math.round(box.height)}` : ''))
        .join(' '),
    phone ? drawings : [...drawings, ...wide],
  );

// A choice among many answers needs more room than is kept free: it lies over the tray or the log.
const crowded = (page: Page): Promise<boolean> =>
  page.evaluate(() => (document.querySelector('.answers')?.getBoundingClientRect().height ?? 0) > 90);

const places = (page: Page): Promise<Record<string, string>> =>
  page.evaluate((parts) => {
    const boxes = parts.flatMap((part) => {
      const box = document.querySelector(part)?.getBoundingClientRect();
      return box && box.width > 0 ? [[part, [box.left, box.top, box.width, box.height].map(Math.round).join(' ')]] : [];
    });
    return Object.fromEntries(boxes) as Record<string, string>;
  }, kept);

const without = (boxes: Record<string, string>, parts: readonly string[]) =>
  Object.fromEntries(Object.entries(boxes).filter(([part]) => !parts.includes(part)));

// What leads on from here without ending anything: clicked one after the other, as far as they go.
const beginnings = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.own-board [data-lit], .tray [data-lit], .target-button')]
      .map((element) => element.getAttribute('data-target') ?? '')
      .slice(0, 6),
  );

const games = ['cosmic-factory', 'crafting-the-cosmos', 'cosmogenesis', 'anunnaki'];
const cases = Object.values(sizes).flatMap((size) => games.map((game) => [game, size] as const));

// The others share their layout with one of these two: a few turns show whether it holds.
const thorough: readonly (readonly number[])[] = [sizes.phone, sizes.desktop];

it.each(cases)('%s at %j', async (game, size) => {
  const person = await come({ size });
  const page = await person.playNow(game);
  await ready(page);
  const outset = await places(page);
  const phone = size[0] < 700;
  const drawn = await drawnSizes(page, phone);
  // A deal may offer little that leads on: so many turns as there are enough choices to compare.
  let compared = 0;
  const [choices, turns] = thorough.includes(size) ? [16, 8] : [4, 3];
  for (let turn = 0; (compared < choices || turn < turns) && turn < 80; turn += 1) {
    const before = await places(page);
    for (const part of steady) expect(before[part], `${part} at turn ${turn}`).toBe(outset[part]);
    expect(await drawnSizes(page, phone), `turn ${turn}`).toBe(drawn);
    const { number } = await situation(page);
    for (const target of await beginnings(page)) {
      await clickTarget(page, target).catch(() => undefined); // it may have scrolled away from another
      await until(page, () => document.querySelector('.ask[aria-busy="false"]') !== null, null);
      const now = await places(page);
      if ((await situation(page)).number !== number) break;
      compared += 1;
      const moved = (await crowded(page)) ? ['.prompt', '.tools'] : [];
      expect(without(now, moved), `${target} at ${number}`).toEqual(without(before, moved));
      await page.keyboard.press('Escape');
    }
    await ready(page);
    if ((await situation(page)).over) break;
    if ((await situation(page)).number !== number) continue;
    await page.keyboard.press('Escape');
    if ((await askHint(page)) === null) continue; // where all choose at once, the position may have gone on
    const advised = await places(page);
    if ((await situation(page)).number === number) expect(advised, `a hint at ${number}`).toEqual(before);
    try {
      await page.click('.hint .act');
    } catch (error) {
      if ((await situation(page)).number === number) throw error;
      continue; // it went with its position
    }
    await until(page, (was) => Number(document.querySelector<HTMLElement>('.play')?.dataset['number']) > was, number);
    await ready(page);
    if ((await situation(page)).over) break;
  }
  expect(compared).toBeGreaterThan(2);
  await person.leave();
});
