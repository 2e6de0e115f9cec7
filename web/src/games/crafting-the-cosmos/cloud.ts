// The clouds of a nebula, made from its tile: the same tile always looks the same.
import { ELEMENTS, type Element } from './view';
import type { Tile } from './content';

// What a picture depends on.
export type Clouded = Pick<Tile, 'id' | Element>;

type Colour = readonly [number, number, number];

const GLOW: Readonly<Record<Element, Colour>> = {
  H: [255, 92, 84],
  He: [78, 152, 255],
  O: [74, 205, 132],
  C: [170, 112, 255],
};

// 32 bits from a text (FNV-1a).
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; ++i) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

// A number from 0 to 1 for a point of the grid.
function grain(x: number, y: number, seed: number): number {
  let hash = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ seed;
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) / 0xffffffff;
}

const smooth = (t: number): number => t * t * (3 - 2 * t);
const mix = (a: number, b: number, t: number): number => a + (b - a) * t;

function noise(x: number, y: number, seed: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const across = smooth(x - left);
  const upper = mix(grain(left, top, seed), grain(left + 1, top, seed), across);
  const lower = mix(grain(left, top + 1, seed), grain(left + 1, top + 1, seed), across);
  return mix(upper, lower, smooth(y - top));
}

// What is only bent or mixed by needs less detail than what is seen.
function clouds(x: number, y: number, seed: number, octaves = 5): number {
  let sum = 0;
  let weight = 0.5;
  for (let octave = 0; octave < octaves; ++octave) {
    sum += weight * noise(x, y, seed + octave);
    x *= 2.03;
    y *= 2.03;
    weight /= 2;
  }
  return sum;
}

const within = (value: number): number => Math.max(0, Math.min(1, value));

// The colours of what it needs, the most wanted first.
export function palette(tile: Clouded): readonly Colour[] {
  return [...ELEMENTS]
    .filter((element) => tile[element] > 0)
    .sort((a, b) => tile[b] - tile[a])
    .map((element) => GLOW[element]);
}

// RGBA of a square picture: bright wisps of the tile's colours on the night, with a few far stars.
export function paintCloud(tile: Clouded, side: number): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray(side * side * 4);
  const seed = seedOf(tile.id);
  const colours = palette(tile);
  const first = colours[0] ?? GLOW.H;
  for (let y = 0; y < side; ++y) {
    for (let x = 0; x < side; ++x) {
      const u = (x / side) * 3.2;
      const v = (y / side) * 3.2;
      const bend = clouds(u + 5.2, v + 1.3, seed ^ 0x51ed, 3);
      const wisp = clouds(u + 2.4 * bend, v + 1.9 * bend, seed);
      const filament = 1 - Math.abs(2 * clouds(u * 1.7 + bend, v * 1.7, seed ^ 0xabc) - 1);
      const r = Math.hypot(x / side - 0.5, y / side - 0.5) * 2;
      const light = within((wisp - 0.3) * 2.3) * within(1.22 - r * 0.8);
      const edge = within((filament - 0.8) * 4) * light;
      // Each colour has its own part of the sky.
      let sum = 0;
      const mixed: [number, number, number] = [0, 0, 0];
      colours.forEach((colour, i) => {
        const share = Math.pow(clouds(u * 0.8 + i * 7.1, v * 0.8 - i * 3.3, seed + 77 * i, 2), 7);
        sum += share;
        for (let c = 0; c < 3; ++c) mixed[c] = (mixed[c] ?? 0) + share * (colour[c] ?? 0);
      });
      const at = (y * side + x) * 4;
      for (let c = 0; c < 3; ++c) {
        const hue = sum > 0 ? (mixed[c] ?? 0) / sum : (first[c] ?? 0);
        const night = [10, 14, 30][c] ?? 0;
        pixels[at + c] = night + hue * (light * 1.1 + 0.25 * edge) + 90 * edge;
      }
      if (grain(x, y, seed ^ 0x5747) > 0.996) {
        const far = 120 + 135 * grain(y, x, seed);
        for (let c = 0; c < 3; ++c) pixels[at + c] = Math.max(pixels[at + c] ?? 0, far);
      }
      pixels[at + 3] = 255;
    }
  }
  return pixels;
}

const SIDE = 112;
const painted = new Map<string, string>();

// The picture's address; null where nothing can be painted, as in a test.
export function cloudOf(tile: Clouded): string | null {
  if (typeof document === 'undefined') return null;
  const key = `${tile.id} ${ELEMENTS.map((element) => tile[element]).join()}`;
  const before = painted.get(key);
  if (before) return before;
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIDE;
  const context = canvas.getContext('2d');
  if (!context) return null;
  const picture = context.createImageData(SIDE, SIDE);
  picture.data.set(paintCloud(tile, SIDE));
  context.putImageData(picture, 0, 0);
  const address = canvas.toDataURL('image/webp', 0.85);
  painted.set(key, address);
  return address;
}

// Safari has no idle time to give.
const whenIdle = (then: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(then);
  else setTimeout(then, 100);
};

// Paints them while nothing else is to be done: a tile that comes into play is then drawn at once.
export function paintAhead(tiles: Iterable<Clouded>): () => void {
  const waiting = [...tiles];
  let stopped = false;
  const next = () => {
    const tile = waiting.shift();
    if (stopped || !tile) return;
    cloudOf(tile);
    whenIdle(next);
  };
  whenIdle(next);
  return () => {
    stopped = true;
  };
}
