// How long a move takes to draw: npm run frames -- [--moves 60] [GAME …]
// A game is played and its messages are kept; then a page that nothing else disturbs hears them again, one
// after the other. Measured is its own work for each: reading it, drawing, styles and layout. Painting comes
// after it and is the browser's. A frame has 16.7 ms.
import type { Page } from 'playwright-core';
import { numberAtLeast, ready, situation } from './clicker';
import { openBrowser, Person, Server } from './harness';

interface Drawn {
  readonly kind: 'move' | 'choices';
  readonly scripts: number; // milliseconds
  readonly all: number; // with styles and layout
}

// What the table said, in order; its answers about legal actions apart.
interface Course {
  readonly told: string[];
  readonly legal: string[];
}

interface Stage {
  readonly drawn: readonly Drawn[];
  next(): boolean; // the table says the next thing; false: that was all
}

// In the page, before its own scripts: a socket that says again what the table said.
function stage(course: Course): void {
  const drawn: Drawn[] = [];
  const told = [...course.told];
  const legal = [...course.legal];
  class StagedSocket {
    static readonly OPEN = 1;
    readonly readyState = 1;
    onmessage: ((event: { data: string }) => void) | null = null;
    onclose: unknown = null;

    constructor() {
      const next = () => {
        const message = told.shift();
        if (message !== undefined) void this.say(message, 'move');
        return message !== undefined;
      };
      Object.assign(window, { stage: { drawn, next } satisfies Stage });
      setTimeout(next);
    }
    send(asked: string): void {
      const { op, id } = JSON.parse(asked) as { op: string; id: string };
      const answer = op === 'legal' ? legal.shift() : undefined;
      const named = answer && JSON.stringify({ ...(JSON.parse(answer) as object), id });
      if (named) setTimeout(() => void this.say(named, 'choices'));
    }
    close(): void {}

    private async say(data: string, kind: Drawn['kind']): Promise<void> {
      const start = performance.now();
      this.onmessage?.({ data });
      for (let i = 0; i < 20; ++i) await Promise.resolve(); // what waited for the message, and the drawing after it
      const scripts = performance.now() - start;
      document.body.getBoundingClientRect();
      drawn.push({ kind, scripts, all: performance.now() - start });
    }
  }
  Object.assign(window, { WebSocket: StagedSocket });
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

async function record(person: Person, game: string, moves: number): Promise<[string, Course]> {
  const course: Course = { told: [], legal: [] };
  person.context.on('page', (page) =>
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        const message = JSON.parse(String(payload)) as Record<string, unknown>;
        if (message['type'] === 'welcome' || message['type'] === 'entries') course.told.push(String(payload));
        if (message['op'] === 'legal') course.legal.push(String(payload));
      }),
    ),
  );
  const page = await person.playNow(game);
  for (let played = 0; played < moves && (await playOn(page)); played += 1);
  const path = new URL(page.url()).pathname;
  await page.close();
  return [path, course];
}

async function hearAgain(person: Person, path: string, course: Course): Promise<readonly Drawn[]> {
  const page = await person.context.newPage();
  await page.addInitScript(stage, course);
  await page.goto(person.server.address + path);
  await page.waitForSelector('.play');
  await page.waitForTimeout(3000); // what is prepared while nobody acts
  const next = () => page.evaluate(() => (window as unknown as { stage: Stage }).stage.next());
  while (await next()) await page.waitForTimeout(120);
  const drawn = await page.evaluate(() => (window as unknown as { stage: Stage }).stage.drawn);
  return drawn.slice(1); // the welcome is no move
}

function line(game: string, kind: Drawn['kind'], drawn: readonly Drawn[]): string {
  const times = drawn.filter((one) => one.kind === kind);
  const sorted = (values: number[]): readonly number[] => values.sort((a, b) => a - b);
  const [scripts, all] = [sorted(times.map((one) => one.scripts)), sorted(times.map((one) => one.all))];
  const quantile = (values: readonly number[], q: number) =>
    values[Math.min(values.length - 1, Math.floor(q * values.length))] ?? NaN;
  const figures = [quantile(scripts, 0.5), quantile(all, 0.5), quantile(all, 0.95), quantile(all, 1)];
  return [
    game.padEnd(20),
    kind.padEnd(8),
    String(times.length).padStart(6),
    ...figures.map((ms) => ms.toFixed(1).padStart(8)),
  ].join(' ');
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
  const [path, course] = await record(person, game, most);
  const drawn = await hearAgain(person, path, course);
  for (const kind of ['move', 'choices'] as const) console.log(line(game, kind, drawn));
  await person.leave();
}
await browser.close();
await server.dispose();
