// A server and a browser for all tests of a file.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { openBrowser, Person, Server, type PersonOptions } from './harness';

interface House {
  readonly server: Server;
  readonly come: (options?: PersonOptions) => Promise<Person>;
}

export function openHouse(): House {
  const server = new Server();
  let browser: Browser;
  beforeAll(async () => {
    [browser] = await Promise.all([openBrowser(), server.start()]);
  });
  afterAll(async () => {
    await browser.close();
    await server.dispose();
  });
  return { server, come: (options) => Person.come(browser, server, options) };
}
