// Cosmogenesis and Cosmic Factory: what only a browser can show.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { clickTarget, ready, until } from './clicker';
import { openHouse } from './house';
import type { Person } from './harness';

const { come } = openHouse();

const againstBot: readonly object[] = [{ you: true }, { bot: 'greedy' }];

// A table of one's own, with the options and the company one likes.
async function openTable(person: Person, game: string, options: object, seats = againstBot): Promise<Page> {
  const page = await person.page();
  const table = await page.evaluate(
    async (opening) => {
      const answer = await fetch('/api/tables', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ id: crypto.randomUUID(), ...opening }),
      });
      return ((await answer.json()) as { table: string }).table;
    },
    { game, options, seats, start: true },
  );
  await page.goto(`${person.server.address}/table/${table}`);
  await page.waitForSelector('.play');
  return page;
}

// How many tiles lay there while gaps were filled, whenever it changed.
interface Watched extends Window {
  laid: number[];
}
const watchFalls = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const laid: number[] = [];
    new MutationObserver(() => {
      if (document.querySelector('.cf-time-up'))
        laid.push(document.querySelectorAll('.cf-scored figure:first-child .cf-piece').length);
    }).observe(document.body, { childList: true, subtree: true });
    (window as unknown as Watched).laid = laid;
  });

it('Cosmic Factory: when time is up the gaps are seen to fill, then every seat can be counted', async () => {
  const person = await come({ motion: true });
  const page = await openTable(person, 'cosmic-factory', { beginner: true, sandglass_seconds: 10 });
  await ready(page);
  await clickTarget(page, 'button:ready');
  await page.waitForSelector('.cf-sand');
  await watchFalls(page);
  await until(page, () => document.querySelectorAll('.cf-scored figure:first-child .cf-piece').length === 9, null);
  const laid = await page.evaluate(() => (window as unknown as Watched).laid);
  expect(laid[0]).toBeLessThan(9);
  expect(laid).toEqual([...laid].sort((a, b) => a - b));
  await page.click('.cf-whose-count button:not([aria-pressed="true"])');
  // It is skipped while it is counted: at once, or it might be over by itself.
  const skip = () => {
    const counts = document.querySelector('.cf-counting') !== null;
    if (counts) document.querySelector<HTMLElement>('.cf-account-buttons .button')?.click();
    return counts;
  };
  await until(page, skip, null);
  await page.waitForSelector('.cf-counting', { state: 'detached' });
  expect(person.problems).toEqual([]);
  await person.leave();
});

it('Cosmic Factory: a hint’s plan is done all at once, and taken back step by step', async () => {
  const person = await come();
  // Two at one screen: nobody acts in between, after which nothing could be taken back.
  const seats = [{ you: true }, { you: true, name: 'Ben' }];
  const page = await openTable(person, 'cosmic-factory', { beginner: true, sandglass_seconds: 0 }, seats);
  await ready(page);
  await clickTarget(page, 'button:ready');
  await page.click('.curtain .button');
  await ready(page);
  await clickTarget(page, 'button:ready');
  await page.waitForSelector('.own-board .cf-in-hand[data-lit]');
  await page.keyboard.press('h');
  await page.click('.hint .act >> nth=1');
  for (const laid of [9, 8, 7]) {
    await until(
      page,
      (count) => document.querySelectorAll('.own-board .cf-piece:not(.cf-in-hand)').length === count,
      laid,
    );
    await page.waitForSelector('.ask[aria-busy="false"]');
    await page.keyboard.press('u');
  }
  expect(person.problems).toEqual([]);
  await person.leave();
});

it('Cosmic Factory: on a phone the tiles keep their size while three of them are chosen', async () => {
  const person = await come({ size: [390, 844] });
  const page = await openTable(person, 'cosmic-factory', { sandglass_seconds: 0 });
  await ready(page);
  const width = () =>
    page.evaluate(() => document.querySelector('.cf-packet .cf-piece')?.getBoundingClientRect().width);
  const targets = await page.evaluate(() =>
    [...document.querySelectorAll('.cf-packet [data-lit]')].map((tile) => tile.getAttribute('data-target') ?? ''),
  );
  const before = await width();
  for (const target of targets.slice(0, 3)) {
    await clickTarget(page, target);
    await page.waitForSelector(`[data-target="${target}"][data-chosen]`);
    expect(await width()).toBe(before);
  }
  await page.waitForSelector('[data-target="button:pick"]');
  expect(await page.textContent('.prompt')).toContain('Keep these three?');
  expect(await width()).toBe(before);
  expect(person.problems).toEqual([]);
  await person.leave();
});

it('Cosmogenesis: after each click the next question, and giving something up never looks advised', async () => {
  const person = await come({ size: [390, 844] });
  const page = await person.playNow('cosmogenesis');
  await ready(page);
  await page.click('[data-target^="objective:"][data-lit]');
  await page.waitForSelector('[data-target^="field:"][data-lit]');
  expect(await page.textContent('.prompt')).toContain('Choose an element');
  await page.click('[data-target^="field:I-"][data-lit]');
  await page.waitForSelector('[data-target="button:take"]');
  expect(await page.textContent('.prompt')).toContain('Do you take it');
  expect(await page.getAttribute('[data-target="button:discard"]', 'class')).not.toMatch(/\bmain\b/);
  await clickTarget(page, 'button:take');
  await page.waitForSelector('[data-target="button:end"]');
  expect(await page.textContent('.prompt')).toContain('You may take a side action');
  expect(person.problems).toEqual([]);
  await person.leave();
});
