// Takes pictures into web/shots/: node script/shoot.mjs [--base URL] [--sizes phone,desktop]
// [--themes dark,light] [--full] NAME=PATH …   Without --base a Vite server is started for the gallery:
//   node script/shoot.mjs cf-start='gallery.html?game=cosmic-factory&position=start&lang=de&bare=1'
// writes shots/cf-start-{phone,tablet,desktop,wide}-{dark,light}.png. {theme} in a path is replaced,
// otherwise &theme= is added.
import { mkdirSync } from 'node:fs';
import { createServer } from 'vite';
import { chromium } from 'playwright-core';
import { flags, program, sizes } from './browser.mjs';

const root = new URL('..', import.meta.url).pathname;
const words = process.argv.slice(2);
const option = (name, otherwise) => {
  const at = words.indexOf(`--${name}`);
  return at < 0 ? otherwise : words.splice(at, 2)[1];
};
const full = words.includes('--full') && words.splice(words.indexOf('--full'), 1).length > 0;
const wantedSizes = option('sizes', Object.keys(sizes).join(',')).split(',');
const wantedThemes = option('themes', 'dark,light').split(',');
let base = option('base', '');
if (words.length === 0) throw new Error('nothing to shoot: NAME=PATH …');

let vite = null;
if (!base) {
  vite = await createServer({ root, logLevel: 'error', server: { port: 0, host: '127.0.0.1', hmr: false } });
  await vite.listen();
  base = `http://127.0.0.1:${vite.httpServer.address().port}`;
}
mkdirSync(`${root}/shots`, { recursive: true });
const browser = await chromium.launch({ executablePath: program, args: flags });
for (const word of words) {
  const [name, ...rest] = word.split('=');
  const path = rest.join('=');
  for (const theme of wantedThemes) {
    for (const size of wantedSizes) {
      const [width, height] = sizes[size];
      const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: 1 });
      page.on('pageerror', (error) => console.error(`${name} ${size} ${theme}: ${error.message}`));
      page.on('console', (line) => line.type() === 'error' && console.error(`${name}: ${line.text()}`));
      const themed = path.includes('{theme}')
        ? path.replace('{theme}', theme)
        : `${path}${path.includes('?') ? '&' : '?'}theme=${theme}`;
      await page.goto(`${base}/${themed}`);
      await page.waitForSelector('html[data-ready]', { timeout: 20000 });
      await page.evaluate(() => document.fonts.ready);
      await page.waitForTimeout(400);
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      if (sideways) console.error(`${name} ${size} ${theme}: scrolls sideways`);
      await page.screenshot({ path: `${root}/shots/${name}-${size}-${theme}.png`, fullPage: full });
      await page.close();
    }
  }
  console.log(`shots/${name}-*.png`);
}
await browser.close();
await vite?.close();
