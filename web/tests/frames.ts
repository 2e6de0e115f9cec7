// How long a move takes to draw: npm run frames -- [--moves 60] [GAME …]
// Measured is the page's own work from a message of the table on: reading it, drawing, styles and layout.
// Painting comes after it and is the browser's. A frame has 16.7 ms.
import type { Page } from 'playwright-core';
import { ready, situation, numberAtLeast } from './clicker';
import { openBrowser, Person, Server } from './harness';

interface Drawn {
  readonly kind: 'move' | 'choices' | 'preview';
  readonly scripts: number; // milliseconds
  readonly all: number; // with styles and layout
}

// In the page, before its own scripts.
function watch(): void {
  const drawn: Drawn[] = [];
  Object.assign(window, { drawn });
  const kindOf = (message: Record<string, unknown>): Drawn['kind'] | null => {
    if (message['type'] === 'entries') return message['views'] ? 'move' : null;
    return message['actions'] ? 'choices' : message['scores'] ? 'preview' : null;
  };
  const socket = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage');
  Object.defineProperty(WebSocket.prototype, 'onmessage', {
    set(handler: (event: MessageEvent<string>) => void) {
      socket?.set?.call(this, async (event: MessageEvent<string>) => {
        const kind = kindOf(JSON.parse(event.data) as Record<string, unknown>);
        const start = performance.now();
        handler(event);
        for (let i = 0; i < 20; ++i) await null; // what waited for the message, and the drawing after it
        const scripts = performance.now() - start;
        document.body.getBoundingClientRect();
        if (kind) drawn.push({ kind, scripts, all: performance.now() - start });
      });
    },
  });
}

// Plays as the hint says, without the pointer.
async function playOn(page: Page): Promise<boolean> {
  await ready(page);
  const { number, over } = await situation(page);
  if (over) return false;
  await page.keyboard.press('h');
  await page.waitForSelector('.hint .act');
  await page.evaluate(() => document.querySelector<HTMLElement>('.hint .act')?.click());
  await numberAtLeast(page, number + 1);
  return true;
}

function line(game: string, kind: Drawn['kind'], drawn: readonly Drawn[]): string {
  const times = drawn.filter((one) => one.kind === kind);
  const sorted = (values: number[]): readonly number[] => values.sort((a, b) => a - b);
  const [scripts, all] = [sorted(times.map((one) => one.scripts)), sorted(times.map((one) => one.all))];
  const quantile = (values: readonly number[], q: number) => values[Math.min(values.length - 1, Math.floor(q * values.length))] ?? NaN;
  const figures = [quantile(scripts, 0.5), quantile(all, 0.5), quantile(all, 0.95), quantile(all, 1)];
  return [game.padEnd(20), kind.padEnd(8), String(times.length).padStart(6), ...figures.map((ms) => ms.toFixed(1).padStart(8))].join(' ');
}

const words = process.argv.slice(2);
const at = words.indexOf('--moves');
const most = at < 0 ? 60 : Number(words.splice(at, 2)[1]);
const games = words.length > 0 ? words : ['cosmic-factory', 'crafting-the-cosmos', 'cosmogenesis', 'anunnaki'];
const server = new Server();
const [browser] = await Promise.all([openBrowser(), server.start()]);
console.log(`${'game'.padEnd(20)} message   count  scripts   median     95 %    worst   (ms)`);
for (const game of games) {
  const person = await Person.come(browser, server);
  await person.context.addInitScript(watch);
  const page = await person.playNow(game);
  for (let moves = 0; moves < most && (await playOn(page)); moves += 1);
  const drawn = await page.evaluate(() => (window as unknown as { drawn: readonly Drawn[] }).drawn);
  for (const kind of ['move', 'choices', 'preview'] as const) console.log(line(game, kind, drawn));
  await person.leave();
}
await browser.close();
await server.dispose();
