// Contrast of the lines inside drawings that say something: what can be chosen and what is, where something may lie,
// whose it is, how far it has come. What is only drawn to be beautiful is not among them.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { lookStill } from './still';
import { apart, coloursIn, contrastOf, over, styled, type Colour } from './pixels';

const telling: Readonly<Record<string, readonly string[]>> = {
  'cosmic-factory': [
    '.cf-cell[data-lit]',
    '.cf-frame',
    '.cf-selected',
    '.cf-frozen',
    '.cf-snow',
    '.cf-handle path',
    '.cf-sand path',
    '.cf-outline',
    '.cf-trail polyline',
    '.cf-rail',
    '.cf-reached',
    '.cf-coming',
    '.cf-then',
    '.cf-symbol',
    '.cf-card-symbol',
    '.cf-pass',
    '.cf-finished path',
  ],
  'crafting-the-cosmos': [
    '.ctc-space',
    '.ctc-border',
    '.ctc-empty.corner',
    '.ctc-rim',
    '.ctc-need .ctc-body',
    '.ctc-need.met .ctc-need-bed',
    '.ctc-glow',
    '.ctc-landing',
    '.ctc-control.own .ctc-quarter',
    '.ctc-control.own .ctc-active rect',
    '.ctc-token circle',
    '.ctc-token.dark path',
    '.ctc-arrows path',
    '.ctc-line',
    '.ctc-hole',
    '.ctc-cell',
    '.ctc-crystal .ctc-body',
    '.ctc-card-face',
  ],
  cosmogenesis: [
    '.cg-orbit-line',
    '.cg-orbit-place',
    '.cg-moon-orbit',
    '.cg-zone-edge',
    '.cg-orbit-name circle',
    '.cg-place-ring',
    '.cg-glow',
    '.cg-rays',
    '.cg-plus',
    '.cg-life circle',
    '.cg-belt-count rect',
    '.cg-plaque rect',
    '.cg-ghost-ring',
    '.cg-cross',
    '.cg-any-planet',
    '.cg-any-orbit',
    '.cg-any-line',
    '.cg-orbit-range path',
    '.cg-sign',
  ],
  anunnaki: [
    '.an-border',
    '.an-hit[data-lit]',
    '.an-hit[data-chosen]',
    '.an-mark',
    '.an-path .an-line',
    '.an-node.upgraded .an-plate',
    '.an-pawn',
    '.an-piece-icon',
    '.an-banner circle',
    '.an-count circle',
    '.an-civilisation > path:not(.an-carving)',
    '.an-token',
    '.an-landing',
    '.an-ring',
    '.an-focus',
  ],
};

type Point = readonly [x: number, y: number];

// A place on a line, and the places beside it, where the line is no more.
interface Sample {
  readonly at: Point;
  readonly beside: readonly Point[];
}
interface Line {
  readonly kind: string;
  readonly where: string;
  readonly colour: Colour;
  readonly opacity: number;
  readonly samples: readonly Sample[];
}

const linesOf = (page: Page, kinds: readonly string[]): Promise<readonly Line[]> =>
  page.evaluate((selectors) => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const rgba = (colour: string): readonly number[] => {
      if (!canvas) throw new Error('no canvas');
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data];
    };
    const opacityOf = (element: Element | null): number =>
      element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1;
    return selectors.flatMap((kind) =>
      [...document.querySelectorAll<SVGElement>(`.play svg :is(${kind})`)].flatMap((line) => {
        if (!(line instanceof SVGGeometryElement) || line.closest('.thumbnail, .none')) return []; // of what there is none is pale
        const { stroke, strokeWidth, strokeOpacity, visibility } = getComputedStyle(line);
        const matrix = line.getScreenCTM();
        if (!matrix || visibility !== 'visible' || stroke === 'none' || line.getClientRects().length === 0) return [];
        const [red = 0, green = 0, blue = 0, alpha = 0] = rgba(stroke);
        const opacity = (alpha / 255) * Number(strokeOpacity) * opacityOf(line);
        if (opacity === 0) return [];
        const length = line.getTotalLength();
        const away = (parseFloat(strokeWidth) * Math.hypot(matrix.a, matrix.b)) / 2 + 1.5;
        const onScreen = (along: number) => {
          const { x, y } = line.getPointAtLength(along);
          return [matrix.a * x + matrix.c * y + matrix.e, matrix.b * x + matrix.d * y + matrix.f] as const;
        };
        const samples = Array.from({ length: 64 }, (_, i) => {
          const along = (length * (i + 0.5)) / 64;
          const [[x, y], [nextX, nextY]] = [onScreen(along), onScreen(Math.min(length, along + length / 200))];
          const step = Math.hypot(nextX - x, nextY - y) || 1;
          const [dx, dy] = [(-(nextY - y) / step) * away, ((nextX - x) / step) * away];
          return { at: [x, y] as const, beside: [[x + dx, y + dy] as const, [x - dx, y - dy] as const] };
        });
        const names = [line, line.parentElement].map((one) => one?.getAttribute('class') ?? '');
        return [{ kind, where: names.join(' in '), colour: [red, green, blue] as const, opacity, samples }];
      }),
    );
  }, kinds);

