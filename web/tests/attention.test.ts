// What draws the eye, and what is kept quiet: lines of the log, the chat's badge, themes, a held finger, a hint's place.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { askHint, find, play, ready, situation, until } from './clicker';
import { holdAt, holdOn, tapNowhere } from './fingers';
import { openHouse } from './house';
import { sitDown } from './table_of';

const { come } = openHouse();

// No moment of what has just happened is shown any more.
const calm = (page: Page) => until(page, () => document.querySelector('.moment-place, .moment-gain') === null, null);

it('a line of the log that is pointed at shows its place, as long as it is pointed at', async () => {
  const person = await come();
  const page = await person.playNow('cosmogenesis');
  await play(page, { seed: 5, hints: 1, most: 5 });
  await ready(page);
  await page.mouse.move(1, 1);
  await calm(page);
  let shown = 0;
  for (const line of await page.locator('.log-line').all()) {
    await line.hover();
    const places = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('.moment-place')].map(({ style }) => {
        const round = (length: string) => Math.round(parseFloat(length));
        const box = [style.left, style.top, style.width, style.height].map(round).join(' ');
        return [...document.querySelectorAll('.play [data-target]')].some((thing) => {
          const { left, top, width, height } = thing.getBoundingClientRect();
          return [left, top, width, height].map(Math.round).join(' ') === box;
        });
      }),
    );
    expect(places).not.toContain(false); // it lies over a thing of the board
    shown += places.length;
    await page.mouse.move(1, 1);
    await calm(page);
  }
  expect(shown).toBeGreaterThan(2);
  // And by keys.
  const lit = async () => {
    for (const line of await page.locator('.log-look').all()) {
      await line.focus();
      if ((await page.$('.moment-place')) !== null) return true;
    }
    return false;
  };
  expect(await lit()).toBe(true);
  // Where everything lies elsewhere, it marks nothing any more.
  await page.setViewportSize({ width: 900, height: 700 });
  await calm(page);
  expect(person.problems).toEqual([]);
  await person.leave();
});

it('the chat’s badge counts what others say: not my words, and after a reload nothing that was read', async () => {
  const [ada, ben] = await Promise.all([come(), come()]);
  const [mine, theirs] = await sitDown(ada, ben, 'cosmogenesis');
  const chat = '.tabs button:nth-child(2)';
  const says = async (page: Page, words: string) => {
    await page.click(chat);
    await page.fill('.chat-form input', words);
    await page.press('.chat-form input', 'Enter');
    await page.waitForSelector(`.chat-lines li:has-text("${words}")`);
    await page.click('.tabs button:nth-child(1)');
  };
  await says(theirs, 'One');
  await mine.waitForSelector('.unread:text-is("1")');
  expect(await theirs.$('.unread')).toBeNull(); // who said it knows it
  await says(mine, 'Two'); // and sees what Ben has said
  expect(await mine.$('.unread')).toBeNull();
  await theirs.waitForSelector('.unread:text-is("1")');

  await mine.reload();
  await mine.waitForSelector('.play .log-line, .play .log');
  await mine.waitForSelector('.ask[aria-busy="false"]');
  expect(await mine.$('.unread')).toBeNull();
  await says(theirs, 'Three');
  await mine.waitForSelector('.unread:text-is("1")');
  await mine.reload();
  await mine.waitForSelector('.unread:text-is("1")'); // what was not read still is not
  expect([...ada.problems, ...ben.problems]).toEqual([]);
  await Promise.all([ada.leave(), ben.leave()]);
});

it('who has not chosen a theme has the system’s, also when that changes; who has chosen one keeps it', async () => {
  const person = await come();
  const page = await person.playNow('cosmogenesis');
  const shows = (theme: string) => until(page, (one) => document.documentElement.dataset['theme'] === one, theme);
  await shows('dark');
  const dark = await page.evaluate(() => getComputedStyle(document.body).color);
  await page.emulateMedia({ colorScheme: 'light' });
  await shows('light');
  await until(page, (before) => getComputedStyle(document.body).color !== before, dark);
  await page.emulateMedia({ colorScheme: 'dark' });
  await shows('dark');
  await page.evaluate(() =>
    localStorage.setItem('orrery.settings', JSON.stringify({ language: 'en', theme: 'light' })),
  );
  await page.reload();
  await shows('light');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.waitForSelector('.play');
  expect(await page.getAttribute('html', 'data-theme')).toBe('light');
  await person.leave();
});

