// Plays by clicking what glows, with a real pointer: a target that no point of the screen belongs to is a
// failure.
import type { Page } from 'playwright-core';
import { patience } from './harness';

// A small generator, so that a failing game can be played again.
export function dice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

// Waits until the page says so. (Playwright's own waitForFunction evaluates text, which the page's policy
// forbids.)
export async function until<Value>(
  page: Page,
  asks: (value: Value) => boolean,
  value: Value,
  most = patience,
): Promise<void> {
  const end = Date.now() + most;
  while (!(await page.evaluate(asks as (value: unknown) => boolean, value))) {
    if (Date.now() > end) throw new Error(`Timeout: ${asks.toString()} of ${String(value)}`);
    await page.waitForTimeout(20);
  }
}

// The table's number, at least.
export const numberAtLeast = (page: Page, number: number): Promise<void> =>
  until(page, (least) => Number(document.querySelector<HTMLElement>('.play')?.dataset['number'] ?? 0) >= least, number);

interface Spot {
  readonly target: string;
  readonly x: number;
  readonly y: number;
}

// A point of the screen that belongs to the target and to nothing that lies on it.
export function find(page: Page, target: string): Promise<Spot | null> {
  return page.evaluate((name) => {
    for (const element of document.querySelectorAll(`[data-target="${CSS.escape(name)}"]`)) {
      if (element.closest('.thumbnail, .other-board')) continue;
      element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const box = element.getBoundingClientRect();
      for (const [fx, fy] of [0.5, 0.3, 0.7, 0.15, 0.85].flatMap((a) =>
        [0.5, 0.3, 0.7, 0.15, 0.85].map((b) => [b, a] as const),
      )) {
        const [x, y] = [box.left + fx * box.width, box.top + fy * box.height];
        if (document.elementFromPoint(x, y)?.closest('[data-target]') === element) return { target: name, x, y };
      }
    }
    return null;
  }, target);
}

// Where it stays: a board may scroll to what is asked for.
async function settled(page: Page, target: string, way: readonly unknown[]): Promise<Spot> {
  let before: Spot | null = null;
  for (let tries = 0; tries < 60; tries += 1) {
    const spot = await find(page, target);
    if (spot && before && Math.hypot(spot.x - before.x, spot.y - before.y) < 1) return spot;
    before = spot;
    await page.waitForTimeout(16);
  }
  throw new Error(`nothing to click for ${target} on the way ${JSON.stringify(way)}`);
}

export async function clickTarget(page: Page, target: string, way: readonly unknown[] = [target]): Promise<void> {
  const { x, y } = await settled(page, target, way);
  await page.mouse.click(x, y);
}

async function drag(page: Page, from: string, to: string): Promise<void> {
  const start = await settled(page, from, [from, to]);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + 12, start.y + 6);
  const end = await settled(page, to, [from, to]);
  await page.mouse.move(end.x, end.y);
  await page.mouse.up();
}

const lit = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-lit], .target-button')]
      .filter((element) => !element.closest('.thumbnail, .other-board'))
      .map((element) => element.getAttribute('data-target') ?? ''),
  );

export interface Situation {
  readonly number: number;
  readonly mine: boolean;
  readonly over: boolean;
  readonly lit: number;
}

export const situation = (page: Page): Promise<Situation> =>
  page.evaluate(() => {
    const play = document.querySelector<HTMLElement>('.play');
    return {
      number: Number(play?.dataset['number'] ?? 0),
      mine: document.querySelector('.ask.mine') !== null,
      over: play?.dataset['phase'] === 'over',
      lit: document.querySelectorAll('[data-lit], .target-button').length,
    };
  });

// Waits until there is something to click, or the game is over.
export const ready = (page: Page): Promise<void> =>
  until(
    page,
    () =>
      document.querySelector('.play[data-phase="over"]') !== null ||
      (document.querySelector('.ask.mine[aria-busy="false"]') !== null &&
        document.querySelector('[data-lit], .target-button') !== null),
    null,
  );

// Asks for a hint. Null: the position has gone on, and there is nothing to advise.
export async function askHint(page: Page): Promise<readonly (string | string[])[] | null> {
  const { number } = await situation(page);
  await page.keyboard.press('h');
  // Until it has come, or something else has: another position, or why there is none.
  await until(
    page,
    (was) => {
      const hint = document.querySelector<HTMLElement>('.hint');
      if (hint) return hint.dataset['steps'] !== undefined;
      const now = Number(document.querySelector<HTMLElement>('.play')?.dataset['number'] ?? 0);
      return now !== was || document.querySelector('.ask.mine') === null || document.querySelector('.notice') !== null;
    },
    number,
  );
  const steps = await page.evaluate(() => document.querySelector<HTMLElement>('.hint')?.dataset['steps'] ?? null);
  if (steps !== null) return JSON.parse(steps) as (string | string[])[];
  const now = await situation(page);
  if (now.mine && now.number === number) throw new Error(`no hint came: ${await page.textContent('.notice')}`);
  return null;
}

// Does what the hint says, by clicking the way to it; a turned tile is taken from the hint itself, because
// turning is more than a click.
async function followHint(page: Page, turning: boolean, drags?: string[]): Promise<void> {
  await page.keyboard.press('Escape'); // lets go of what any click has chosen
  const before = (await situation(page)).number;
  const steps = await askHint(page);
  if (!steps) return;
  const [from, to, ...more] = steps.flat();
  const missing = turning && (await Promise.all(steps.flat().map((target) => find(page, target)))).includes(null);
  if (missing) await page.click('.hint .act', { timeout: 5000 });
  else if (drags && from && to && more.length === 0 && !`${from} ${to}`.includes('button:')) {
    await drag(page, from, to);
    drags.push(`${from} ${to}`);
  } else {
    for (const [i, target] of steps.flat().entries()) {
      if (i > 0 && !(await lit(page)).includes(target)) break; // the only answer is not asked for
      await clickTarget(page, target, steps);
    }
  }
  await until(
    page,
    (number) => {
      const table = document.querySelector<HTMLElement>('.play');
      return !table || Number(table.dataset['number']) > number; // or the next person is asked for
    },
    before,
  );
}

async function clickAnything(page: Page, random: () => number): Promise<void> {
  const targets = await lit(page);
  const target = targets[Math.floor(random() * targets.length)];
  if (target) await clickTarget(page, target);
}

export interface Style {
  readonly seed: number;
  readonly hints: number; // of the decisions, from 0 to 1; the others are any click
  readonly most?: number; // decisions
  readonly turning?: boolean; // pieces are turned with the wheel or a key
  readonly drags?: string[]; // ways of two clicks are dragged, and noted here
}

// Plays until the game is over, or so many decisions. Returns how many it took.
export async function play(page: Page, { seed, hints, most = 3000, turning = false, drags }: Style): Promise<number> {
  const random = dice(seed);
  for (let count = 0; count < most; count += 1) {
    await ready(page);
    const { number, over } = await situation(page);
    if (over) return count;
    try {
      if (random() < hints) await followHint(page, turning, drags);
      else await clickAnything(page, random);
    } catch (error) {
      // In a game where all act at once the position may have gone on under the pointer. What was clicked for this one
      // is let go of.
      if ((await situation(page)).number !== number) {
        await page.keyboard.press('Escape');
        continue;
      }
      const what = error instanceof Error ? error.message : String(error);
      if (/nothing to click|Timeout/.test(what))
        throw new Error(`decision ${count}: ${what}; lit: ${(await lit(page)).join(' ')}`);
      throw error;
    }
  }
  return most;
}
