// A server of our own, a browser, and people who click.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { flags, program as browser } from '../script/browser.mjs';
import { findProgram } from '../script/engine.mjs';

const program = findProgram();

// Milliseconds until what is waited for will not come any more: long, since a busy machine is slow.
export const patience = 120_000;

export const openBrowser = (): Promise<Browser> => chromium.launch({ executablePath: browser, args: flags });

export class Server {
  address = '';
  private process: ChildProcess | null = null;
  private readonly data = mkdtempSync(join(tmpdir(), 'orrery-web-'));

  // On the port it had before, if it ran before: the page finds it there again.
  async start(): Promise<void> {
    const port = this.address ? new URL(this.address).port : '0';
    const child = spawn(program, ['serve', '--port', port, '--data', this.data, '--bot-pace', '0'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.process = child;
    this.address = await new Promise<string>((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`${program} serve ended with ${code}`)));
      createInterface({ input: child.stdout }).once('line', (line) => {
        const found = /http:\/\/\S+/.exec(line)?.[0];
        if (found) resolve(found.replace(/\/$/, ''));
        else reject(new Error(`no address in: ${line}`));
      });
    });
  }

  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    const child = this.process;
    this.process = null;
    if (child?.exitCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  }

  async dispose(): Promise<void> {
    await this.stop();
    rmSync(this.data, { recursive: true, force: true });
  }
}

// Who is no newcomer was asked already whether to be guided.
const guidedGames = ['cosmic-factory', 'crafting-the-cosmos', 'cosmogenesis', 'anunnaki'];

export interface PersonOptions {
  readonly language?: 'en' | 'de' | 'fr';
  readonly size?: readonly [number, number];
  readonly touch?: boolean; // a phone or a tablet: fingers, no mouse
  readonly motion?: boolean; // things move; otherwise the browser says that the person wants none of it
  readonly newcomer?: boolean; // who is asked whether to be guided
}

// A browser of their own: cookie, storage, window. What goes wrong in it is collected.
export class Person {
  readonly problems: string[] = [];
  readonly elsewhere: string[] = []; // requests to other hosts
  readonly loaded: { readonly path: string; readonly size: number }[] = [];

  private constructor(
    readonly context: BrowserContext,
    readonly server: Server,
    private readonly touch: boolean,
  ) {}

  static async come(browser: Browser, server: Server, options: PersonOptions = {}): Promise<Person> {
    const [width, height] = options.size ?? [1440, 900];
    const context = await browser.newContext({
      viewport: { width, height },
      colorScheme: 'dark',
      hasTouch: options.touch ?? false,
      isMobile: options.touch ?? false,
      reducedMotion: options.motion ? 'no-preference' : 'reduce',
    });
    context.setDefaultTimeout(patience);
    context.setDefaultNavigationTimeout(patience);
    const person = new Person(context, server, options.touch ?? false);
    await context.addInitScript((language) => {
      if (!localStorage.getItem('orrery.settings'))
        localStorage.setItem('orrery.settings', JSON.stringify({ language }));
    }, options.language ?? 'en');
    if (!options.newcomer) {
      await context.addInitScript((offered) => {
        localStorage.setItem('orrery.guide', JSON.stringify({ offered, left: [] }));
      }, guidedGames);
    }
    context.on('request', (request) => {
      const url = new URL(request.url());
      if (url.protocol !== 'data:' && url.protocol !== 'blob:' && url.host !== new URL(server.address).host) {
        person.elsewhere.push(request.url());
      }
    });
    return person;
  }

  async page(path = '/'): Promise<Page> {
    const page = await this.context.newPage();
    page.on('pageerror', (error) => this.problems.push(`${error.message}\n${error.stack ?? ''}`));
    await page.goto(this.server.address + path);
    await page.waitForSelector('html[data-ready]');
    return page;
  }

  async playNow(game: string): Promise<Page> {
    const page = await this.page();
    const button = `[data-game="${game}"] .button.main`;
    await (this.touch ? page.tap(button) : page.click(button)); // a mouse would rest on what comes next
    await page.waitForSelector('.play');
    return page;
  }

  leave(): Promise<void> {
    return this.context.close();
  }
}
