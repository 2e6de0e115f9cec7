// Several people, tabs, connections that break, a server that starts again.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { clickTarget, numberAtLeast, play, ready, situation, until } from './clicker';
import { openHouse } from './house';
import { sitDown } from './table_of';

const { server, come } = openHouse();

const pathOf = (page: Page): string => {
  const url = new URL(page.url());
  return url.pathname + url.search;
};

it('two browsers: invitation, sitting down, playing in turn, chat', async () => {
  const [ada, ben] = await Promise.all([come(), come({ language: 'de' })]);
  const [mine, theirs] = await sitDown(ada, ben, 'cosmogenesis');
  for (let round = 0; round < 6; round += 1) {
    for (const [page, seed] of [
      [mine, round],
      [theirs, round + 100],
    ] as const) {
      if ((await situation(page)).mine) await play(page, { seed, hints: 1, most: 1 });
    }
  }
  const last = Math.max((await situation(mine)).number, (await situation(theirs)).number);
  await Promise.all([numberAtLeast(mine, last), numberAtLeast(theirs, last)]);
  await theirs.click('.tabs button:nth-child(2)');
  await theirs.fill('.chat-form input', 'Hallo <b>Ada</b>');
  await theirs.press('.chat-form input', 'Enter');
  await mine.click('.tabs button:nth-child(2)');
  await mine.waitForSelector('.chat-lines li:has-text("Hallo <b>Ada</b>")');
  expect([...ada.problems, ...ben.problems, ...ada.elsewhere, ...ben.elsewhere]).toEqual([]);
  await Promise.all([ada.leave(), ben.leave()]);
});

it('who is done building may still grab a bonus tile, or build on (CF-BONUS-05, CF-BUILD-08)', async () => {
  const [ada, ben] = await Promise.all([come(), come()]);
  const [mine, theirs] = await sitDown(ada, ben, 'cosmic-factory', async (page) => {
    await page.check('.tick:has-text("Beginners") input'); // no chaos card
    await page.click('.options .choice-value:has-text("none")'); // no sandglass
  });
  while (!(await mine.$('.own-board .cf-laid'))) {
    for (const page of [mine, theirs])
      if ((await situation(page)).mine) await play(page, { seed: 1, hints: 1, most: 1, turning: true });
  }
  await ready(mine);
  while (!(await mine.$('[data-target="button:done"]'))) {
    await play(mine, { seed: 1, hints: 1, most: 1, turning: true });
    await ready(mine);
  }
  await clickTarget(mine, 'button:done');
  await mine.waitForSelector('[data-target="button:undone"]');
  await clickTarget(mine, 'button:undone');
  await mine.waitForSelector('[data-target="button:done"]');
  await clickTarget(mine, 'button:done');
  await mine.waitForSelector('[data-target="bonus:green"][data-lit]');
  await clickTarget(mine, 'bonus:green');
  await clickTarget(mine, 'button:take');
  await Promise.all([mine, theirs].map((page) => page.waitForSelector('.cf-gone')));
  expect((await situation(theirs)).mine).toBe(true);
  expect([...ada.problems, ...ben.problems]).toEqual([]);
  await Promise.all([ada.leave(), ben.leave()]);
});

it('the server starts again in mid-game: the page goes on where it was', async () => {
  const person = await come();
  const page = await person.playNow('cosmogenesis');
  await play(page, { seed: 3, hints: 0.5, most: 8 });
  await ready(page);
  const before = (await situation(page)).number;
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    await server.stop(signal);
    await page.waitForSelector('.link-banner');
    await server.start();
    await page.click('.link-banner button', { timeout: 2000 }).catch(() => undefined); // it may have come back by itself
    await page.waitForSelector('.link-banner', { state: 'detached' });
  }
  expect((await situation(page)).number).toBeGreaterThanOrEqual(before);
  await play(page, { seed: 4, hints: 1, most: 3 });
  expect((await situation(page)).number).toBeGreaterThan(before);
  expect(person.problems).toEqual([]);
  await person.leave();
});

it('a connection that goes away comes back, and what was clicked meanwhile is not lost', async () => {
  const person = await come();
  const page = await person.playNow('cosmogenesis');
  await ready(page);
  const before = (await situation(page)).number;
  await server.stop('SIGKILL');
  await page.waitForSelector('.link-banner');
  await page.click('[data-lit]');
  await server.start();
  await page.waitForSelector('.link-banner', { state: 'detached' });
  await numberAtLeast(page, before + 1);
  expect(person.problems).toEqual([]);
  await person.leave();
});

