// Dragging with the mouse is choosing twice: what is picked up, and where it is let go.
import type { Picks, Target } from '../game_ui';

const FAR = 8; // pixels that make a drag of a click
const MOVABLE = /^(field|side|object|objective):/;

// The picture of what is dragged, under the pointer.
function pictureOf(element: Element): HTMLElement | null {
  const picture = element.querySelector('svg');
  if (!picture) return null;
  const { width, height } = picture.getBoundingClientRect();
  const carried = document.createElement('div');
  carried.className = 'cg-carried';
  carried.style.width = `${width}px`;
  carried.style.height = `${height}px`;
  carried.append(picture.cloneNode(true));
  document.body.append(carried);
  return carried;
}

export function startDrag(event: PointerEvent, target: Target, picks: Picks): void {
  const source = event.currentTarget;
  if (event.pointerType !== 'mouse' || event.button !== 0 || !MOVABLE.test(target)) return;
  if (!(source instanceof Element) || !picks.lit(target)) return;
  const begun = new AbortController();
  let carried: HTMLElement | null = null;
  let moving = false;

  const move = ({ clientX, clientY }: PointerEvent) => {
    if (!moving) {
      if (Math.hypot(clientX - event.clientX, clientY - event.clientY) < FAR) return;
      moving = true;
      picks.choose(target);
      carried = pictureOf(source);
    }
    if (carried) carried.style.translate = `calc(${clientX}px - 50%) calc(${clientY}px - 50%)`;
  };
  const drop = ({ clientX, clientY }: PointerEvent) => {
    begun.abort();
    carried?.remove();
    if (!moving) return;
    const place = document.elementFromPoint(clientX, clientY)?.closest('[data-target], [data-reach]');
    const goal = place?.getAttribute('data-target') ?? place?.getAttribute('data-reach');
    const known = goal && document.querySelector(`[data-target="${CSS.escape(goal)}"][data-lit]`);
    if (goal && goal !== target && known) picks.choose(goal);
  };
  const stop = () => {
    begun.abort();
    carried?.remove();
  };
  addEventListener('pointermove', move, { signal: begun.signal });
  addEventListener('pointerup', drop, { signal: begun.signal });
  addEventListener('pointercancel', stop, { signal: begun.signal });
}
