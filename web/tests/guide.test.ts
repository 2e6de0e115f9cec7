// The guided first games, done exactly as their cards say, by mouse, by touch and by keys, to the free game; with a
// picture of every step in web/shots.
import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import type { Card } from '../src/guide/card';
import { clickTarget, find, ready, situation, until } from './clicker';
import type { Person } from './harness';
import { openHouse } from './house';

const folder = new URL('../shots/', import.meta.url).pathname;
const games = ['cosmic-factory', 'crafting-the-cosmos', 'cosmogenesis', 'anunnaki'];
const guides = import.meta.glob<readonly Card[]>('../src/guide/games/*.ts', { import: 'cards', eager: true });
const { come } = openHouse();
beforeAll(() => void mkdirSync(folder, { recursive: true }));

// The card that is shown, what it wants to be clicked, and at which position.
interface Shown {
  readonly card: string;
  readonly wanted: readonly string[];
  readonly button: boolean;
  readonly lit: boolean; // it can be clicked already
  readonly busy: boolean; // something is on its way to the table
  readonly number: string;
}

const shownIn = (page: Page): Promise<Shown | null> =>
  page.evaluate(() => {
    const guide = document.querySelector<HTMLElement>('.guide');
    if (!guide) return null;
    const wanted = JSON.parse(guide.dataset['wanted'] ?? '[]') as string[];
    return {
      card: guide.dataset['card'] ?? '',
      wanted,
      button: guide.querySelector('.guide-card .main') !== null,
      lit: wanted.every((target) => document.querySelector(`:is([data-lit], .target-button)[data-target="${target}"]`)),
      busy: document.querySelector('.ask[aria-busy="true"]') !== null,
      number: document.querySelector<HTMLElement>('.play')?.dataset['number'] ?? '',
    };
  });

// The next step after this one, when what it asks for can be done.
async function nextStep(page: Page, before: Shown | null): Promise<Shown> {
  const end = Date.now() + 30_000;
  for (;;) {
    const shown = await shownIn(page);
    const other = JSON.stringify(shown) !== JSON.stringify(before);
    if (shown && other && shown.lit && !shown.busy && (shown.button || shown.wanted.length > 0)) return shown;
    if (Date.now() > end) throw new Error(`after ${JSON.stringify(before)}: ${JSON.stringify(shown)}`);
    await page.waitForTimeout(20);
  }
}

// What is to be clicked lies in the window, free of the card, inside a ring of the spotlight; the card lies in the
// window as well.
async function looksRight(page: Page, { card, wanted }: Shown): Promise<void> {
  const placed = (targets: readonly string[]) => {
    const box = document.querySelector('.guide-card')?.getBoundingClientRect();
    if (!box) return false;
    const inside = box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
    const rings = [...document.querySelectorAll('.guide-ring')].map((ring) => ring.getBoundingClientRect());
    return targets.every((target) => {
      const element = [...document.querySelectorAll(`[data-target="${CSS.escape(target)}"]`)].find(
        (one) => !one.closest('.thumbnail, .other-board'),
      );
      const at = element?.getBoundingClientRect();
      if (!at || at.left < 0 || at.top < 0 || at.right > innerWidth || at.bottom > innerHeight) return false;
      const covered = at.left < box.right && at.right > box.left && at.top < box.bottom && at.bottom > box.top;
      const ringed = rings.some((ring) => ring.left <= at.left && ring.right >= at.right && ring.top <= at.top);
      return inside && !covered && ringed;
    });
  };
  await until(page, placed, wanted).catch(async () => {
    await page.screenshot({ path: `${folder}guide-failure.png` });
    throw new Error(`${card}: ${wanted.join(' ')} is covered, dark or out of sight (shots/guide-failure.png)`);
  });
}

type Way = 'mouse' | 'touch' | 'keys';

async function press(page: Page, way: Way, { x, y }: { readonly x: number; readonly y: number }): Promise<void> {
  if (way === 'touch') await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
}

async function pressButton(page: Page, way: Way, selector: string): Promise<void> {
  if (way === 'touch') await page.tap(selector);
  else await page.click(selector);
}

// Does what a card says. With keys nothing but Enter is needed: the focus is led there.
async function obey(page: Page, way: Way, step: Shown): Promise<void> {
  const target = step.wanted[0];
  if (way === 'keys') {
    const goal = step.button ? '.guide-card .main' : `[data-target="${target}"]`;
    await until(page, (selector) => document.activeElement?.matches(selector) === true, goal);
    await page.keyboard.press('Enter');
  } else if (step.button) {
    await pressButton(page, way, '.guide-card .main');
  } else {
    const spot = target === undefined ? null : await find(page, target);
    if (!spot) throw new Error(`${step.card}: nothing to press for ${target}`);
    await press(page, way, spot);
  }
}

