// The whole game by keys: arrows between lit targets, Enter chooses, digits press buttons.

export interface Point {
  readonly x: number;
  readonly y: number;
}

const directions: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

// The index of the nearest point in that direction; what lies aside counts double. -1: none. Pure.
export function nearest(from: Point, points: readonly Point[], direction: Point): number {
  let best = -1;
  let least = Infinity;
  points.forEach((point, i) => {
    const [dx, dy] = [point.x - from.x, point.y - from.y];
    const ahead = dx * direction.x + dy * direction.y;
    const aside = Math.abs(dx * direction.y) + Math.abs(dy * direction.x);
    if (ahead <= 0.5) return;
    const cost = ahead + 2 * aside;
    if (cost < least) {
      least = cost;
      best = i;
    }
  });
  return best;
}

// The index of the nearest point anywhere; -1: there is none. Pure.
export function nearestTo(from: Point, points: readonly Point[]): number {
  const distances = points.map(({ x, y }) => Math.hypot(x - from.x, y - from.y));
  return distances.indexOf(Math.min(...distances));
}

export function centre(element: Element): Point {
  const rect = element.getBoundingClientRect();
  return { x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 };
}

// What can be chosen now, on the screen and by its button.
export const choosable = (): readonly HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('[data-lit], .target-button')].filter(
    (element) => element.closest('[inert], .thumbnail') === null,
  );

function focusTowards(direction: Point): void {
  const lit = choosable();
  const focused = document.activeElement;
  const at = focused && lit.includes(focused as HTMLElement) ? focused : null;
  if (!at) {
    lit[0]?.focus();
    return;
  }
  const others = lit.filter((element) => element !== at);
  others[nearest(centre(at), others.map(centre), direction)]?.focus();
}

export interface Keys {
  undo(): void;
  hint(): void;
  help(): void;
  clear(): void;
  button(index: number): void;
}

const isTyping = (element: Element | null): boolean =>
  element instanceof HTMLElement && (element.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(element.tagName));

export function listen(keys: Keys): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(document.activeElement)) return;
    if (document.querySelector('dialog[open]')) return;
    const direction = directions[event.key];
    if (direction) focusTowards(direction);
    else if (event.key === 'u') keys.undo();
    else if (event.key === 'h') keys.hint();
    else if (event.key === '?') keys.help();
    else if (event.key === 'Escape') keys.clear();
    else if (/^[1-9]$/.test(event.key)) keys.button(Number(event.key) - 1);
    else return;
    event.preventDefault();
  };
  addEventListener('keydown', onKey);
  return () => removeEventListener('keydown', onKey);
}
