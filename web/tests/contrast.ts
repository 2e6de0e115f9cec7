// Contrast of the words inside drawings, which axe does not judge: what is painted behind them is read from a picture
// that is taken without them.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

interface Written {
  readonly words: string;
  readonly where: string; // the classes around it
  readonly colour: readonly [number, number, number, number];
  readonly box: readonly [left: number, top: number, width: number, height: number];
  readonly least: number;
}

// Words in drawings that can be seen now.
const written = (page: Page): Promise<readonly Written[]> =>
  page.evaluate(() => {
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
    for (const text of document.querySelectorAll<SVGTextElement>('svg text')) {
      const { left, top, width, height } = text.getBoundingClientRect();
      const style = getComputedStyle(text);
      const [x, y] = [left + width / 2, top + height / 2];
      const above = document.elementsFromPoint(x, y)[0];
      const words = text.textContent.trim();
      if (!words || width < 2 || style.visibility !== 'visible' || text.closest('.thumbnail')) continue;
      if (!above || (above !== text && !above.closest('svg')?.contains(text))) continue; // out of sight
      const opacity = opacityOf(text) * Number(style.fillOpacity);
      if (opacity < 0.05) continue;
      const size = parseFloat(style.fontSize) * Math.hypot(text.getScreenCTM()?.a ?? 1, text.getScreenCTM()?.b ?? 0);
      const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
      found.push({
        words,
        where: `${text.getAttribute('class') ?? ''} in ${text.parentElement?.getAttribute('class') ?? ''}`,
        colour: [...rgba(style.fill), opacity * (numbers(style.fill)[3] ?? 1)],
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
  });

interface Judged {
  readonly words: string;
  readonly where: string;
  readonly contrast: number;
  readonly least: number;
}

interface Seen {
  readonly theme: string;
  readonly texts: readonly Written[];
  readonly picture: string; // as it is
  readonly bare: string; // without the words
}

// Only where the two pictures differ, and in its own colour, is a word seen: something may lie on it. A quarter of what
// is behind it may be worse than the rest: stars, the rim of a planet.
const judge = (page: Page, seen: Seen): Promise<readonly Judged[]> =>
  page.evaluate(
    async ([picture, bare, texts]) => {
      const draw = async (source: string) => {
        const image = new Image();
        image.src = source;
        await image.decode();
        const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d', { willReadFrequently: true });
        if (!canvas) throw new Error('no canvas');
        canvas.drawImage(image, 0, 0);
        return canvas;
      };
      const [withWords, without] = [await draw(picture), await draw(bare)];
      const luminance = (colour: readonly number[]) => {
        const [red = 0, green = 0, blue = 0] = colour.map((value) =>
          value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
        );
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const apart = (one: readonly number[], other: readonly number[]) =>
        one.reduce((sum, value, i) => sum + Math.abs(value - (other[i] ?? 0)), 0);
      return texts.map(({ words, where, colour, box, least }) => {
        const [left, top, width, height] = box;
        const area = [left, top, Math.max(1, width), Math.max(1, height)] as const;
        const { data } = without.getImageData(...area);
        const shown = withWords.getImageData(...area).data;
        const contrasts: number[] = [];
        for (let at = 0; at + 2 < data.length; at += 4) {
          const behind = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
          const seen = behind.map((value, i) => value + ((colour[i] ?? 0) - value) * colour[3]);
          const drawn = [shown[at] ?? 0, shown[at + 1] ?? 0, shown[at + 2] ?? 0];
          if (apart(drawn, behind) < 12 || apart(drawn, seen) > 90) continue; // not this word, or something on it
          const [one, other] = [luminance(behind), luminance(seen)];
          contrasts.push((Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05));
        }
        contrasts.sort((a, b) => a - b);
        return { words, where, least, contrast: contrasts[Math.floor(contrasts.length / 4)] ?? Infinity };
      });
    },
    [seen.picture, seen.bare, seen.texts] as const,
  );

// Their outlines stay: they lie on them.
async function withoutWords(page: Page): Promise<Buffer> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('svg text, svg text * { fill: transparent !important; transition: none !important }');
    document.adoptedStyleSheets = [sheet];
  });
  const picture = await page.screenshot();
  await page.evaluate(() => (document.adoptedStyleSheets = []));
  return picture;
}

// In both themes.
export async function checkDrawings(page: Page, screen: string): Promise<void> {
  const seen: Seen[] = [];
  const png = (picture: Buffer) => `data:image/png;base64,${picture.toString('base64')}`;
  for (const theme of ['dark', 'light'] as const) {
    await page.evaluate((shown) => (document.documentElement.dataset['theme'] = shown), theme);
    const texts = await written(page);
    seen.push({ theme, texts, picture: png(await page.screenshot()), bare: png(await withoutWords(page)) });
  }
  const lab = await page.context().newPage(); // the game's own page may not load pictures
  for (const one of seen) {
    const faults = (await judge(lab, one))
      .filter(({ contrast, least }) => contrast < least)
      .map(({ words, where, contrast, least }) => `${words} (${where}): ${contrast.toFixed(2)} of ${least}`);
    expect.soft([...new Set(faults)], `${screen}, ${one.theme}`).toEqual([]);
  }
  await lab.close();
}
