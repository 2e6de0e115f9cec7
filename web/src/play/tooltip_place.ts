// Where an explanation stands: near its thing, inside the window, and on nothing that can be chosen. Pure.

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
type Size = Pick<Box, 'width' | 'height'>;

const gap = 8;
const rows = 8; // further places are looked for in so many rows and columns of the window

export const overlap = (a: Box, b: Box): number => {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
};

const distance = (a: Box, b: Box): number =>
  Math.hypot(a.left + a.width / 2 - b.left - b.width / 2, a.top + a.height / 2 - b.top - b.height / 2);

function candidates(thing: Box, { width, height }: Size, window: Size): readonly Box[] {
  const [x, y] = [thing.left + thing.width / 2 - width / 2, thing.top + thing.height / 2 - height / 2];
  const [right, below] = [thing.left + thing.width + gap, thing.top + thing.height + gap];
  const places: [number, number][] = [
    [x, below],
    [x, thing.top - height - gap],
    [right, y],
    [thing.left - width - gap, y],
  ];
  for (let row = 0; row <= rows; row += 1) {
    for (let column = 0; column <= rows; column += 1)
      places.push([(column / rows) * window.width, (row / rows) * window.height]);
  }
  const inside = (at: number, size: number, all: number) => Math.max(gap, Math.min(all - size - gap, at));
  return places.map(([left, top]) => ({
    left: inside(left, width, window.width),
    top: inside(top, height, window.height),
    width,
    height,
  }));
}

// The nearest place that covers nothing; where there is none, the one that covers least.
export function placeBeside(thing: Box, size: Size, window: Size, taken: readonly Box[]): Box {
  const covered = (box: Box) => [thing, ...taken].reduce((sum, one) => sum + overlap(box, one), 0);
  const cost = (box: Box) => {
    const area = covered(box);
    return (area > 0 ? 10_000 + area : 0) + distance(box, thing);
  };
  return candidates(thing, size, window).reduce((best, box) => (cost(box) < cost(best) ? box : best));
}
