// Another's board, opened over mine, is the one that its owner sees: whole, in the same order, the same way round.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { sizes } from '../script/browser.mjs';
import { play, ready, situation } from './clicker';
import { openHouse } from './house';
import { sitDown } from './table_of';

const { come } = openHouse();

// What is drawn of one seat alone. What lies in the middle, such as the cosmos, is beside one's own board only.
const drawn: Readonly<Record<string, string>> = {
  'cosmic-factory': '.cf-stage .cf-laid *',
  'crafting-the-cosmos': '.ctc-galaxy [data-target]',
  cosmogenesis: '.cg-system [data-target]',
};

interface Thing {
  readonly name: string;
  readonly place: readonly [x: number, y: number]; // of its middle, as a part of the drawing
  readonly shape: number; // its width by its height
  readonly cut: boolean; // by what is around it and does not scroll
}

// What lies on a board, in the order in which it is drawn and read.
const thingsOn = (page: Page, board: string, things: string): Promise<readonly Thing[]> =>
  page.evaluate(
    ([selector, parts]) => {
      const frame = document.querySelector(`${selector} .zoom-inside`);
      if (!frame) return [];
      const all = [...frame.querySelectorAll<SVGElement>(parts)].filter((one) => one.checkVisibility());
      const boxes = all.map((one) => one.getBoundingClientRect());
      const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
      const width = Math.max(...boxes.map((box) => box.right)) - left;
      const height = Math.max(...boxes.map((box) => box.bottom)) - top;
      const cuts = (element: Element | null, box: DOMRect): boolean => {
        if (!element || element === frame) return false;
        const { overflowX, overflowY } = getComputedStyle(element);
        const around = element.getBoundingClientRect();
        const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        return (
          (hides(overflowX) && (box.left < around.left - 1 || box.right > around.right + 1)) ||
          (hides(overflowY) && (box.top < around.top - 1 || box.bottom > around.bottom + 1)) ||
          cuts(element.parentElement, box)
        );
      };
      return all.map((one, i) => {
        const box = boxes[i] ?? new DOMRect();
        return {
          name: (one.dataset['target'] ?? one.getAttribute('class') ?? one.tagName).replace(/@\d$/, ''),
          place: [(box.left + box.width / 2 - left) / width, (box.top + box.height / 2 - top) / height] as const,
          shape: box.width / Math.max(1, box.height),
          cut: cuts(one.parentElement, box),
        };
      });
    },
    [board, things] as const,
  );

// So that there is something on each of them.
async function playOn(pages: readonly Page[], things: string): Promise<void> {
  const most = 40;
  const empty = async () => {
    for (const page of pages) if ((await thingsOn(page, '.own-board', things)).length < 3) return true;
    return false;
  };
  for (let round = 0; round < 4 || ((await empty()) && round < most); round += 1)
    for (const [i, page] of pages.entries())
      if ((await situation(page)).mine) await play(page, { seed: round + 100 * i, hints: 1, most: 1, turning: true });
}

// The owner's board and the same one at another's, when both have been told as much and all has arrived.
async function compare(theirs: Page, mine: Page, game: string, told: string): Promise<void> {
  const things = drawn[game] ?? '';
  const both = () => Promise.all([thingsOn(theirs, '.own-board', things), thingsOn(mine, '.other-board', things)]);
  let [owner, other] = await both();
  const differs = (one: Thing, i: number) => {
    const meant = owner[i];
    return (
      meant === undefined ||
      Math.hypot(one.place[0] - meant.place[0], one.place[1] - meant.place[1]) > 0.05 ||
      Math.abs(Math.log(one.shape / meant.shape)) > 0.2
    );
  };
  for (let tries = 0; tries < 40 && (owner.length !== other.length || other.some(differs)); tries += 1) {
    await mine.waitForTimeout(50);
    [owner, other] = await both();
  }
  const names = (all: readonly Thing[]) => all.map(({ name }) => name);
  expect(owner.length, told).toBeGreaterThan(2);
  expect(names(other), told).toEqual(names(owner));
  expect(names(other.filter(differs)), `${told}: turned or out of proportion`).toEqual([]);
  expect(names(other.filter(({ cut }) => cut)), `${told}: cut`).toEqual([]);
}

it.each(Object.keys(drawn))('%s: as its owner sees it', async (game) => {
  const [ada, ben] = await Promise.all([come(), come()]);
  const [mine, theirs] = await sitDown(ada, ben, game, async (page) => {
    if (game === 'cosmic-factory') await page.click('.options .choice-value:has-text("none")'); // no sandglass
  });
  await playOn([mine, theirs], drawn[game] ?? '');
  for (const [name, [width, height]] of Object.entries(sizes)) {
    await Promise.all([mine, theirs].map((page) => page.setViewportSize({ width, height })));
    await theirs.keyboard.press('Escape'); // nothing is chosen, which might show more
    await mine.click('.seat:not(.own) .thumbnail');
    await mine.waitForSelector('.other-board');
    await compare(theirs, mine, game, `${game}, ${name}`);
    await mine.click('.other-board header .icon-button');
    await mine.waitForSelector('.other-board', { state: 'detached' });
  }
  expect([...ada.problems, ...ben.problems]).toEqual([]);
  await Promise.all([ada.leave(), ben.leave()]);
});

// It lies over mine, where the hint's marks are.
it('it is closed by a key, and by asking for a hint', async () => {
  const person = await come();
  const page = await person.playNow('cosmogenesis');
  for (const key of ['Escape', 'h']) {
    await ready(page);
    await page.click('.seat:not(.own) .thumbnail');
    await page.waitForSelector('.other-board');
    await page.keyboard.press(key);
    await page.waitForSelector('.other-board', { state: 'detached' });
  }
  await page.waitForSelector('.hint[data-steps]');
  expect(person.problems).toEqual([]);
  await person.leave();
});
