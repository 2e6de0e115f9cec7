// What teaches: how a game is played, its rules, where its parts come from, and the way into a first game.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { bringAxe, check } from './axe';
import { until } from './clicker';
import { openHouse } from './house';

const games = ['cosmic-factory', 'crafting-the-cosmos', 'cosmogenesis', 'anunnaki', 'cosmobot'] as const;
const languages = ['en', 'de', 'fr'] as const;
const { come } = openHouse();

// A key that was not found is shown as it is.
const bareKeys = (page: Page, within: string): Promise<readonly string[]> =>
  page.evaluate(
    (selector) =>
      (document.querySelector<HTMLElement>(selector)?.innerText ?? '')
        .split(/\s+/)
        .filter((word) => /^(help|rules-[a-z-]+):\S+$/.test(word)),
    within,
  );
const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

it.each(languages)('%s: every card of the lobby leads to how the game is played', async (language) => {
  const person = await come({ language, size: [390, 844] });
  for (const game of games) {
    const page = await person.page();
    await page.click(`a[href="/how-to-play/${game}"]`);
    await page.waitForSelector('.how-to-play .topic-figure');
    expect(new URL(page.url()).pathname).toBe(`/how-to-play/${game}`);
    expect(await page.locator('.topic[data-topic]').count(), game).toBeGreaterThanOrEqual(4);
    expect(await page.locator('.topic-figure:empty').count(), game).toBe(0);
    expect(await bareKeys(page, 'main'), game).toEqual([]);
    expect(await sideways(page), game).toBeLessThanOrEqual(0);
    await page.close();
  }
  expect(person.problems).toEqual([]);
  await person.leave();
});

it.each(['cosmic-factory', 'crafting-the-cosmos', 'cosmogenesis', 'anunnaki'])(
  '%s: "?" opens its page over the game; Back closes it, and the game is where it was',
  async (game) => {
    const person = await come();
    const page = await person.playNow(game);
    const table = page.url();
    await page.waitForSelector('.ask[aria-busy="false"]');
    await page.keyboard.press('?');
    await page.waitForSelector(`dialog[open] .how-to-play[data-game="${game}"] .topic-figure`);
    await page.click('dialog[open] .how-links button:has-text("All the rules")');
    await page.waitForSelector('dialog[open] .rule-contents');
    await page.goBack();
    await page.waitForSelector('dialog[open] .how-to-play');
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog[open]', { state: 'detached' });
    expect(page.url()).toBe(table);
    expect(await page.$('.play')).not.toBeNull();
    expect(person.problems).toEqual([]);
    await person.leave();
  },
);

it.each([false, true])('a mouse is told of keys, a finger of gestures (touch: %s)', async (touch) => {
  const person = await come({ touch });
  const page = await person.page('/how-to-play/cosmic-factory');
  await page.waitForSelector('.hands');
  expect(await page.isVisible('.hands .by-mouse')).toBe(!touch);
  expect(await page.isVisible('.hands .by-touch')).toBe(touch);
  await person.leave();
});

it.each(languages)('%s: the address of a rule shows that rule, in the reader’s words', async (language) => {
  const person = await come({ language });
  for (const [game, number] of [
    ['cosmic-factory', 'CF-END-01'],
    ['cosmogenesis', 'CG-SCORE-05'],
    ['crafting-the-cosmos', 'CTC-FORM-03'],
    ['cosmobot', 'AN-HPRIM-03'],
  ] as const) {
    const page = await person.page(`/rules/${game}/${number}`);
    const rule = page.locator('.rule-line[aria-current="location"]');
    await rule.waitFor();
    expect(await rule.getAttribute('data-rule')).toBe(number);
    expect((await rule.locator('.rule-words').innerText()).length).toBeGreaterThan(20);
    const box = await rule.boundingBox();
    expect(box && box.y >= 0 && box.y + box.height <= 900, number).toBe(true);
    expect(await bareKeys(page, 'main')).toEqual([]);
    await page.close();
  }
  await person.leave();
});

it('search finds words whatever their accents, and numbers; keys alone lead to a rule', async () => {
  const person = await come({ language: 'fr' });
  const page = await person.page('/rules/cosmic-factory');
  await page.waitForSelector('.rule-contents');
  await page.fill('.rule-search input', 'ASTEROIDES');
  await page.waitForSelector('.rule-line mark');
  expect((await page.locator('.rule-line mark').first().innerText()).toLowerCase()).toBe('astéroïdes');
  await page.fill('.rule-search input', 'track-07');
  await until(page, () => document.querySelectorAll('.rule-line').length === 1, null);
  await page.press('.rule-search input', 'Enter');
  await page.waitForSelector('.rule-line[data-rule="CF-TRACK-07"][aria-current]');
  expect(new URL(page.url()).pathname).toBe('/rules/cosmic-factory/CF-TRACK-07');
  await page.fill('.rule-search input', 'xyzzy');
  await until(page, () => document.querySelectorAll('.rule-line').length === 0, null);
  await person.leave();
});

