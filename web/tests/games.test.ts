// A whole game of each kind, clicked through the page against bots.
import { expect, it } from 'vitest';
import { play, situation, until } from './clicker';
import { openHouse } from './house';
import { momentsOf, watchMoments, type Moment } from './moments';

const { come } = openHouse();

// Others' moves are shown where they happen, and points rise beside what brought them; beside the seat only where that
// is not on the screen: never the points of these seats.
function expectMoments(moments: readonly Moment[], placed: readonly string[]): void {
  const gains = moments.filter(({ kind }) => kind === 'gain');
  expect(moments.length).toBeGreaterThan(gains.length);
  expect(gains.length).toBeGreaterThan(0);
  expect(moments.filter(({ over, inWindow, apart }) => over === 'nothing' || !inWindow || !apart)).toEqual([]);
  expect(gains.filter(({ of, over }) => placed.includes(of) && over !== 'thing')).toEqual([]);
  for (const { words } of gains) expect(words, 'so many points, and what for').toMatch(/^[+−]\d+ \S/);
}

// `counted`: what is left of the last counting beneath the result.
it.each([
  ['cosmic-factory', 1, '.cf-table', ['0']],
  ['crafting-the-cosmos', 0.5, '.last-count .sum.first', ['0']],
  ['cosmogenesis', 0.5, '.last-count .sum.first', ['0']],
  ['anunnaki', 0.5, '.last-count .sum.first', ['0', '1']], // both sides have their things on one table
])('%s, from the lobby to the result', async (game, hints, counted, placed) => {
  const person = await come();
  const page = await person.playNow(game);
  await watchMoments(page);
  const decisions = await play(page, { seed: 7, hints, turning: game === 'cosmic-factory' });
  expect(decisions).toBeGreaterThan(5);
  expect((await situation(page)).over).toBe(true);
  await page.waitForSelector('dialog[open] .scores tfoot td');
  await page.waitForSelector('dialog[open] .chart polyline');
  if (game === 'cosmic-factory') await page.waitForSelector('dialog[open] .cf-afterword figure >> nth=1');
  expect(await page.locator(counted).count()).toBeGreaterThan(0);
  expect(await page.getAttribute('.end-actions a[download]', 'href')).toMatch(/^\/api\/tables\/.+\/record$/);
  expectMoments(await momentsOf(page), placed);
  expect(person.problems).toEqual([]);
  expect(person.elsewhere).toEqual([]);
  await person.leave();
});

it('on a phone points rise where they can be read', async () => {
  const person = await come({ size: [390, 844], touch: true });
  const page = await person.playNow('crafting-the-cosmos');
  await watchMoments(page);
  await play(page, { seed: 7, hints: 1, most: 60 });
  expectMoments(await momentsOf(page), []);
  await person.leave();
});

it('an opponent’s move is shown on their board while that is open', async () => {
  const person = await come();
  const page = await person.playNow('crafting-the-cosmos');
  const end = '.ask [data-target^="button:end"]';
  for (let decisions = 0; (await page.locator(end).count()) === 0 && decisions < 80; decisions += 1)
    await play(page, { seed: 3, hints: 1, most: 1 });
  await watchMoments(page);
  await page.click('.seats .thumbnail');
  await page.waitForSelector('.other-board [data-target*="@1"]');
  // The end of a turn may ask something before the other's begins.
  const endTurn = () => {
    if ((window as unknown as { moments: readonly Moment[] }).moments.some(({ onOther }) => onOther)) return true;
    document.querySelector<HTMLElement>('.ask.mine[aria-busy="false"] .target-button')?.click();
    return false;
  };
  await until(page, endTurn, null);
  expect(person.problems).toEqual([]);
  await person.leave();
});

// Any game can be played without its drawing, as one that has none.
it('cosmogenesis, by lists of actions', async () => {
  const person = await come();
  // In the same tab: a second one that draws the game would answer by itself what has one answer.
  const page = await person.playNow('cosmogenesis');
  await page.goto(`${page.url()}?plain=1`);
  await page.waitForSelector('.plain');
  expect(await play(page, { seed: 5, hints: 0.3, most: 30 })).toBe(30);
  expect(await page.textContent('.log')).toContain('took');
  expect(person.problems).toEqual([]);
  await person.leave();
});

// Two clicks can be one drag.
it.each(['crafting-the-cosmos', 'cosmogenesis', 'anunnaki'])('%s, with the mouse held down', async (game) => {
  const person = await come();
  const page = await person.playNow(game);
  const drags: string[] = [];
  for (let decisions = 0; drags.length < 2 && decisions < 80; decisions += 5)
    await play(page, { seed: 1, hints: 1, most: 5, drags });
  expect(drags.length).toBeGreaterThan(1);
  expect(person.problems).toEqual([]);
  await person.leave();
});
