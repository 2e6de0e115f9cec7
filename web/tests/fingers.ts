// Pressing with a finger, and what was clicked by it.
import type { CDPSession, Page } from 'playwright-core';
import { find, until } from './clicker';

// Everything that can be pressed.
const controls =
  'button, a[href], summary, select, textarea, input:not([type="hidden"]), [role="button"], [role="tab"]';

interface Watched extends Window {
  pressable: Element[];
  clicked: (Element | null)[];
}

// From now on clicks are noted and do nothing, so that the screen stays as it is; what the browser would open or let
// write into does not open either. Everything that a press itself shows is shown.
const watch = (page: Page): Promise<void> =>
  page.evaluate((selector) => {
    const watched = window as unknown as Watched;
    const known = watched.clicked as unknown;
    watched.clicked = [];
    if (known) return;
    addEventListener(
      'click',
      (event) => {
        if (!event.isTrusted) return;
        watched.clicked.push(event.target instanceof Element ? event.target.closest(selector) : null);
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      { capture: true },
    );
    addEventListener(
      'mousedown',
      (event) => {
        if (event.target instanceof Element && event.target.closest('select, input, textarea')) event.preventDefault();
      },
      { capture: true },
    );
  }, controls);

interface Control {
  readonly at: number;
  readonly name: string;
  readonly shows: boolean; // something while it is pressed
  readonly dark: boolean; // it cannot be chosen now, and says why
}

// What can be pressed on the screen: in a dialog where one is open.
const list = (page: Page, part: string): Promise<Control[]> =>
  page.evaluate(
    ([selector, where]) => {
      const watched = window as unknown as Watched;
      const within = document.querySelector('dialog[open]') ?? document.querySelector(where) ?? document.body;
      const all = [...within.querySelectorAll(selector)].filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        if (width === 0 || height === 0 || !element.checkVisibility({ visibilityProperty: true })) return false;
        return (
          !(element as HTMLButtonElement).disabled && !element.parentElement?.closest('button, .thumbnail, [inert]')
        );
      });
      watched.pressable = all;
      return all.map((element, at) => ({
        at,
        name: element.getAttribute('data-target') ?? element.getAttribute('aria-label') ?? element.textContent.trim(),
        shows: element.matches('[data-lit], .target-button'),
        dark: element.getAttribute('aria-disabled') === 'true',
      }));
    },
    [controls, part] as const,
  );

// A point that belongs to the control and to nothing that lies on it.
const spotOf = (page: Page, at: number): Promise<readonly [number, number] | null> =>
  page.evaluate(
    ([index, selector]) => {
      const element = (window as unknown as Watched).pressable[index];
      if (!element?.isConnected) return null;
      const parts = [0.5, 0.3, 0.7, 0.15, 0.85];
      // What stays at the edge of the window may lie on what is only just scrolled to.
      for (const block of ['nearest', 'center'] as const) {
        element.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' });
        const box: DOMRect = element.getBoundingClientRect();
        for (const [fx, fy] of parts.flatMap((a) => parts.map((b) => [b, a] as const))) {
          const [x, y]: readonly [number, number] = [box.left + fx * box.width, box.top + fy * box.height];
          if (document.elementFromPoint(x, y)?.closest(selector) === element) return [x, y] as const;
        }
      }
      return null;
    },
    [at, controls] as const,
  );

// Where nothing scrolls any more.
async function settled(page: Page, at: number): Promise<readonly [number, number] | null> {
  let before = await spotOf(page, at);
  for (let tries = 0; tries < 20; tries += 1) {
    await page.waitForTimeout(16);
    const spot = await spotOf(page, at);
    if (spot && before && Math.hypot(spot[0] - before[0], spot[1] - before[1]) < 1) return spot;
    before = spot;
  }
  return null;
}

// As long as a slow tap: what is previewed has come.
const hold = 220;

async function press(page: Page, cdp: CDPSession, { at, name, shows, dark }: Control): Promise<string | null> {
  const spot = await settled(page, at);
  if (!spot) return dark ? null : `${name}: no point of the screen is its own`;
  const [x, y] = spot;
  await page.evaluate(() => ((window as unknown as Watched).clicked = []));
  const clicks = () => (window as unknown as Watched).clicked.length > 0;
  for (let tries = 0; tries < 3 && !(await page.evaluate(clicks)); tries += 1) {
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    if (shows) await page.waitForTimeout(hold);
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await until(page, clicks, null, 1000).catch(() => undefined); // on a slow machine it was a long press: again
  }
  if (!(await page.evaluate(clicks))) return `${name}: no click came`;
  const hit = await page.evaluate((index) => {
    const { clicked, pressable } = window as unknown as Watched;
    const [one, ...more] = clicked;
    if (more.length > 0) return `${clicked.length} clicks`;
    return one === pressable[index] ? null : (one?.outerHTML.slice(0, 120) ?? 'nothing');
  }, at);
  return hit === null ? null : `${name}: ${hit} was clicked`;
}

// Taps every control of the screen once. Returns what went elsewhere. What is drawn and cannot be chosen now is tapped
// where it was not `known`, from the screens before.
export async function tapAll(page: Page, part = 'body', known = new Set<string>()): Promise<readonly string[]> {
  const cdp = await page.context().newCDPSession(page);
  await watch(page);
  const lost: string[] = [];
  for (const control of await list(page, part)) {
    if (control.dark && known.has(control.name)) continue;
    known.add(control.name);
    const fault = await press(page, cdp, control);
    if (fault !== null) lost.push(fault);
  }
  await cdp.detach();
  return lost;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

// Holds a finger there until the page has taken it for a question, and something has come of it. What a press shows at
// once may come before: a release then would still be a tap.
export async function holdAt(page: Page, { x, y }: Point, come: () => Promise<unknown>): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await page.evaluate(() => {
    const asking = window as unknown as { asked: boolean };
    asking.asked = false;
    addEventListener('longpressed', () => (asking.asked = true), { once: true });
  });
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await until(page, () => (window as unknown as { asked: boolean }).asked, null);
  await come();
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await cdp.detach();
}

export async function holdOn(page: Page, target: string, come: () => Promise<unknown>): Promise<void> {
  const spot = await find(page, target);
  if (!spot) throw new Error(`nothing to press for ${target}`);
  await holdAt(page, spot, come);
}

// Taps where there is nothing to press, nor an explanation to be read.
export async function tapNowhere(page: Page): Promise<void> {
  const spots = await page.$$eval('.prompt, .seat.own .points', (all) =>
    all
      .map((one) => one.getBoundingClientRect())
      .map(({ left, top, width, height }) => ({ x: left + width / 2, y: top + height / 2 }))
      .filter(({ x, y }) => !document.elementFromPoint(x, y)?.closest('.tooltip, a, button')),
  );
  const [spot] = spots;
  if (!spot) throw new Error('something lies everywhere');
  await page.touchscreen.tap(spot.x, spot.y);
}

// Lets clicks act again: a new page has no watch.
export const stopWatching = (page: Page): Promise<unknown> => page.reload();