it('two tabs of one person show the same table', async () => {
  const person = await come();
  const first = await person.playNow('cosmogenesis');
  const second = await person.page(pathOf(first));
  await second.waitForSelector('.play');
  for (const [page, seed] of [
    [first, 1],
    [second, 2],
    [first, 3],
  ] as const) {
    await play(page, { seed, hints: 1, most: 1 });
    const { number } = await situation(page);
    await Promise.all([numberAtLeast(first, number), numberAtLeast(second, number)]);
  }
  expect(person.problems).toEqual([]);
  await person.leave();
});

it('after a reload Cosmobot’s last turn is still told, with its reasons and all that was weighed', async () => {
  const person = await come();
  const page = await person.playNow('anunnaki');
  for (let i = 0; i < 40 && !(await page.$('.an-deed .an-reason')); i += 1)
    await play(page, { seed: i, hints: 1, most: 1 });
  await ready(page);
  const told = await page.innerText('.an-parts');
  await page.reload();
  await page.waitForSelector('.an-deed .an-reason');
  expect(await page.innerText('.an-parts')).toBe(told);
  await page.click('.an-deed summary');
  expect(await page.locator('.an-deed details[open] .an-weighed li').count()).toBeGreaterThan(0);
  expect(person.problems).toEqual([]);
  await person.leave();
});

it('undo takes a step back by key, and all from a line of the log', async () => {
  const person = await come();
  const page = await person.playNow('crafting-the-cosmos');
  const undo = page.locator('.tools button').first();
  const lines = () => page.locator('.log-line').count();
  const play2 = async () => {
    for (let i = 0; i < 12; i += 1) {
      await play(page, { seed: i, hints: 1, most: 1 });
      await ready(page);
      if (await undo.isEnabled()) return;
    }
    throw new Error('nothing could be taken back');
  };
  await play2();
  const before = await lines();
  await page.keyboard.press('u');
  await until(page, (count) => document.querySelectorAll('.log-line').length < count, before);
  await ready(page);
  await play2();
  const again = await lines();
  await page.locator('.log-line .icon-button').last().click();
  await until(page, (count) => document.querySelectorAll('.log-line').length < count, again);
  expect(person.problems).toEqual([]);
  await person.leave();
});

it('somebody without a seat watches, and a private table stays private', async () => {
  const [ada, eve] = await Promise.all([come(), come()]);
  const mine = await ada.playNow('cosmogenesis');
  const shut = await eve.page(pathOf(mine));
  await shut.waitForSelector('.trouble');
  await mine.click('.play-top button >> nth=1');
  const invitation = await mine.inputValue('.invitation input');
  const watching = await eve.page(new URL(invitation).pathname + new URL(invitation).search);
  await watching.waitForSelector('.play');
  expect(await watching.$('[data-lit]')).toBeNull();
  expect(await watching.$('.ask.mine')).toBeNull();
  await mine.keyboard.press('Escape');
  await play(mine, { seed: 1, hints: 1, most: 2 });
  await numberAtLeast(watching, (await situation(mine)).number);
  expect([...ada.problems, ...eve.problems]).toEqual([]);
  await Promise.all([ada.leave(), eve.leave()]);
});

it('on a phone it is read whole whose board is shown', async () => {
  const person = await come({ size: [390, 844], touch: true, language: 'de' });
  const page = await person.page('/new/cosmogenesis');
  await page.selectOption('.seat-wish:nth-of-type(2) select', 'beside');
  await page.tap('.new-begin .main');
  await page.waitForSelector('.curtain, .ask.mine');
  if (await page.isVisible('.curtain .main')) await page.tap('.curtain .main');
  await page.waitForSelector('.whose-board');
  const cut = await page.$eval('.whose-board', ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(cut).toBeLessThanOrEqual(1); // one is rounded up, the other down
  await person.leave();
});

it('two people at one screen take turns', async () => {
  const person = await come();
  const page = await person.page('/new/cosmogenesis');
  await page.selectOption('.seat-wish:nth-of-type(2) select', 'beside');
  await page.click('.new-actions .main');
  await page.waitForSelector('.play');
  const acted = new Set<string>();
  for (let i = 0; i < 30 && acted.size < 2; i += 1) {
    const curtain = page.locator('.curtain .main');
    await page.waitForSelector('.curtain, .ask.mine[aria-busy="false"]');
    if (await curtain.isVisible()) await curtain.click();
    await ready(page);
    const name = (await page.textContent('.seat.own .seat-who')) ?? '';
    expect(await page.textContent('.whose-board')).toContain(name);
    acted.add(name);
    await play(page, { seed: i, hints: 1, most: 1 });
  }
  expect(acted.size).toBe(2);
  expect(person.problems).toEqual([]);
  await person.leave();
});
