// Somebody on two devices, what they are told when it is their turn, and how they leave.
import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { bringAxe, check } from './axe';
import { until } from './clicker';
import { openHouse } from './house';

const { server, come } = openHouse();
const folder = new URL('../shots/', import.meta.url).pathname;
beforeAll(() => void mkdirSync(folder, { recursive: true }));

async function shoot(page: Page, name: string): Promise<void> {
  for (const theme of ['dark', 'light']) {
    await page.evaluate((shown) => (document.documentElement.dataset['theme'] = shown), theme);
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: `${folder}${name}-${theme}.png`, fullPage: true });
  }
}

const nameIn = (page: Page) => page.inputValue('.my-name input');

async function linkOf(page: Page): Promise<string> {
  await page.click('.you-part:has(.device-lines) button:has-text("Add a device")');
  const address = new URL(await page.inputValue('.share-link input'));
  expect(address.search).toBe('');
  return address.pathname + address.hash;
}

it('a name that is being typed stays when the server says the old one', async () => {
  const person = await come();
  let say = (): void => undefined;
  const said = new Promise<void>((done) => (say = done));
  await person.context.route('**/api/me', async (route) => {
    if (route.request().method() === 'GET') await said;
    await route.continue();
  });
  const page = await person.page();
  await page.fill('.my-name input', 'Ada');
  const heard = page.waitForResponse('**/api/me');
  say();
  await heard;
  await page.waitForSelector('.card[data-game]');
  expect(await nameIn(page)).toBe('Ada');
  await Promise.all([page.waitForResponse('**/api/me'), page.press('.my-name input', 'Enter')]);
  await page.reload();
  await until(page, () => document.querySelector<HTMLInputElement>('.my-name input')?.value === 'Ada', null);
  expect(person.problems).toEqual([]);
  await person.leave();
});

it('a link takes seat and games to another device, which can be ended', async () => {
  const [desk, phone] = await Promise.all([come(), come({ size: [390, 844], touch: true })]);
  await bringAxe(desk);
  await bringAxe(phone);
  const table = await desk.playNow('cosmogenesis');
  const page = await desk.page();
  await page.fill('.my-name input', 'Ada');
  await page.press('.my-name input', 'Enter');
  await page.click('header button[aria-label="You"]');
  await page.waitForSelector('.device-line');
  const link = await linkOf(page);
  await page.waitForSelector('.qr path');
  await check(page, 'you');
  await shoot(page, 'you-desk');

  const there = await phone.page(link);
  await there.waitForSelector('.you-ask');
  expect(await there.textContent('.you-ask h1')).toContain('Ada');
  expect(await nameIn(there)).not.toBe('Ada');
  await check(there, 'a link');
  await shoot(there, 'link-phone');
  await there.tap('.you-ask .main');
  await there.waitForURL(`${server.address}/`);
  await until(there, () => document.querySelector<HTMLInputElement>('.my-name input')?.value === 'Ada', null);
  await there.waitForSelector('.table-line');
  await there.goto(`${server.address}/you`);
  await until(there, () => document.querySelectorAll('.device-line').length === 2, null);
  await shoot(there, 'you-phone');
  expect(await there.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

  const used = await phone.page(link);
  await used.waitForSelector('.you-ask [role="alert"]');
  await used.goto(table.url());
  await used.waitForSelector('.play');
  await page.reload();
  await page.click('.device-line:not(:has-text("this device")) button');
  await page.click('dialog[open] .main');
  await until(page, () => document.querySelectorAll('.device-line').length === 1, null);
  await used.waitForSelector('.trouble');
  expect([...desk.problems, ...phone.problems, ...desk.elsewhere, ...phone.elsewhere]).toEqual([]);
  await Promise.all([desk.leave(), phone.leave()]);
});

it('who has games here is told what becomes of them', async () => {
  const [ada, ben] = await Promise.all([come(), come({ language: 'de', size: [390, 844], touch: true })]);
  await ben.playNow('cosmogenesis');
  const page = await ada.page('/you');
  const there = await ben.page(await linkOf(page));
  await there.waitForSelector('.link-leave');
  await shoot(there, 'link-games-phone-de');
  expect(await there.isDisabled('.you-ask .main')).toBe(true);
  await there.tap('.link-leave .tick');
  await there.tap('.you-ask .main');
  await there.waitForURL(`${server.address}/`);
  const name = await nameIn(page);
  await until(there, (wanted) => document.querySelector<HTMLInputElement>('.my-name input')?.value === wanted, name);
  await Promise.all([ada.leave(), ben.leave()]);
});

it('the tab says that a game waits, and a hidden page notifies who wants it', async () => {
  const ada = await come();
  await ada.context.grantPermissions(['notifications'], { origin: server.address });
  const settings = await ada.page('/you');
  await settings.click('.you-choice .choice-value:has-text("on")');
  const page = await ada.playNow('cosmogenesis');
  await until(page, () => document.title.startsWith('● '), null);
  expect(await page.getAttribute('link[rel="icon"]', 'href')).toBe('/icon-turn.svg');
  await page.goto(server.address);
  await page.waitForSelector('.table-line .badge.act');
  await until(page, () => document.title.startsWith('● '), null);
  await settings.reload();
  expect(await settings.getAttribute('.you-choice .choice-value:has-text("on")', 'aria-pressed')).toBe('true');
  await ada.leave();
});

it('what is known can be taken along and deleted', async () => {
  const ada = await come({ language: 'fr', size: [390, 844], touch: true });
  await ada.playNow('cosmogenesis');
  const page = await ada.page('/you');
  await page.waitForSelector('.you-actions');
  const name = await nameIn(page);
  const [file] = await Promise.all([page.waitForEvent('download'), page.tap('.you-actions button >> nth=0')]);
  expect(file.suggestedFilename()).toBe('orrery-you.json');
  await page.tap('.you-actions button >> nth=1');
  await page.waitForSelector('dialog[open]');
  await shoot(page, 'delete-phone-fr');
  await page.tap('dialog[open] .main');
  await page.waitForURL(`${server.address}/`);
  await until(
    page,
    (was) => {
      const now = document.querySelector<HTMLInputElement>('.my-name input')?.value;
      return now !== undefined && now !== '' && now !== was;
    },
    name,
  );
  expect(await page.$('.table-line')).toBeNull();
  expect(ada.problems).toEqual([]);
  await ada.leave();
});
