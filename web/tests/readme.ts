// The pictures of the README: npm run readme-pictures plays each game a while and writes docs/images/.
import { mkdirSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { play, ready, until } from './clicker';
import { openBrowser, Person, Server } from './harness';

const folder = new URL('../../docs/images/', import.meta.url).pathname;

// How many decisions make a position worth a picture.
const decisions = { 'cosmic-factory': 41, 'crafting-the-cosmos': 70, cosmogenesis: 45, anunnaki: 45 };

// A quarter of the size of PNG, and as sharp.
const webp = (page: Page, png: Buffer): Promise<string> =>
  page.evaluate(
    async (address) => {
      const picture = new Image();
      picture.src = address;
      await picture.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [picture.width, picture.height];
      canvas.getContext('2d')?.drawImage(picture, 0, 0);
      return canvas.toDataURL('image/webp', 0.88).split(',')[1] ?? '';
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );

const server = new Server();
const [browser] = await Promise.all([openBrowser(), server.start()]);
mkdirSync(folder, { recursive: true });
for (const [game, most] of Object.entries(decisions)) {
  const person = await Person.come(browser, server);
  const page = await person.playNow(game);
  await play(page, { seed: 1, hints: 1, most, turning: game === 'cosmic-factory' });
  await ready(page);
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.fonts.ready);
  await until(page, () => document.querySelector('.moment-place, .moment-gain') === null, null);
  const picture = await page.screenshot();
  writeFileSync(`${folder}${game}.webp`, await webp(page, picture), 'base64');
  console.log(`docs/images/${game}.webp`);
  await person.leave();
}
await browser.close();
await server.dispose();
