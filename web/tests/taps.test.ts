// With fingers, on a phone: every control of every screen is pressed once, and it is this one that is clicked.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { find, play, ready, until } from './clicker';
import { holdAt, holdOn, stopWatching, tapAll, tapNowhere } from './fingers';
import { openHouse } from './house';
import { beforePlay, giveUp, openCompanion } from './screens';

const { come } = openHouse();
const phone = { size: [390, 844], touch: true } as const;

async function tap(page: Page, screen: string, part?: string): Promise<void> {
  expect.soft(await tapAll(page, part), screen).toEqual([]);
}

it('lobby, new table, waiting room', async () => {
  const person = await come(phone);
  await beforePlay(person, async (page, screen) => {
    await tap(page, screen);
    await stopWatching(page);
    await page.waitForSelector('.button.main');
  });
  await person.leave();
});

// As they come with the first decisions: the questions differ.
it.each([
  ['cosmic-factory', [0, 3, 2]],
  ['crafting-the-cosmos', [0, 4, 4, 4]],
  ['cosmogenesis', [0, 4, 5]],
  ['anunnaki', [0, 4, 6]],
])('%s', async (game, decisions) => {
  const person = await come(phone);
  const page = await person.playNow(game);
  for (const most of decisions) {
    await play(page, { seed: 3, hints: 1, most, turning: true });
    await ready(page);
    await tap(page, `${game}, after ${most} more`);
    await stopWatching(page);
    await ready(page);
  }
  expect(person.problems).toEqual([]);
  await person.leave();
});

it('the sheet’s heights, another’s board, a hint, dialogs, the end', async () => {
  const person = await come(phone);
  const page = await person.playNow('cosmogenesis');
  await play(page, { seed: 12, hints: 1, most: 12 });
  const screen = async (name: string, open: () => Promise<unknown>, part?: string) => {
    await ready(page);
    await open();
    await tap(page, name, part);
    await stopWatching(page);
  };
  await screen('the highest sheet', async () => {
    await page.tap('.sheet-handle');
    await page.waitForSelector('.sheet-high .tabs');
  });
  await screen('the lowest sheet', async () => {
    await page.tap('.sheet-handle');
    await page.tap('.sheet-handle');
    await page.waitForSelector('.sheet-low');
  });
  await screen('another’s board', async () => {
    await page.tap('.seat:not(.own) .thumbnail');
    await page.waitForSelector('.other-board');
  });
  await screen(
    'a hint',
    async () => {
      await page.tap('.tools button:nth-child(3)');
      await page.waitForSelector('.hint[data-steps]');
    },
    '.ask',
  );
  for (const [name, button] of [
    ['invitation', 1],
    ['settings', 3],
  ] as const)
    await screen(name, async () => {
      await page.tap(`.play-top button >> nth=${button}`);
      await page.waitForSelector('dialog[open]');
    });
  await giveUp(page);
  await tap(page, 'the end');
  expect(person.problems).toEqual([]);
  await person.leave();
});

it('the companion', async () => {
  const person = await come(phone);
  await tap(await openCompanion(person), 'the companion');
  await person.leave();
});

it('a raised sheet’s handle takes its tap, and nothing beneath it does', async () => {
  const person = await come(phone);
  const page = await person.playNow('crafting-the-cosmos');
  await ready(page);
  await page.tap('.sheet-handle');
  await page.waitForSelector('.sheet-high');
  await page.tap('.sheet-handle');
  await page.waitForSelector('.sheet-low');
  expect(await page.$('[data-chosen], .notice')).toBeNull();
  await person.leave();
});

it('a finger that is held on a thing asks what it is, and chooses nothing', async () => {
  const person = await come(phone);
  const page = await person.playNow('cosmogenesis');
  await play(page, { seed: 1, hints: 1, most: 2 });
  await ready(page);
  const lit = (await page.getAttribute('[data-lit]', 'data-target')) ?? '';
  const number = await page.getAttribute('.play', 'data-number');
  await holdOn(page, lit, () => page.waitForSelector('.tooltip'));
  expect(await page.$('[data-chosen]')).toBeNull();
  expect(await page.getAttribute('.play', 'data-number')).toBe(number);
  expect(await page.$('.tooltip')).not.toBeNull(); // it can be read without the finger on it
  await tapNowhere(page);
  await page.waitForSelector('.tooltip', { state: 'detached' });
  const spot = await find(page, lit);
  if (!spot) throw new Error(`${lit} is gone`);
  await page.touchscreen.tap(spot.x, spot.y);
  const acted = (before: string) =>
    document.querySelector(`.play:not([data-number="${before}"])`) !== null ||
    document.querySelector('.play [data-chosen]') !== null;
  await until(page, acted, number ?? '');
  expect(await page.$('.tooltip')).toBeNull();
  await person.leave();
});

it('a finger that is held on what somebody holds, or on a tool, reads what it is', async () => {
  const person = await come({ ...phone, language: 'de' });
  const page = await person.playNow('crafting-the-cosmos');
  await ready(page);
  for (const thing of ['.seat:not(.own) .holding', '.seat.own .holding', '.tools button:last-of-type']) {
    const box = await page.locator(thing).first().boundingBox();
    const words = await page.locator(thing).first().getAttribute('title'); // for readers: what is spoken says more
    await holdAt(page, { x: (box?.x ?? 0) + 6, y: (box?.y ?? 0) + 6 }, () => page.waitForSelector('.tooltip'));
    expect(await page.textContent('.tooltip')).toBe(words);
    expect(await page.$('dialog[open]')).toBeNull(); // and nothing was pressed
    await tapNowhere(page);
    await page.waitForSelector('.tooltip', { state: 'detached' });
  }
  await person.leave();
});
