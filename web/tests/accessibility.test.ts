// Every screen as axe sees it: the WCAG's A and AA rules and good practice, colours in both themes. And what a
// finger finds on a phone.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { sizes } from '../script/browser.mjs';
import { bringAxe, check } from './axe';
import { find, play, ready } from './clicker';
import { checkDrawings } from './contrast';
import type { Person } from './harness';
import { openHouse } from './house';
import { beforePlay, giveUp, openCompanion } from './screens';
import { checkStrokes } from './strokes';

const games = ['cosmic-factory', 'crafting-the-cosmos', 'cosmogenesis', 'anunnaki'];
const house = openHouse();

async function come(): Promise<Person> {
  const person = await house.come();
  await bringAxe(person);
  return person;
}

// A tooltip is looked at as well: of what can be chosen, else of anything on the board. Not everything needs one.
async function showTooltip(page: Page): Promise<boolean> {
  const named = (selector: string) =>
    page.$$eval(selector, (all) => all.map((one) => one.getAttribute('data-target') ?? ''));
  for (const target of [...(await named('[data-lit]')), ...(await named('.own-board [data-target]'))]) {
    const spot = await find(page, target);
    if (!spot) continue;
    await page.mouse.move(spot.x, spot.y);
    if (await page.waitForSelector('.tooltip', { timeout: 2000 }).catch(() => null)) return true;
  }
  return false;
}

// Drawings are laid out anew at each size.
async function checkAllSizes(page: Page, screen: string): Promise<void> {
  for (const [name, [width, height]] of Object.entries(sizes)) {
    await page.setViewportSize({ width, height });
    await checkDrawings(page, `${screen}, ${name}`);
  }
}

it('lobby, new table, waiting room', async () => {
  const person = await come();
  await beforePlay(person, check);
  await person.leave();
});

it.each(games)('%s', async (game) => {
  const person = await come();
  const page = await person.playNow(game);
  await play(page, { seed: 11, hints: 1, most: 4, turning: true });
  await ready(page);
  expect(await showTooltip(page)).toBe(true);
  await check(page, game);
  await page.mouse.move(1, 1); // a tooltip would lie on some
  await checkAllSizes(page, game);
  await person.leave();
});

it.each(games)('%s: lines that say something stand out, at rest and while choosing', async (game) => {
  const person = await house.come();
  const page = await person.playNow(game);
  await play(page, { seed: 11, hints: 1, most: 9, turning: true });
  await ready(page);
  await page.mouse.move(1, 1); // nothing is pointed at: a line of the log would mark its places
  await checkStrokes(page, game);
  const first = await page.evaluate(() => document.querySelector('.own-board [data-lit]')?.getAttribute('data-target'));
  const spot = first ? await find(page, first) : null;
  if (spot) {
    await page.mouse.click(spot.x, spot.y);
    await ready(page);
    await page.mouse.move(1, 1);
    await checkStrokes(page, game, `${game}, ${first} chosen`);
  }
  await person.leave();
});

// What shows the focus is a ring around the thing: nothing that is drawn inside is ringed as well.
it.each(games)('%s: the ring of what has the focus lies around it', async (game) => {
  const person = await house.come();
  const page = await person.playNow(game);
  await play(page, { seed: 13, hints: 1, most: 5, turning: true });
  await ready(page);
  await page.keyboard.press('Tab'); // who goes by keys sees where
  const faults = await page.evaluate(() => {
    const ringed = (focused: Element) => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = 'var(--focus)';
      const colour = getComputedStyle(probe).color;
      probe.remove();
      return [focused, ...focused.querySelectorAll('*')].filter((one) => {
        const { stroke, outlineStyle } = getComputedStyle(one);
        return stroke === colour || (one === focused && outlineStyle !== 'none');
      }).length;
    };
    return [...document.querySelectorAll<SVGElement>('.own-board svg [role="button"]')].slice(0, 60).flatMap((one) => {
      one.focus();
      const rings = one.matches(':focus-visible') ? ringed(one) : 1;
      return rings === 1 || rings === 2 ? [] : [`${one.dataset['target'] ?? ''}: ${rings}`];
    });
  });
  expect(faults).toEqual([]);
  await person.leave();
});

it('dialogs, chat, another’s board, the end', async () => {
  const person = await come();
  const page = await person.playNow('cosmogenesis');
  await play(page, { seed: 12, hints: 0, most: 30 });
  await ready(page);
  await page.click('.tabs button:nth-child(2)');
  await page.click('.seat:not(.own) .thumbnail');
  await page.waitForSelector('.other-board');
  await check(page, 'chat and another’s board');
  for (const [dialog, button] of [
    ['invitation', 1],
    ['help', 2],
    ['settings', 3],
  ] as const) {
    await page.click(`.play-top button >> nth=${button}`);
    await page.waitForSelector('dialog[open]');
    await check(page, dialog, 'dialog[open]');
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog[open]', { state: 'detached' });
  }
  await giveUp(page);
  await check(page, 'the end', 'dialog[open]');
  await person.leave();
});

it('the companion', async () => {
  const person = await come();
  const page = await openCompanion(person);
  await check(page, 'the companion');
  await checkAllSizes(page, 'the companion');
  await person.leave();
});

it.each([...games, 'cosmobot'])('how to play %s: words in its drawings stand out', async (game) => {
  const person = await house.come({ language: 'de' });
  const width = 390;
  const page = await person.page(`/how-to-play/${game}`);
  await page.setViewportSize({ width, height: 900 });
  await page.waitForSelector('.topic-figure svg', { state: 'attached' }); // the first may only have what others draw with
  // As high as it is: what is looked at has to be on the screen.
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
  await checkDrawings(page, `how to play ${game}`);
  await person.leave();
});

// These can lie nearer than a finger is wide, and a pinch makes the board larger: sides of a galaxy
// that are asked for at once; cells of one that the card "New Dimension" lets grow to nine in a row.
const dense: Readonly<Record<string, number>> = { life: 34, cell: 22, tile: 22 };

// Where all act at once, any click may come too late.
it.each([
  ['cosmic-factory', 1],
  ['crafting-the-cosmos', 0],
  ['cosmogenesis', 0],
  ['anunnaki', 0],
])('%s: what can be chosen on a phone is as large as a fingertip', async (game, hints) => {
  const person = await house.come({ size: [390, 844] });
  const page = await person.playNow(game);
  const small = new Set<string>();
  for (let click = 0; click < (hints ? 12 : 24); click += 1) {
    await play(page, { seed: click, hints, most: 1, turning: true });
    await ready(page);
    const found = await page.evaluate(() =>
      [...document.querySelectorAll('.play [data-lit], .target-button')].map((element) => {
        const { width, height } = element.getBoundingClientRect();
        return {
          target: element.getAttribute('data-target') ?? '',
          width: Math.round(width),
          height: Math.round(height),
        };
      }),
    );
    for (const { target, width, height } of found) {
      if (Math.min(width, height) < (dense[target.split(':')[0] ?? ''] ?? 36))
        small.add(`${target} ${width}×${height}`);
    }
  }
  expect([...small]).toEqual([]);
  await person.leave();
});
