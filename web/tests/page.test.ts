// The page itself: languages, sizes, weight, and what all games share.
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { sizes } from '../script/browser.mjs';
import { find, numberAtLeast, play, ready, situation, until } from './clicker';
import { openHouse } from './house';

const games = ['cosmic-factory', 'crafting-the-cosmos', 'cosmogenesis', 'anunnaki'];
const { server, come } = openHouse();

it('the language changes at once, and stays', async () => {
  const person = await come();
  const page = await person.playNow('cosmogenesis');
  for (const [language, log] of [
    ['de', 'Verlauf'],
    ['fr', 'Journal'],
    ['en', 'Log'],
  ] as const) {
    await page.goto(`${server.address}/`);
    await page.selectOption('.language select', language);
    await until(page, (wanted) => document.documentElement.lang === wanted, language);
    await page.goBack();
    await page.waitForSelector(`.tabs button:has-text("${log}")`);
  }
  expect(person.problems).toEqual([]);
  await person.leave();
});

// Every text on the screen came from a message file: a key that was not found is shown as it is.
const bareKeys = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    (
      document.body.innerText +
      [...document.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label')).join('\n')
    )
      .split('\n')
      .filter((line) =>
        /^[a-z-]+:[a-z_.]+|^(option|event|refusal|prompt|part|error|seat|list)\.[a-z_.]+$/.test(line.trim()),
      ),
  );

it.each(Object.entries(sizes))('%s: nothing is cut off, nothing scrolls sideways', async (_, size) => {
  const person = await come({ language: 'de', size });
  const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  const lobby = await person.page();
  await lobby.waitForSelector('.card');
  expect(await sideways(lobby)).toBeLessThanOrEqual(0);
  for (const game of games) {
    const page = await person.playNow(game);
    await ready(page);
    expect(await sideways(page), game).toBeLessThanOrEqual(0);
    expect(await bareKeys(page), game).toEqual([]);
    // The prompt and the tools are on the screen without scrolling.
    const ask = await page.locator('.ask .prompt').boundingBox();
    expect(ask && ask.y + ask.height, game).toBeLessThanOrEqual(size[1]);
    await page.close();
    const options = await person.page(`/new/${game}`);
    await options.waitForSelector('.new-table');
    expect(await sideways(options), game).toBeLessThanOrEqual(0);
    expect(await bareKeys(options), game).toEqual([]);
    await options.close();
  }
  expect(person.problems).toEqual([]);
  expect(person.elsewhere).toEqual([]);
  await person.leave();
});

it('the first load weighs at most 150 kB gzipped, fonts apart', async () => {
  const person = await come();
  let weight = 0;
  person.context.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/api') || pathname.endsWith('.woff2')) return;
    void response.body().then((body) => (weight += gzipSync(body).length));
  });
  const page = await person.page();
  await page.waitForSelector('.card .art svg');
  await page.waitForLoadState('networkidle');
  expect(weight).toBeGreaterThan(20_000);
  expect(weight).toBeLessThan(150_000);
  await person.leave();
});

it('a hint comes with a reason and can be followed', async () => {
  const person = await come();
  const page = await person.playNow('cosmogenesis');
  await ready(page);
  const { number } = await situation(page);
  await page.keyboard.press('h');
  await page.waitForSelector('.hint .note');
  await page.waitForSelector('[data-hinted][data-lit]');
  await page.click('.hint .act');
  await numberAtLeast(page, number + 1);
  await play(page, { seed: 1, hints: 1, most: 1 });
  await person.leave();
});

it('a hint tells what is to be expected, and what else is good', async () => {
  const person = await come();
  const page = await person.playNow('crafting-the-cosmos');
  await ready(page);
  await page.keyboard.press('h');
  await page.click('.hint-others summary');
  const others = await page.locator('.hint-others li').allTextContents();
  expect(others.length).toBeGreaterThan(0);
  expect(others.length).toBeLessThan(3);
  for (const other of others) expect(other).toMatch(/^Shift .*\d+% of such games won/);
  await person.leave();
});

it('what does not glow says why not; everything says what it is', async () => {
  const person = await come();
  const page = await person.playNow('cosmogenesis');
  await play(page, { seed: 2, hints: 1, most: 1 });
  await ready(page);
  const dark = await page.evaluate(() => {
    const all = [...document.querySelectorAll('.play [role="button"][data-target]:not([data-lit])')];
    const targets = all.filter((one) => !one.closest('.thumbnail')).map((one) => one.getAttribute('data-target') ?? '');
    return targets.filter(
      (target) => document.querySelector(`[data-lit][data-target="${CSS.escape(target)}"]`) === null,
    );
  });
  expect(dark.length).toBeGreaterThan(3);
  let rules = 0;
  for (const target of dark.slice(0, 12)) {
    await page.keyboard.press('Escape');
    const spot = await find(page, target);
    if (!spot) continue;
    await page.mouse.click(spot.x, spot.y);
    const notice = await page.waitForSelector('.notice').catch(() => null);
    if (!notice) throw new Error(`nothing is said about ${target}`);
    expect(await bareKeys(page), target).toEqual([]);
    if (await notice.$('.rule')) rules += 1;
    await page.click('.notice .icon-button');
  }
  expect(rules).toBeGreaterThan(0);
  const lit = await page.getAttribute('[data-lit]', 'data-target');
  const spot = await find(page, lit ?? '');
  await page.mouse.move(spot?.x ?? 0, spot?.y ?? 0);
  await page.waitForSelector('.tooltip');
  expect(await bareKeys(page)).toEqual([]);
  expect(person.problems).toEqual([]);
  await person.leave();
});

