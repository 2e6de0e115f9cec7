// Contrast of the words inside drawings, which axe does not judge: what is painted behind them is read from a picture
// that is taken without them.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { lookStill } from './still';
import { apart, coloursIn, contrastOf, over, styled, type Area, type Colour } from './pixels';

interface Written {
  readonly words: string;
  readonly where: string; // the classes around it
  readonly colour: Colour;
  readonly opacity: number;
  readonly box: Area;
  readonly least: number;
}

// Words in drawings that can be seen now.
const written = (page: Page, part: string): Promise<readonly Written[]> =>
  page.evaluate((within) => {
    const numbers = (colour: string) => [...colour.matchAll(/[\d.]+/g)].map(([number]) => Number(number));
    // Colours such as color-mix() are asked of a canvas, which knows them all.
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const rgba = (colour: string): [number, number, number] => {
      if (!canvas) throw new Error('no canvas');
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
      return [red, green, blue];
    };
    const opacityOf = (element: Element | null): number =>
      element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1;
    const found: Written[] = [];
    for (const text of document.querySelectorAll<SVGTextElement>(`:is(${within}) svg text`)) {
      const { left, top, width, height } = text.getBoundingClientRect();
      const style = getComputedStyle(text);
      const [x, y] = [left + width / 2, top + height / 2];
      const above = document.elementsFromPoint(x, y)[0];
      const words = text.textContent.trim();
      if (!words || width < 2 || style.visibility !== 'visible') continue;
      const small = text.closest('.thumbnail'); // which is pressed as a whole
      if (!above || (above !== text && above !== small && !above.closest('svg')?.contains(text))) continue; // out of sight
      const opacity = opacityOf(text) * Number(style.fillOpacity);
      if (opacity < 0.05) continue;
      const size = parseFloat(style.fontSize) * Math.hypot(text.getScreenCTM()?.a ?? 1, text.getScreenCTM()?.b ?? 0);
      const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
      found.push({
        words,
        where: `${text.getAttribute('class') ?? ''} in ${text.parentElement?.getAttribute('class') ?? ''}`,
        colour: rgba(style.fill),
        opacity: opacity * (numbers(style.fill)[3] ?? 1),
        box: [left, top, width, height],
        least: large ? 3 : 4.5,
      });
    }
    // What another word lies on, such as the sign of a space under a nebula's points, is covered.
    const covers = (one: Written, other: Written) => {
      const [left, top, width, height] = other.box;
      const [x, y] = [left + width / 2 - one.box[0], top + height / 2 - one.box[1]];
      return x >= 0 && y >= 0 && x <= one.box[2] && y <= one.box[3];
    };
    return found.filter((one, i) => !found.slice(i + 1).some((later) => covers(later, one)));
  }, part);

// Only where the two pictures differ, and in its own colour, is a word seen: something may lie on it. A quarter of what
// is behind it may be worse than the rest: stars, the rim of a planet.
function contrastIn({ colour, opacity }: Written, shown: readonly Colour[], bare: readonly Colour[]): number {
  const contrasts = bare.flatMap((behind, i) => {
    const drawn = shown[i] ?? behind;
    const seen = over(behind, colour, opacity);
    // Not this word, or something on it.
    return apart(drawn, behind) < 12 || apart(drawn, seen) > 90 ? [] : [contrastOf(behind, seen)];
  });
  contrasts.sort((a, b) => a - b);
  return contrasts[Math.floor(contrasts.length / 4)] ?? Infinity;
}

// Their outlines stay: they lie on them.
const withoutWords = 'svg text, svg text * { fill: transparent !important; transition: none !important }';

// Which words do not stand out, in a part of the page.
async function faultsOf(page: Page, part: string): Promise<readonly string[]> {
  const texts = await written(page, part);
  const areas = texts.map(({ box: [left, top, width, height] }): Area => [
    left,
    top,
    Math.max(1, width),
    Math.max(1, height),
  ]);
  const shown = await coloursIn(page.context(), await page.screenshot(), areas);
  const bare = await coloursIn(page.context(), await styled(page, withoutWords), areas);
  const faults = texts
    .map((one, i) => ({ ...one, contrast: contrastIn(one, shown[i] ?? [], bare[i] ?? []) }))
    .filter(({ contrast, least }) => contrast < least)
    .map(({ words, where, contrast, least }) => `${words} (${where}): ${contrast.toFixed(2)} of ${least}`);
  return [...new Set(faults)];
}

// In both themes.
export async function checkDrawings(page: Page, screen: string, part = 'body'): Promise<void> {
  for (const theme of ['dark', 'light'] as const) {
    await page.evaluate((shown) => (document.documentElement.dataset['theme'] = shown), theme);
    const faults = await lookStill(page, () => faultsOf(page, part));
    expect.soft(faults, `${screen}, ${theme}`).toEqual([]);
  }
}
