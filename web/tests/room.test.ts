// What must be in sight without scrolling.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { play, ready } from './clicker';
import { openHouse } from './house';
import { cutRings } from './rings';

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

it.each(['cosmic-factory', 'crafting-the-cosmos', 'cosmogenesis'])(
  '%s: on a phone all that an opponent holds is seen',
  async (game) => {
    const person = await come({ size: [390, 844], touch: true });
    const page = await person.playNow(game);
    await ready(page);
    expect(await page.locator('.seat:not(.own) .holding').count()).toBeGreaterThan(2);
    expect(await cut(page, '.seat .holding', '.seat-more')).toEqual([]);
    // Later there is more of everything.
    await page.$$eval('.seat .holding .number', (all) => all.forEach((one) => (one.textContent = '28')));
    expect(await cut(page, '.seat .holding', '.seat-more')).toEqual([]);
    await person.leave();
  },
);

it('on a phone opponents of one name are told apart, up to four at a table', async () => {
  const person = await come({ size: [390, 844], touch: true });
  const page = await person.page('/new/cosmic-factory');
  for (const seat of [3, 4]) {
    await page.tap('.seat-wishes > .button');
    await page.waitForSelector(`.seat-wish:nth-of-type(${seat})`);
  }
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

it('Anunnaki: on a tablet all tracks are in sight', async () => {
  const person = await come({ size: [768, 1024], touch: true, language: 'de' });
  const page = await person.playNow('anunnaki');
  await ready(page);
  expect(await page.locator('.own-board .an-track').count()).toBe(4);
  expect(await cut(page, '.own-board .an-track', '.zoom')).toEqual([]);
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
