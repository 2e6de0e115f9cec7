// With fingers, on a phone: every control of every screen is pressed once, and it is this one that is clicked.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { find, play, ready, until } from './clicker';
import { holdAt, holdOn, stopWatching, tapAll, tapNowhere } from './fingers';
import { openHouse } from './house';
import { beforePlay, giveUp, openCompanion } from './screens';

const { come } = openHouse();
const phone = { size: [390, 844], touch: true } as const;

async function tap(page: Page, screen: string, part?: string, known?: Set<string>): Promise<void> {
  expect.soft(await tapAll(page, part, known), screen).toEqual([]);
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

it('the forms of the other games', async () => {
  const person = await come(phone);
  for (const game of ['cosmic-factory', 'cosmogenesis', 'anunnaki', 'cosmobot']) {
    const page = await person.page(`/new/${game}`);
    await page.waitForSelector('.new-actions .main');
    for (const folded of await page.locator('details:not([open]) > summary').all()) await folded.tap();
    await tap(page, `new table: ${game}`);
    await page.close();
  }
  await person.leave();
});

it('what is read: how to play, rules, sources; and the page about oneself', async () => {
  const person = await come(phone);
  for (const [path, whole] of [
    ['/how-to-play/cosmogenesis', '.topic-figure'],
    ['/rules/cosmobot', '.rule-contents'],
    ['/sources/cosmic-factory', 'main li, main td'],
    ['/you', 'main .button'],
  ] as const) {
    const page = await person.page(path);
    await page.waitForSelector(whole);
    await tap(page, path);
    await page.close();
  }
  await person.leave();
});

it('a first game: the offer to be guided, and the guide’s card', async () => {
  const person = await come({ ...phone, newcomer: true });
  const page = await person.page();
  await page.tap('[data-game="cosmic-factory"] .button.main');
  await page.waitForSelector('dialog[open] .button.main');
  await tap(page, 'the offer');
  await stopWatching(page);
  await page.tap('[data-game="cosmic-factory"] .button.main');
  await page.tap('dialog[open] .button.main');
  await page.waitForSelector('.guide-card');
  await page.waitForSelector('.ask[aria-busy="false"]');
  await tap(page, 'the guide’s card', '.guide-card');
  expect(person.problems).toEqual([]);
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
  const known = new Set<string>();
  for (const most of decisions) {
    await play(page, { seed: 3, hints: 1, most, turning: true });
    await ready(page);
    await tap(page, `${game}, after ${most} more`, 'body', known);
    await stopWatching(page);
    await ready(page);
  }
  expect(person.problems).toEqual([]);
  await person.leave();
});

it('the sheet’s heights and tabs, another’s board, looking back, a hint, dialogs, the end', async () => {
  const person = await come(phone);
  const page = await person.playNow('cosmogenesis');
  await play(page, { seed: 12, hints: 1, most: 12 });
  const known = new Set<string>();
  const screen = async (name: string, open: () => Promise<unknown>, part?: string) => {
    await ready(page);
    await open();
    await tap(page, name, part, known);
    await stopWatching(page);
  };
  await screen('the highest sheet', async () => {
    await page.tap('.sheet-handle');
    await page.waitForSelector('.sheet-high .tabs');
  });
  for (const [name, tab, whole] of [
    ['the chat', 2, '.chat-form'],
    ['the points', 3, '.scores'],
  ] as const)
    await screen(
      name,
      async () => {
        await page.tap('.sheet-handle');
        await page.tap(`.tabs button:nth-child(${tab})`);
        await page.waitForSelector(whole);
      },
      '.side',
    );
  await screen(
    'looking back',
    async () => {
      await play(page, { seed: 12, hints: 1, most: 1 }); // what came before the page was loaded anew cannot be seen again
      await ready(page);
      await page.tap('.sheet-handle');
      await page.locator('.log-look').last().tap();
      await page.waitForSelector('.recap');
    },
    '.ask',
  );
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
  await screen('giving up', async () => {
    await page.tap('.tools button:last-of-type');
    await page.waitForSelector('dialog[open] .new-actions');
  });
  await ready(page);
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
