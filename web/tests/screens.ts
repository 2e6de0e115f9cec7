// The way to screens that several tests look at.
import type { Page } from 'playwright-core';
import { play, ready, until } from './clicker';
import type { Person } from './harness';

// Lobby, new table, waiting room, each as soon as it is whole.
export async function beforePlay(person: Person, look: (page: Page, screen: string) => Promise<void>): Promise<void> {
  const page = await person.page();
  await until(page, (count) => document.querySelectorAll('.card .art:has(svg)').length === count, 4);
  await look(page, 'lobby');
  await page.goto(`${person.server.address}/new/crafting-the-cosmos`);
  await page.waitForSelector('.new-table');
  await look(page, 'new-table');
  await page.selectOption('.seat-wish:nth-of-type(2) select', 'open');
  await page.click('.new-actions .main');
  await page.waitForSelector('.invitation');
  await look(page, 'waiting-room');
}

// Who gives up Cosmogenesis sees the result, too; with its chart where there is more than one round to draw. How many
// decisions a round takes is dealt.
export async function giveUp(page: Page): Promise<void> {
  const round = () => page.textContent('.own-board .cg-track-round.now');
  const decide = () => play(page, { seed: 1, hints: 1, most: 1 });
  while ((await round()) === '1') await decide();
  await decide();
  await ready(page);
  await page.click('.tools button:last-of-type');
  await page.click('dialog[open] .new-actions button:first-child');
  await page.waitForSelector('dialog[open] .chart polyline');
}

// What lies on the person's table, told by choosing.
export async function setUpCompanion(page: Page): Promise<void> {
  const answers = ['goal:areas', 'goal:units', 'goal:settlements', ...Array<string>(6).fill('contract:3/1')];
  for (const answer of answers) {
    const question = await page.textContent('.prompt');
    await page.click(`[data-target="${answer}"]`);
    await until(page, (before) => document.querySelector('.prompt')?.textContent !== before, question);
    await page.waitForSelector('.ask[aria-busy="false"]');
  }
  await page.waitForSelector('[data-target="report:done"]:enabled');
}

// The companion after Cosmobot's first turn.
export async function openCompanion(person: Person): Promise<Page> {
  const page = await person.page('/new/cosmobot');
  await page.click('.new-actions .main');
  await setUpCompanion(page);
  await page.click('[data-target="report:done"]');
  await page.waitForSelector('.cb-carry');
  await page.waitForSelector('.ask[aria-busy="false"]');
  return page;
}
