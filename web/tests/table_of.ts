// Tables of several people, and commands of theirs that the page has no control for.
import type { Page } from 'playwright-core';
import { until } from './clicker';
import type { Person } from './harness';

const addressOf = (text: string): string => {
  const url = new URL(text);
  return url.pathname + url.search;
};

// So many seats at the new table that the page is about; the others are bots.
export async function wishFor(page: Page, seats: number): Promise<void> {
  for (let seat = 3; seat <= seats; seat += 1) {
    await page.click('.seat-wishes > .button');
    await page.waitForSelector(`.seat-wish:nth-of-type(${seat})`);
  }
}

// Ada opens a table, with what she chooses for it, and Ben comes by the invitation. The pages, in this order.
export async function sitDown(
  ada: Person,
  ben: Person,
  game: string,
  choose?: (page: Page) => Promise<void>,
): Promise<[Page, Page]> {
  const mine = await ada.page(`/new/${game}`);
  await mine.selectOption('.seat-wish:nth-of-type(2) select', 'open');
  await choose?.(mine);
  await mine.click('.new-actions .main');
  const theirs = await ben.page(addressOf(await mine.inputValue('.invitation input')));
  await theirs.click('.seat-line .main');
  await mine.click('.new-actions .main:not([disabled])');
  await Promise.all([mine, theirs].map((page) => page.waitForSelector('.play .prompt')));
  return [mine, theirs];
}

// As a program of theirs would say it.
export async function tell(page: Page, command: object): Promise<void> {
  const refused = await page.evaluate(
    (asked) =>
      new Promise<string | null>((resolve) => {
        const socket = new WebSocket(
          `ws://${location.host}/api${location.pathname.replace('/table/', '/tables/')}/socket`,
        );
        socket.onmessage = ({ data }: MessageEvent<string>) => {
          const { type, error } = JSON.parse(data) as { type: string; error?: { code: string } };
          if (type === 'welcome') socket.send(JSON.stringify({ id: 'told', ...asked }));
          if (type !== 'ack' && type !== 'error') return;
          socket.close();
          resolve(error?.code ?? null);
        };
      }),
    command,
  );
  if (refused !== null) throw new Error(`refused: ${refused}`);
}

// Seats that the table waits for, as the strip on top shows them.
export const moving = (page: Page, seat: number): Promise<void> =>
  until(page, (one) => document.querySelector(`.seat[data-seat="${one}"].moving`) !== null, seat);
