// Dragging with the mouse is choosing twice: what is picked up, and where it is let go. Spread `draggable`
// on a target that can be picked up.
import type { Picks, Target } from './game_ui';

const far = 8; // pixels that make a drag of a click

// The picture of what is dragged, under the pointer; some things are only led by it.
function pictureOf(element: Element): HTMLElement | null {
  const picture = element.querySelector('svg');
  if (!picture) return null;
  const { width, height } = picture.getBoundingClientRect();
  const carried = document.createElement('div');
  carried.className = 'carried';
  carried.style.width = `${width}px`;
  carried.style.height = `${height}px`;
  carried.append(picture.cloneNode(true));
  document.body.append(carried);
  return carried;
}

// Letting go where it was picked up is no click.
function swallowClick(): void {
  const done = new AbortController();
  addEventListener('click', (event) => event.stopPropagation(), { capture: true, once: true, signal: done.signal });
  setTimeout(() => done.abort());
}

function start(event: PointerEvent, target: Target, picks: Picks): void {
  const source = event.currentTarget;
  if (event.pointerType !== 'mouse' || event.button !== 0) return;
  if (!(source instanceof Element) || !picks.begins(target)) return;
  const begun = new AbortController();
  let carried: HTMLElement | null = null;
  let moving = false;

  const stop = () => {
    begun.abort();
    carried?.remove();
    document.body.classList.remove('dragging');
  };
  const move = ({ clientX, clientY }: PointerEvent) => {
    if (!moving) {
      if (Math.hypot(clientX - event.clientX, clientY - event.clientY) < far) return;
      moving = true;
      picks.choose(target, true);
      carried = pictureOf(source);
      document.body.classList.add('dragging');
    }
    if (carried) carried.style.translate = `calc(${clientX}px - 50%) calc(${clientY}px - 50%)`;
  };
  const drop = ({ clientX, clientY }: PointerEvent) => {
    stop();
    if (!moving) return;
    swallowClick();
    const place = document.elementFromPoint(clientX, clientY)?.closest('[data-target], [data-reach]');
    const goal = place?.getAttribute('data-target') ?? place?.getAttribute('data-reach');
    const known = goal && document.querySelector(`[data-target="${CSS.escape(goal)}"][data-lit]`);
    if (goal && goal !== target && known) picks.choose(goal);
  };
  addEventListener('pointermove', move, { signal: begun.signal });
  addEventListener('pointerup', drop, { signal: begun.signal });
  addEventListener('pointercancel', stop, { signal: begun.signal });
}

export const draggable = (picks: Picks, target: Target) => ({
  onPointerDown: (event: PointerEvent) => start(event, target, picks),
});