it.each([
  ['desktop', [1440, 900], false],
  ['phone', [390, 844], true],
] as const)('%s: a refusal’s number leads to the rule and back to the game', async (_, size, touch) => {
  const person = await come({ size, touch });
  const page = await person.playNow('cosmogenesis');
  await page.waitForSelector('.ask[aria-busy="false"]');
  await page.mouse.move(0, 0); // it rests on nothing that would explain itself
  const table = page.url();
  // What does not glow says why not; the first that is forbidden by a rule will do.
  const dark = await page.$$('.play .own-board [role="button"][data-target]:not([data-lit])');
  for (const thing of dark) {
    await thing.dispatchEvent('click');
    await page.waitForSelector('.notice');
    if (await page.$('.notice a.rule')) break;
    await page.dispatchEvent('.notice .icon-button', 'click');
    await page.waitForSelector('.notice', { state: 'detached' });
  }
  const number = await page.innerText('.notice a.rule');
  await page.click('.notice a.rule');
  await page.waitForSelector(`dialog[open] .rule-line[data-rule="${number}"][aria-current]`);
  expect(page.url()).toBe(table);
  await page.click('dialog[open] .dialog-head button');
  await page.waitForSelector('dialog[open]', { state: 'detached' });
  expect(page.url()).toBe(table);
  expect(await page.$('.play .ask')).not.toBeNull();
  expect(person.problems).toEqual([]);
  await person.leave();
});

it.each(languages)(
  '%s: a new table tells what is reconstructed, and leads to where each thing is from',
  async (language) => {
    const person = await come({ language });
    for (const game of ['cosmic-factory', 'crafting-the-cosmos', 'cosmogenesis', 'anunnaki']) {
      const page = await person.page(`/new/${game}`);
      await page.click(`a[href="/sources/${game}"]`);
      await page.waitForSelector('.source-group li');
      expect(await page.locator('.source-group').count(), game).toBeGreaterThan(2);
      expect(await bareKeys(page, 'main'), game).toEqual([]);
      await page.close();
    }
    await person.leave();
  },
);

it('Begin is in sight on a phone, whatever is unfolded', async () => {
  const person = await come({ language: 'de', size: [390, 844] });
  const begin = (page: Page) =>
    page.evaluate(() => {
      const box = document.querySelector('.new-begin .main')?.getBoundingClientRect();
      if (!box) return null;
      const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      return box.top >= 0 && box.bottom <= innerHeight && hit?.closest('.new-begin .main') !== null;
    });
  for (const game of games) {
    const page = await person.page(`/new/${game}`);
    await page.waitForSelector('.new-table');
    expect(await begin(page), game).toBe(true);
    const second = page.locator('.seat-wish:nth-of-type(2) select');
    if ((await second.count()) > 0) await second.selectOption('beside'); // with a name of their own
    const more = page.locator('details summary');
    if ((await more.count()) > 0) await more.click();
    expect(await begin(page), game).toBe(true);
    expect(await sideways(page), game).toBeLessThanOrEqual(0);
    await page.close();
  }
  await person.leave();
});

it('a house of the expansions can be chosen, and is played', async () => {
  const person = await come();
  const page = await person.page('/new/anunnaki');
  await page.selectOption('.new-table select >> nth=0', 'mesos');
  await page.click('.new-begin .main');
  await page.waitForSelector('.play[data-game="anunnaki"]');
  expect(person.problems).toEqual([]);
  await person.leave();
});

it('a first game is gentle and has no sandglass', async () => {
  const person = await come();
  const page = await person.playNow('cosmic-factory');
  await page.waitForSelector('.seat:has-text("Novice")');
  expect(await page.innerText('.play')).not.toMatch(/sandglass/i);
  await person.leave();
});

it('everything to read is as axe wants it', async () => {
  const person = await come();
  await bringAxe(person);
  for (const path of [
    '/rules',
    '/rules/anunnaki',
    '/rules/cosmic-factory/CF-ZONE-02',
    '/sources/crafting-the-cosmos',
    '/new/cosmic-factory',
    ...games.map((game) => `/how-to-play/${game}`),
  ]) {
    const page = await person.page(path);
    await page.waitForSelector('.rule-shelf, .rule-card svg, .source-group li, .new-table, .hands');
    if (path.startsWith('/new')) await page.click('details summary');
    await check(page, path);
    await page.close();
  }
  await person.leave();
});