// The colours at the samples of a line: each sample's own place, then those beside it.
type Read = readonly (readonly Colour[])[];
interface Seen {
  readonly bare: Read; // without the lines
  readonly probes: readonly [Read, Read]; // with the lines in two colours that are far apart
}

const black: Colour = [0, 0, 0];

// Only where the probes differ a line is seen; where it goes beneath something else, less. It is to stand out from what
// it lies on, or on one of its sides where it divides two things; half of a short one may meet its like, as a path does at
// the pawn's ring.
function contrastIn({ colour, opacity, samples }: Line, { bare, probes }: Seen): number {
  const shown = samples.map((_, i) => apart(probes[0][i]?.[0] ?? black, probes[1][i]?.[0] ?? black));
  const whole = Math.max(120 * opacity, 0.8 * Math.max(...shown));
  const contrasts = shown.flatMap((difference, i) => {
    if (difference < whole) return [];
    const near = bare[i] ?? [];
    const seen = over(near[0] ?? black, colour, opacity);
    return [Math.max(...near.map((one) => contrastOf(one, seen)))];
  });
  contrasts.sort((a, b) => a - b);
  return contrasts[Math.floor(contrasts.length / 2)] ?? Infinity;
}

// The colours of all samples in a picture, line by line.
async function readLines(page: Page, picture: Buffer, lines: readonly Line[]): Promise<readonly Read[]> {
  const points = lines.flatMap(({ samples }) => samples.flatMap(({ at, beside }) => [at, ...beside]));
  const areas = points.map(([x, y]) => [Math.floor(x), Math.floor(y), 1, 1] as const);
  const colours = (await coloursIn(page.context(), picture, areas)).map(([colour = black]) => colour);
  let next = 0;
  return lines.map(({ samples }) => samples.map(({ beside }) => colours.slice(next, (next += 1 + beside.length))));
}

// How many lines there are, and which of them do not stand out.
async function faultsOf(page: Page, kinds: readonly string[]): Promise<readonly [number, readonly string[]]> {
  const lines = await linesOf(page, kinds);
  const read = async (colour: string) => {
    const rule = `.play svg :is(${kinds.join()}) { stroke: ${colour} !important; transition: none !important }`;
    return readLines(page, await styled(page, `${rule} * { animation: none !important }`), lines);
  };
  const [magenta, green, bare] = [await read('#ff00ff'), await read('#00ff00'), await read('transparent')];
  const faults = lines
    .map((line, i) => {
      const seen: Seen = { bare: bare[i] ?? [], probes: [magenta[i] ?? [], green[i] ?? []] };
      return { ...line, contrast: contrastIn(line, seen) };
    })
    .filter(({ contrast }) => contrast < 3)
    .map(({ where, contrast }) => `${where}: ${contrast.toFixed(2)} of 3`);
  return [lines.length, [...new Set(faults)]];
}

// In both themes.
export async function checkStrokes(page: Page, game: string, screen = game): Promise<void> {
  const kinds = telling[game] ?? [];
  for (const theme of ['dark', 'light'] as const) {
    await page.evaluate((shown) => (document.documentElement.dataset['theme'] = shown), theme);
    const [lines, faults] = await lookStill(page, () => faultsOf(page, kinds));
    expect(lines, `${screen} has lines`).toBeGreaterThan(0);
    expect.soft(faults, `${screen}, ${theme}`).toEqual([]);
  }
}
