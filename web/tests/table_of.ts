// Tables of several people, and commands of theirs that the page has no control for.
import type { Page } from 'playwright-core';
import { until } from './clicker';
import type { Person } from './harness';

interface Wishes {
  readonly seats?: number; // the others are bots
  readonly clock?: string; // its word, as it is offered in the owner's language
}

const addressOf = (text: string): string => {
  const url = new URL(text);
  return url.pathname + url.search;
};

// Ada opens a table and Ben comes by the invitation. The pages, in this order.
export async function sitDown(ada: Person, ben: Person, game: string, wishes: Wishes = {}): Promise<[Page, Page]> {
  const { seats = 2, clock } = wishes;
  const mine = await ada.page(`/new/${game}`);
  for (let seat = 3; seat <= seats; seat += 1) {
    await mine.click('.seat-wishes > .button');
    await mine.waitForSelector(`.seat-wish:nth-of-type(${seat})`);
  }
  await mine.selectOption('.seat-wish:nth-of-type(2) select', 'open');
  if (clock !== undefined) await mine.click(`.choice-value:text-is("${clock}")`);
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