// From the lobby, as somebody who plays for the first time.
async function beginGuide(person: Person, game: string, way: Way = 'mouse'): Promise<Page> {
  const page = await person.page();
  await pressButton(page, way, `[data-game="${game}"] .card-actions .main`);
  await page.waitForSelector('dialog[open] .guide-offer');
  await pressButton(page, way, '.guide-offer .main');
  await page.waitForSelector('.guide');
  return page;
}

async function follow(page: Page, way: Way, look?: (step: Shown, count: number) => Promise<void>): Promise<string[]> {
  const cards: string[] = [];
  let step: Shown | null = null;
  for (let count = 1; cards.at(-1) !== 'free'; count += 1) {
    step = await nextStep(page, step);
    if (cards.at(-1) !== step.card) cards.push(step.card);
    await looksRight(page, step);
    await look?.(step, count);
    await obey(page, way, step);
  }
  return cards;
}

// As far as this card.
async function followTo(page: Page, card: string): Promise<void> {
  let step = await nextStep(page, null);
  while (step.card !== card) {
    await obey(page, 'mouse', step);
    step = await nextStep(page, step);
  }
}

// Nothing guides any longer, and something can be done.
async function isFree(page: Page): Promise<void> {
  await until(page, () => document.querySelector('.guide') === null, null);
  await ready(page);
  expect((await situation(page)).lit).toBeGreaterThan(0);
}

// The places that a card names and that are not on the screen: somebody may have renamed them.
function missing(page: Page, game: string, name: string): Promise<readonly string[]> {
  const spots = guides[`../src/guide/games/${game}.ts`]?.find(({ text }) => text === name)?.show ?? [];
  return page.evaluate(
    (all) =>
      all.filter((spot) => {
        const found = document.querySelectorAll(spot.startsWith('.') ? spot : `[data-target="${CSS.escape(spot)}"]`);
        return ![...found].some((one) => !one.closest('.thumbnail, .other-board') && one.getClientRects().length > 0);
      }),
    spots,
  );
}

it.each(games.flatMap((game) => [[game, 'mouse'] as const, [game, 'touch'] as const]))(
  '%s by %s: every card leads on, to the free game',
  async (game, way) => {
    const touch = way === 'touch';
    const person = await come({ newcomer: true, touch, ...(touch && { size: [390, 844] as const }) });
    const page = await beginGuide(person, game, way);
    const cards = await follow(page, way, async ({ card }, count) => {
      if (!touch) expect(await missing(page, game, card), card).toEqual([]);
      await page.screenshot({ path: `${folder}guide-${game}-${way}-${String(count).padStart(2, '0')}-${card}.png` });
    });
    expect(cards.length).toBeGreaterThanOrEqual(8);
    await isFree(page);
    await page.reload();
    await isFree(page);
    expect(person.problems).toEqual([]);
    await person.leave();
  },
);

it('cosmogenesis by keys: Enter alone leads through', async () => {
  const person = await come({ newcomer: true, language: 'de' });
  const page = await beginGuide(person, 'cosmogenesis');
  await follow(page, 'keys');
  await isFree(page);
  await person.leave();
});

it('a guide is left and taken up again where it was, also after coming back', async () => {
  const person = await come({ newcomer: true });
  const page = await beginGuide(person, 'cosmogenesis');
  await followTo(page, 'moon');
  await page.reload();
  expect((await nextStep(page, null)).card).toBe('moon');
  await page.click('.guide-out');
  await isFree(page);
  await page.keyboard.press('?');
  await page.click('dialog[open] .guide-again');
  expect((await nextStep(page, null)).card).toBe('moon');
  // From the lobby the same table is found again.
  const { pathname } = new URL(page.url());
  await page.goto(person.server.address);
  await page.click('[data-game="cosmogenesis"] .guide-open');
  expect((await nextStep(page, null)).card).toBe('moon');
  expect(new URL(page.url()).pathname).toBe(pathname);
  expect(person.problems).toEqual([]);
  await person.leave();
});

it('who does something else is told so kindly, and can take it back', async () => {
  const person = await come({ newcomer: true });
  const page = await beginGuide(person, 'cosmogenesis');
  await followTo(page, 'cosmos');
  for (const target of ['field:II-1', 'button:take']) {
    await page.waitForSelector(`:is([data-lit], .target-button)[data-target="${target}"]`);
    await clickTarget(page, target);
  }
  await page.waitForSelector('[data-card="departed"]');
  await page.click('.guide-card .main');
  await page.waitForSelector('[data-card="departed"]', { state: 'detached' });
  expect((await nextStep(page, null)).card).toBe('cosmos');
  await person.leave();
});

it('who knows the game is asked once, and plays', async () => {
  const person = await come({ newcomer: true });
  const page = await person.page();
  await page.click('[data-game="cosmogenesis"] .card-actions .main');
  await page.click('.guide-offer .button:not(.main)');
  await ready(page);
  expect(await page.$('.guide')).toBeNull();
  await page.goto(person.server.address);
  await page.click('[data-game="cosmogenesis"] .card-actions .main');
  await ready(page);
  expect(await page.$('.guide')).toBeNull();
  await person.leave();
});
