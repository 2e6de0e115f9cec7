// Where a card stands: beside what it speaks of, and never on it. Pure.
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

const margin = 8; // to the edge of the window
const gap = 14; // to what it speaks of
const step = 12; // places that are tried

const shared = (from: number, to: number, otherFrom: number, otherTo: number): number =>
  Math.max(0, Math.min(to, otherTo) - Math.max(from, otherFrom));

export const overlap = (one: Box, other: Box): number =>
  shared(one.left, one.left + one.width, other.left, other.left + other.width) *
  shared(one.top, one.top + one.height, other.top, other.top + other.height);

export const grown = ({ left, top, width, height }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

export const within = (box: Box, frame: Box): Box => {
  const left = Math.max(frame.left, box.left);
  const top = Math.max(frame.top, box.top);
  return {
    left,
    top,
    width: Math.max(0, Math.min(frame.left + frame.width, box.left + box.width) - left),
    height: Math.max(0, Math.min(frame.top + frame.height, box.top + box.height) - top),
  };
};

const middle = ({ left, top, width, height }: Box): Point => ({ x: left + width / 2, y: top + height / 2 });

// How far one has to go from one box to the other.
function distance(one: Box, other: Box): number {
  const dx = Math.max(0, other.left - one.left - one.width, one.left - other.left - other.width);
  const dy = Math.max(0, other.top - one.top - one.height, one.top - other.top - other.height);
  return Math.hypot(dx, dy);
}

export interface Room {
  readonly screen: Size;
  readonly spots: readonly Box[]; // what it speaks of: not to be covered
  readonly quiet?: readonly Box[]; // better not covered either, such as what is asked
}

// The best of many places. Covering a spot costs more than anything else; then what is quiet, then the way to the
// spots, and being askew to them.
export function placeCard(card: Size, { screen, spots, quiet = [] }: Room): Point {
  const right = Math.max(margin, screen.width - card.width - margin);
  const bottom = Math.max(margin, screen.height - card.height - margin);
  const kept = spots.map((spot) => grown(spot, gap));
  const first = spots[0];
  let best: Point = { x: right, y: bottom };
  let least = Infinity;
  for (let y = margin; y <= bottom; y += step) {
    for (let x = margin; x <= right; x += step) {
      const box = { left: x, top: y, ...card };
      const covered = kept.reduce((sum, spot) => sum + overlap(box, spot), 0);
      const disturbed = quiet.reduce((sum, other) => sum + overlap(box, other), 0);
      const way = spots.reduce((sum, spot) => sum + distance(box, spot), 0) / Math.max(1, spots.length);
      const askew = first
        ? Math.min(Math.abs(middle(box).x - middle(first).x), Math.abs(middle(box).y - middle(first).y))
        : Math.hypot(middle(box).x - screen.width / 2, middle(box).y - screen.height / 2);
      const cost = covered * 1000 + disturbed + way * 4 + askew;
      if (cost < least) {
        least = cost;
        best = { x, y };
      }
    }
  }
  return best;
}

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

// From the card's edge to the spot's: the ends of the arrow between them; null where they are too close for one.
export function arrow(card: Box, spot: Box): { readonly from: Point; readonly to: Point } | null {
  if (distance(card, spot) < 2 * gap) return null;
  const nearest = (box: Box, point: Point): Point => ({
    x: clamp(point.x, box.left, box.left + box.width),
    y: clamp(point.y, box.top, box.top + box.height),
  });
  const to = nearest(spot, middle(card));
  const from = nearest(card, to);
  return { from, to: nearest(spot, from) };
}
