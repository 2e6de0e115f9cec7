// Moments on the board: where something happened flashes, and points rise beside what brought them. All of it lies over
// the page and is in nobody's way.
import type { Gain, Target } from '../games/game_ui';
import { signed } from '../text/points';
import { say } from '../text/say';
import { duration } from '../ui/settings';

const still = 1600; // milliseconds that something is shown where nothing moves

const isSeen = (element: Element): boolean => {
  const { width, height, bottom, right, top, left } = element.getBoundingClientRect();
  return width > 0 && height > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
};

// Where a target is drawn; the panel of the seat where it is not on the screen.
export function placesOf(targets: readonly Target[], seat: number | null): readonly Element[] {
  const drawn = targets
    .flatMap((target) => [...document.querySelectorAll(`.play [data-target="${CSS.escape(target)}"]`)])
    .filter((element) => element.closest('.thumbnail, [inert]') === null && isSeen(element));
  if (drawn.length > 0 || seat === null) return drawn;
  return [...document.querySelectorAll(`.play [data-seat="${seat}"]`)];
}

const laid = new Map<HTMLElement, Element>(); // what lies over what
const risen = new Map<Element, DOMRect>(); // words that are shown, where they began

function put(made: HTMLElement, over: Element): void {
  const { left, top, width, height } = over.getBoundingClientRect();
  const place = { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px`, visibility: '' };
  Object.assign(made.style, place);
}

// A board that scrolls to what is asked next takes along what lies over it, and what leaves its frame is not shown.
function follow(): void {
  for (const [made, over] of laid) {
    if (!over.isConnected) continue;
    put(made, over);
    const frame = over.closest('.zoom, .tray')?.getBoundingClientRect();
    const { top, bottom } = over.getBoundingClientRect();
    if (frame && (bottom <= frame.top || top >= frame.bottom)) made.style.visibility = 'hidden';
  }
}

function takeAway(made: HTMLElement): void {
  laid.delete(made);
  for (const words of made.children) risen.delete(words);
  made.remove();
}

// A phone that is turned lays everything out anew.
function clear(): void {
  for (const made of laid.keys()) takeAway(made);
}

function lay(className: string, over: Element): HTMLElement {
  addEventListener('scroll', follow, { capture: true, passive: true }); // once, however often it is said
  addEventListener('resize', clear);
  const made = document.createElement('div');
  made.className = className;
  put(made, over);
  laid.set(made, over);
  made.setAttribute('aria-hidden', 'true'); // it is told in words as well
  document.body.append(made);
  return made;
}

// Shows it, moving or not, and takes it away.
function passing(made: HTMLElement, frames: Keyframe[], length: number, delay = 0): void {
  const moves = duration(length) > 0;
  const shown = moves
    ? made.animate(frames, { duration: duration(length), delay, easing: 'ease-out', fill: 'both' })
    : made.animate([{ opacity: 1 }, { opacity: 1 }], { duration: still });
  void shown.finished.catch(() => undefined).finally(() => takeAway(made));
}

export function flash(places: readonly Element[]): void {
  for (const place of places)
    passing(
      lay('moment-place', place),
      [
        { opacity: 0, transform: 'scale(1.25)' },
        { opacity: 1, transform: 'none', offset: 0.25 },
        { opacity: 1, transform: 'none', offset: 0.7 },
        { opacity: 0, transform: 'none' },
      ],
      1400,
    );
}

// Until it is let go of.
export function point(places: readonly Element[]): () => void {
  const marks = places.map((place) => lay('moment-place', place));
  return () => marks.forEach(takeAway);
}

const margin = 8; // pixels to the edge of the window
const gap = 4; // between words
const rising = 20; // pixels that words rise

// At a place near the edge it lies beside it, so that all of it is read.
function keepInside(words: HTMLElement): void {
  const { left, right } = words.getBoundingClientRect();
  const over = right - (document.documentElement.clientWidth - margin);
  words.style.left = `${left < margin ? margin - left : Math.min(0, -over)}px`;
}

// Words at one place or close together stand one above the other; below, where no room is above.
function keepApart(words: HTMLElement): void {
  const from = words.getBoundingClientRect();
  const taken = [...risen.values()].filter(({ left, right }) => left < from.right && right > from.left);
  const free = (by: number): boolean =>
    from.top + by >= margin + rising &&
    taken.every(({ top, bottom }) => from.bottom + by < top || from.top + by > bottom);
  const ways = Array.from({ length: 2 * taken.length + 1 }, (_, i) => i * (from.height + gap));
  const by = ways.map((way) => -way).find(free) ?? ways.find(free) ?? 0;
  words.style.top = `${by}px`;
  risen.set(words, words.getBoundingClientRect());
}

export function rise(gains: readonly Gain[]): void {
  gains.forEach((gain, i) => {
    const [place] = gain.at.flatMap((target) => placesOf([target], null)).concat(placesOf([], gain.seat));
    if (!place) return;
    const made = lay(gain.points < 0 ? 'moment-gain worse' : 'moment-gain', place);
    made.dataset['of'] = String(gain.seat);
    made.style.setProperty('--seat', `var(--seat-${gain.seat % 6})`);
    const words = document.createElement('span');
    const points = document.createElement('strong');
    points.className = 'number';
    points.textContent = signed(gain.points);
    words.append(points, ` ${say(gain.reason)}`);
    made.append(words);
    keepInside(words);
    keepApart(words);
    passing(
      made,
      [
        { opacity: 0, transform: 'translateY(12px)' },
        { opacity: 1, transform: 'none', offset: 0.2 },
        { opacity: 1, transform: 'translateY(-10px)', offset: 0.8 },
        { opacity: 0, transform: `translateY(${-rising}px)` },
      ],
      2200,
      duration(i * 150),
    );
  });
}