it.each([
  [1100, 800],
  [1440, 900],
  [1920, 1080],
])(
  'Anunnaki: on a desktop of %i×%i the star of actions is at least 320 pixels wide, its names are read',
  async (...size) => {
    const person = await come({ size, language: 'de' });
    const page = await person.playNow('anunnaki');
    await ready(page);
    const { width, names } = await page.$eval('.an-star', (star) => {
      const drawn = (star as SVGSVGElement).viewBox.baseVal;
      const box = star.getBoundingClientRect();
      const scale = Math.min(box.width / drawn.width, box.height / drawn.height);
      const texts = [...star.querySelectorAll('text')];
      return {
        width: drawn.width * scale,
        names: texts.map((text) => [text.textContent, text.getBoundingClientRect(), text.checkVisibility()] as const),
      };
    });
    expect(width).toBeGreaterThanOrEqual(320);
    expect(names.length).toBeGreaterThan(5);
    for (const [name, box, seen] of names)
      expect([name, seen && box.left >= 0 && box.right <= size[0] && box.bottom <= size[1]]).toEqual([name, true]);
    await person.leave();
  },
);

it('a held finger previews what a choice would bring, and does not make it', async () => {
  const person = await come({ size: [390, 844], touch: true });
  const page = await person.playNow('cosmogenesis');
  const end = 'button:end'; // a whole action
  for (let i = 0; i < 60 && !(await find(page, end)); i += 1) {
    await play(page, { seed: i, hints: 1, most: 1 });
    await ready(page);
  }
  const { number } = await situation(page);
  await holdOn(page, end, () => page.waitForSelector('.preview:not(:empty)'));
  await tapNowhere(page);
  expect(await find(page, end)).not.toBeNull();
  expect((await situation(page)).number).toBe(number);
  const spot = await find(page, end);
  if (spot) await page.touchscreen.tap(spot.x, spot.y);
  await until(
    page,
    (before) => Number(document.querySelector<HTMLElement>('.play')?.dataset['number']) > before,
    number,
  );
  expect(person.problems).toEqual([]);
  await person.leave();
});

it.each([
  [1440, 900],
  [1920, 1080],
])('a hint and the points beside it can both be read, at %i×%i', async (...size) => {
  for (const game of ['cosmogenesis', 'crafting-the-cosmos', 'anunnaki']) {
    const person = await come({ size, language: 'de' });
    const page = await person.playNow(game);
    await play(page, { seed: 6, hints: 1, most: 6, turning: true });
    await ready(page);
    await page.click('.tabs button:nth-child(3)');
    await page.waitForSelector('.scores tfoot td');
    await page.keyboard.press('Escape');
    if ((await askHint(page)) === null) throw new Error('nobody plays meanwhile');
    await until(
      page,
      () => {
        const hint = document.querySelector('.hint')?.getBoundingClientRect();
        const side = document.querySelector('.tabs')?.getBoundingClientRect();
        return hint !== undefined && side !== undefined && side.top >= hint.bottom;
      },
      null,
    );
    // Each cell is seen, if need be by scrolling, and nothing lies on it.
    const covered = await page.$$eval('.scores :is(th, td)', (all) =>
      all.flatMap((cell) => {
        cell.scrollIntoView({ block: 'nearest' });
        const { left, top, width, height } = cell.getBoundingClientRect();
        const above = document.elementFromPoint(left + width / 2, top + height / 2);
        return above && (cell.contains(above) || above.contains(cell)) ? [] : [cell.textContent];
      }),
    );
    expect(covered, game).toEqual([]);
    await person.leave();
  }
});

it.each([
  ['a finger', { size: [390, 844], touch: true }],
  ['a mouse and keys', {}],
] as const)('Anunnaki: a space of a track that rewards says to %s what it brings', async (_, options) => {
  const person = await come(options);
  const page = await person.playNow('anunnaki');
  await ready(page);
  const spaces = await page.$$eval('.own-board [data-target^="space:"]', (all) =>
    all.map(
      (one) => [one.getAttribute('data-target') ?? '', one.querySelector('.hidden-text')?.textContent ?? ''] as const,
    ),
  );
  expect(spaces.length).toBe(6 + 6 + 6 + 4);
  for (const [target, words] of spaces.filter((_, i) => i % 5 === 0)) {
    expect(words).not.toBe('');
    const spot = await find(page, target);
    if (!spot) throw new Error(`${target} is covered`);
    if ('touch' in options) await holdAt(page, spot, () => page.waitForSelector('.tooltip'));
    else await page.mouse.move(spot.x, spot.y);
    await page.waitForSelector(`.tooltip:has-text("${words}")`);
    if ('touch' in options) await tapNowhere(page);
    else await page.mouse.move(1, 1);
    await page.waitForSelector('.tooltip', { state: 'detached' });
  }
  if (!('touch' in options)) {
    await page.keyboard.press('Tab'); // from now on it is keys
    const [target = '', words = ''] = spaces[1] ?? [];
    await page.focus(`.own-board [data-target="${target}"]`);
    await page.waitForSelector(`.tooltip:has-text("${words}")`);
  }
  expect(await page.$('[data-chosen]')).toBeNull();
  expect(person.problems).toEqual([]);
  await person.leave();
});
