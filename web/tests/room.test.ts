// What must be in sight without scrolling.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { play, ready } from './clicker';
import { openHouse } from './house';
import { cutRings } from './rings';
import { moving, sitDown, tell, wishFor } from './table_of';

const { come } = openHouse();

// The things of a kind that are cut by the box around them.
const cut = (page: Page, things: string, around: string): Promise<readonly string[]> =>
  page.evaluate(
    ([inner, outer]) =>
      [...document.querySelectorAll(inner)].flatMap((thing) => {
        const [box, frame] = [thing, thing.closest(outer)].map((one) => one?.getBoundingClientRect());
        if (!box || box.width === 0) return [];
        const inside =
          frame &&
          box.left >= frame.left &&
          box.top >= frame.top &&
          box.right <= frame.right &&
          box.bottom <= frame.bottom;
        return inside ? [] : [thing.getAttribute('aria-label') ?? thing.textContent];
      }),
    [things, around] as const,
  );

// What of the strip on top cannot be read: outside of its seat, of the window, or under another thing of the seat.
const unread = (page: Page, things: string): Promise<readonly string[]> =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll(selector)].flatMap((thing) => {
        const box = thing.getBoundingClientRect();
        const seat = thing.closest('.seat')?.getBoundingClientRect();
        const inside = (frame: { left: number; top: number; right: number; bottom: number } | undefined) =>
          frame !== undefined &&
          box.left >= frame.left - 0.5 &&
          box.top >= frame.top - 0.5 &&
          box.right <= frame.right + 0.5 &&
          box.bottom <= frame.bottom + 0.5;
        const whole =
          thing.scrollWidth <= thing.clientWidth + 1 || getComputedStyle(thing).display.startsWith('inline');
        const seen =
          box.width > 0 && inside(seat) && inside({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
        const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        return seen && whole && (thing.contains(top) || top?.contains(thing))
          ? []
          : [`${thing.className} ${thing.textContent}`];
      }),
    things,
  );

it.each([
  ['a phone', [390, 844]],
  ['a tablet', [768, 1024]],
  ['a desktop', [1440, 900]],
] as const)('on %s all that everybody holds is seen, two at a table or four', async (_, size) => {
  for (const game of ['cosmic-factory', 'crafting-the-cosmos', 'cosmogenesis'])
    for (const seats of [2, 4]) {
      const person = await come({ size, language: 'de' });
      const page = await person.page(`/new/${game}`);
      await wishFor(page, seats);
      await page.click('.new-actions .main');
      await ready(page);
      const told = `${game}, ${seats} at the table`;
      for (const seat of await page.locator('.seat').all())
        expect(await seat.locator('.holding').count(), told).toBeGreaterThan(2);
      // As many kinds of things as there can be at one seat, which the deal may not have brought.
      await page.$$eval('.seat-holdings', (all) =>
        all.forEach((held) => {
          while (held.children.length < 5) held.append(held.children[0]?.cloneNode(true) ?? '');
        }),
      );
      const height = () => page.$eval('.seats', (strip) => strip.getBoundingClientRect().height);
      const before = await height();
      expect.soft(await unread(page, '.seat :is(.holding, .points, .seat-who)'), told).toEqual([]);
      // Later there is more of everything, and the strip is as high as it was.
      await page.$$eval('.seat .holding .number', (all) => all.forEach((one) => (one.textContent = '28')));
      expect.soft(await unread(page, '.seat :is(.holding, .points)'), told).toEqual([]);
      expect(await height(), told).toBe(before);
      await person.leave();
    }
});

it.each([
  ['a phone', [390, 844], 2],
  ['a phone', [390, 844], 4],
  ['a tablet', [768, 1024], 4],
  ['a desktop', [1440, 900], 4],
] as const)(
  'on %s clocks, who is away and who is played by a bot are in sight: %j, %i seats',
  async (_, size, seats) => {
    const [ada, ben] = await Promise.all([come({ size, touch: size[0] < 700 }), come()]);
    const [mine, theirs] = await sitDown(ada, ben, 'cosmogenesis', async (page) => {
      await wishFor(page, seats);
      await page.click('.choice-value:text-is("calm")');
    });
    expect(await mine.locator('.seat-clock').count()).toBe(2); // mine, too; bots need none
    expect(await unread(mine, '.seat :is(.seat-clock, .holding, .points)')).toEqual([]);

    // Ben goes away, and it is his turn: the bot's button is where everything is that can be done.
    await theirs.close();
    await mine.waitForSelector('.seat-state[title="away"]');
    expect(await unread(mine, '.seat :is(.seat-state, .seat-clock, .holding, .points)')).toEqual([]);
    for (let i = 0; i < 30 && !(await mine.$('.seat[data-seat="1"].moving')); i += 1)
      await play(mine, { seed: i, hints: 1, most: 1 });
    await moving(mine, 1);
    await mine.waitForSelector('.answers .button:has-text("Let a bot play for")');

    // He comes back only to let a bot play.
    const again = await ben.page(new URL(mine.url()).pathname);
    await again.waitForSelector('.play .prompt');
    await tell(again, { op: 'takeover', seat: 1 });
    await mine.waitForSelector('.seat-state[title="a bot plays"]');
    expect(await unread(mine, '.seat :is(.seat-state, .seat-clock, .holding, .points)')).toEqual([]);
    await Promise.all([ada.leave(), ben.leave()]);
  },
);

it('who comes back takes the game back from the bot with a button that says so', async () => {
  for (const language of ['en', 'de', 'fr'] as const) {
    const [person, ben] = await Promise.all([come({ size: [390, 844], touch: true, language }), come()]);
    const [page] = await sitDown(person, ben, 'cosmogenesis'); // the bot cannot play on without Ben
    const places = () =>
      page.$$eval('.tools .button', (all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));
    const before = await places();
    await tell(page, { op: 'takeover', seat: 0 });
    await page.waitForSelector('.answers .button.main');
    const [words, cutBy] = await page.$eval('.answers .button.main span', (label) => [
      label.textContent,
      label.scrollWidth - label.clientWidth,
    ]);
    expect(words).toBe({ en: 'I am back', de: 'Ich bin wieder da', fr: 'Je suis de retour' }[language]);
    expect(cutBy).toBeLessThanOrEqual(0);
    expect(await places()).toEqual(before);
    await page.tap('.answers .button.main');
    await page.waitForSelector('.seat.own:not(:has(.seat-state))');
    expect(await page.$('.answers .button.main')).toBeNull();
    expect([...person.problems, ...ben.problems]).toEqual([]);
    await Promise.all([person.leave(), ben.leave()]);
  }
});

it('on a phone opponents of one name are told apart, up to four at a table', async () => {
  const person = await come({ size: [390, 844], touch: true });
  const page = await person.page('/new/cosmic-factory');
  await wishFor(page, 4);
  await page.tap('.new-actions .main');
  await ready(page);
  const names = await page.$$eval('.seat:not(.own) .seat-who', (all) =>
    all.map((name) => (name.scrollWidth > name.clientWidth ? `${name.textContent} is cut` : name.textContent)),
  );
  expect(names).toHaveLength(3);
  expect(new Set(names).size).toBe(3);
  expect(names.filter((name) => name.endsWith('is cut'))).toEqual([]);
  await person.leave();
});

it.each([
  ['phone', [390, 844], 'de'],
  ['tablet', [768, 1024], 'fr'],
] as const)('Cosmogenesis: on a %s both objectives to choose from can be read whole', async (_, size, language) => {
  const person = await come({ size, touch: true, language });
  const page = await person.playNow('cosmogenesis');
  await ready(page);
  expect(await page.locator('.cg-start .cg-card').count()).toBe(2);
  expect(await cut(page, '.cg-start .cg-card', '.zoom')).toEqual([]);
  expect(await cut(page, '.cg-start :is(h2, .cg-card)', '.cg-sky-box')).toEqual([]);
  await person.leave();
});

it.each([
  ['phone', [390, 844]],
  ['tablet', [768, 1024]],
  ['desktop', [1440, 900]],
] as const)('%s: rings around what can be chosen are seen whole', async (_, size) => {
  for (const game of ['cosmic-factory', 'crafting-the-cosmos', 'cosmogenesis', 'anunnaki']) {
    const person = await come({ size });
    const page = await person.playNow(game);
    for (const most of [0, 3, 3]) {
      await play(page, { seed: 4, hints: 1, most, turning: true });
      await ready(page);
      expect.soft(await cutRings(page), `${game}, after ${most} more`).toEqual([]);
    }
    await person.leave();
  }
});

it('Cosmogenesis: on a tablet a long table of points lies on its card', async () => {
  const person = await come({ size: [768, 1024], touch: true, language: 'fr' });
  const long = '.cg-table b:nth-child(5)';
  // What lies on the table is dealt: another one, until something of five steps is there.
  let page = await person.playNow('cosmogenesis');
  for (let deals = 0; deals < 12 && (await page.locator(long).count()) === 0; deals += 1) {
    await page.close();
    page = await person.playNow('cosmogenesis');
    await ready(page);
  }
  expect(await page.locator(long).count()).toBeGreaterThan(0);
  expect(await cut(page, '.cg-table b', '.cg-card')).toEqual([]);
  await person.leave();
});

it.each([
  ['anunnaki', '.own-board .an-track'],
  ['cosmic-factory', '.own-board .cf-count'],
])('%s: on a tablet all that is counted is in sight', async (game, counted) => {
  const person = await come({ size: [768, 1024], touch: true, language: 'de' });
  const page = await person.playNow(game);
  await play(page, { seed: 11, hints: 1, most: 3, turning: true });
  await ready(page);
  expect(await page.locator(counted).count()).toBe(4);
  expect(await cut(page, counted, '.zoom')).toEqual([]);
  await person.leave();
});

it('Anunnaki: on a desktop nothing of the board needs to be scrolled to', async () => {
  const person = await come({ language: 'de' });
  const page = await person.playNow('anunnaki');
  await ready(page);
  const over = await page.evaluate(() => {
    const frame = document.querySelector('.own-board .zoom');
    return frame && [frame.scrollWidth - frame.clientWidth, frame.scrollHeight - frame.clientHeight];
  });
  expect(over).toEqual([0, 0]);
  await person.leave();
});
