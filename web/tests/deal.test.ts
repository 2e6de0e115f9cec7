// How a game is dealt: the page gives its part of the seed when it knows what the server is committed to, and holds the
// record against both.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openHouse } from './house';

const { come } = openHouse();
const phone = { size: [390, 844], touch: true } as const;

interface Told {
  readonly op?: string;
  readonly part?: string;
}
interface Fairness {
  readonly commitment: string;
  readonly parts: readonly (readonly [number, string, number])[];
}

const tableOf = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1) ?? '';

async function resign(page: Page): Promise<void> {
  await page.evaluate(async (table) => {
    await fetch(`/api/tables/${table}/requests`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ op: 'resign', id: crypto.randomUUID(), seat: 0 }),
    });
  }, tableOf(page));
  await page.waitForSelector('.finale-places');
}

const fairnessOf = (page: Page): Promise<Fairness> =>
  page.evaluate(async (table) => {
    const reply = await fetch(`/api/tables/${table}/record`);
    return ((await reply.json()) as { fairness: Fairness }).fairness;
  }, tableOf(page));

it('a game for one is dealt with a part that was drawn after the commitment, and so is the next', async () => {
  const ada = await come(phone);
  const said: Told[] = [];
  ada.context.on('request', (request) => {
    if (request.method() === 'POST') said.push(JSON.parse(request.postData() ?? '{}') as Told);
  });
  const page = await ada.playNow('cosmogenesis');
  expect(said.map(({ op, part }) => [op ?? 'open', part !== undefined])).toEqual([
    ['open', false],
    ['start', true],
  ]);
  await resign(page);
  await page.waitForSelector('.note:has-text("fixed before the game")');
  const first = await fairnessOf(page);
  expect(first.parts).toEqual([[0, said.at(-2)?.part, 2]]);

  const before = page.url();
  await page.tap('.end-actions .main');
  await page.waitForURL((url) => url.href !== before && url.pathname.startsWith('/table/'));
  await page.waitForSelector('.play');
  await resign(page);
  const next = await fairnessOf(page);
  expect(next.parts).toHaveLength(1);
  expect(next.commitment).not.toBe(first.commitment);
  expect(next.parts[0]?.[1]).not.toBe(first.parts[0]?.[1]);
  expect(ada.problems).toEqual([]);
  await ada.leave();
});

const forgeries: readonly (readonly [string, RegExp, (fairness: Fairness) => Fairness])[] = [
  ['commitment', /another commitment/, (fairness) => ({ ...fairness, commitment: '0'.repeat(64) })],
  ['part', /lacks the part/, (fairness) => ({ ...fairness, parts: [[0, '1'.repeat(64), 2]] })],
  ['stranger', /no person sat/, (fairness) => ({ ...fairness, parts: [...fairness.parts, [1, '2'.repeat(64), 3]] })],
];

it.each(forgeries)('a record that does not fit is told at the end: %s', async (name, words, forge) => {
  const ada = await come(phone);
  const page = await ada.playNow('cosmogenesis');
  await page.route('**/record', async (route) => {
    const reply = await route.fetch();
    const record = (await reply.json()) as { fairness: Fairness };
    await route.fulfill({ response: reply, json: { ...record, fairness: forge(record.fairness) } });
  });
  await resign(page);
  const warning = page.locator('.finale-places ~ [role=alert]');
  await warning.waitFor();
  expect(await warning.textContent()).toMatch(words);
  await warning.scrollIntoViewIfNeeded();
  await page.screenshot({ path: `shots/unfair-${name}.png` });
  expect(ada.problems).toEqual([]);
  await ada.leave();
});

it('who waits for others gives a part too, each of them their own', async () => {
  const [ada, ben] = await Promise.all([come(phone), come(phone)]);
  const mine = await ada.page('/new/cosmogenesis');
  await mine.selectOption('.seat-wish:nth-of-type(2) select', 'open');
  await mine.tap('.new-actions .main');
  const theirs = await ben.page(
    new URL(await mine.inputValue('.invitation input')).pathname +
      new URL(await mine.inputValue('.invitation input')).search,
  );
  await theirs.tap('.seat-line .main');
  await mine.tap('.new-actions .main:not([disabled])');
  await Promise.all([mine.waitForSelector('.play'), theirs.waitForSelector('.play')]);
  await resign(mine);
  const { parts } = await fairnessOf(mine);
  expect(parts.map(([seat]) => seat)).toEqual([0, 1]);
  expect(new Set(parts.map(([, part]) => part)).size).toBe(2);
  expect([...ada.problems, ...ben.problems]).toEqual([]);
  await Promise.all([ada.leave(), ben.leave()]);
});
