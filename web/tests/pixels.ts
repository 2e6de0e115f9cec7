// Colours as they are on the screen: read from pictures of a page, and compared.
import type { BrowserContext, Page } from 'playwright-core';

export type Colour = readonly [red: number, green: number, blue: number];
export type Area = readonly [left: number, top: number, width: number, height: number];

const luminance = (colour: Colour): number => {
  const [red = 0, green = 0, blue = 0] = colour.map((value) =>
    value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

// As WCAG reckons it, from 1 to 21.
export function contrastOf(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

export const apart = (one: Colour, other: Colour): number =>
  one.reduce((sum, value, i) => sum + Math.abs(value - (other[i] ?? 0)), 0);

// A colour that lets through what is behind it.
export function over(behind: Colour, colour: Colour, opacity: number): Colour {
  const mixed = (i: 0 | 1 | 2) => behind[i] + (colour[i] - behind[i]) * opacity;
  return [mixed(0), mixed(1), mixed(2)];
}

// The colours of areas of a picture, row by row; what lies outside of it is black. It is unpacked in a page of its own:
// the game's may not load any.
export async function coloursIn(
  context: BrowserContext,
  png: Buffer,
  areas: readonly Area[],
): Promise<readonly (readonly Colour[])[]> {
  const lab = await context.newPage();
  const found = await lab.evaluate(
    async ([source, all]) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d', { willReadFrequently: true });
      if (!canvas) throw new Error('no canvas');
      canvas.drawImage(image, 0, 0);
      const { data } = canvas.getImageData(0, 0, image.width, image.height);
      return all.map(([left, top, width, height]) => {
        const colours: [number, number, number][] = [];
        for (let y = Math.floor(top); y < top + height; y += 1)
          for (let x = Math.floor(left); x < left + width; x += 1) {
            const at = x < 0 || x >= image.width ? -1 : (y * image.width + x) * 4;
            colours.push([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]);
          }
        return colours;
      });
    },
    [`data:image/png;base64,${png.toString('base64')}`, areas] as const,
  );
  await lab.close();
  return found;
}

// The page with some more style, as a picture.
export async function styled(page: Page, style: string): Promise<Buffer> {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, style);
  const picture = await page.screenshot();
  await page.evaluate(() => (document.adoptedStyleSheets = []));
  return picture;
}