it.each(['cosmogenesis', 'crafting-the-cosmos'])(
  '%s: another’s board says what is on it, and takes no clicks',
  async (game) => {
    const person = await come();
    const page = await person.playNow(game);
    await ready(page);
    const { number } = await situation(page);
    await page.click('.seat:not(.own) .thumbnail');
    const thing = page.locator('.other-board [role="button"][data-target]').first();
    await thing.hover();
    await page.waitForSelector('.tooltip');
    expect(await bareKeys(page)).toEqual([]);
    await thing.click({ force: true }); // it is 'disabled' for who asks politely
    expect(await page.$('.notice, [data-chosen]')).toBeNull();
    expect((await situation(page)).number).toBe(number);
    expect(person.problems).toEqual([]);
    await person.leave();
  },
);

it('what is too long for the chat is not sent, and the player sees why', async () => {
  const person = await come();
  const page = await person.playNow('cosmogenesis');
  await page.click('.tabs button:nth-child(2)');
  await page.fill('.chat-form input', 'ä'.repeat(251));
  await page.waitForSelector('.chat-room.problem');
  expect(await page.isDisabled('.chat-form button')).toBe(true);
  await page.fill('.chat-form input', 'ä'.repeat(250)); // the table takes 500 bytes
  await page.waitForSelector('.chat-room.note');
  await page.press('.chat-form input', 'Enter');
  await page.waitForSelector('.chat-lines li .speaker');
  expect(await page.$('.notice, .chat-room')).toBeNull();
  expect(person.problems).toEqual([]);
  await person.leave();
});

// When everything has arrived that moves to a place.
const stillness = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    return Promise.all(ending.map(({ finished }) => finished.catch(() => undefined))).then(() => undefined);
  });

it.each([true, false])('what moves can be clicked where it will be (motion: %s)', async (motion) => {
  const person = await come({ motion });
  const page = await person.playNow('crafting-the-cosmos');
  await ready(page);
  const place = (target: string) =>
    page.evaluate((name) => {
      const box = document.querySelector(`[data-target="${name}"]`)?.getBoundingClientRect();
      return box && [Math.round(box.left), Math.round(box.top)];
    }, target);
  const before = await place('token:1:own');
  await page.evaluate(() =>
    document.querySelector('[data-target="token:1:own"]')?.dispatchEvent(new MouseEvent('click', { bubbles: true })),
  );
  const clicked = await place('token:2:own');
  await stillness(page);
  expect(clicked).toEqual(await place('token:2:own'));
  expect(clicked).not.toEqual(before);
  await person.leave();
});

it('what happened is shown once, whatever the pointer does', async () => {
  const person = await come({ motion: true });
  const page = await person.playNow('cosmogenesis');
  const end = '[data-target="button:end"]'; // a whole action, which is previewed
  const arrived = async () => (await page.$('.cg-arrive')) !== null && (await page.$(end)) !== null;
  for (let i = 0; i < 40 && !(await arrived()); i += 1) await play(page, { seed: i, hints: 1, most: 1 });
  await ready(page);
  await page.evaluate(() => document.querySelector('.cg-arrive')?.setAttribute('data-seen', ''));
  const lit = await page.$$eval('[data-lit]', (all) => all.map((one) => one.getAttribute('data-target') ?? ''));
  for (const target of lit.slice(0, 4)) {
    const spot = await find(page, target);
    if (spot) await page.mouse.move(spot.x, spot.y);
  }
  await page.hover(end);
  await page.waitForSelector('.preview:not(:empty)');
  expect(await page.$('.cg-arrive[data-seen]')).not.toBeNull();
  await person.leave();
});

it('what others did since my last move can be looked at, step by step', async () => {
  const person = await come();
  const page = await person.playNow('cosmogenesis');
  for (let i = 0; i < 12 && !(await page.$('.recap-open:enabled')); i += 1)
    await play(page, { seed: i, hints: 1, most: 1 });
  await ready(page);
  await page.click('.recap-open');
  await page.waitForSelector('.recap');
  expect(await page.$('[data-lit]')).toBeNull();
  await page.click('.recap .main');
  await ready(page);
  expect(person.problems).toEqual([]);
  await person.leave();
});
