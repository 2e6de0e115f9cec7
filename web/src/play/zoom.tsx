// Pinch and double tap on a small screen: the board grows inside its frame, which scrolls.
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

const most = 3;
const doubleTap = 300; // milliseconds between taps

const distance = (touches: TouchList): number => {
  const [a, b] = [touches[0], touches[1]];
  return a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0;
};

export function Zoom({ children }: { children: ComponentChildren }) {
  const frame = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  const now = useRef(1);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    let pinch: { from: number; scale: number } | null = null;
    const untapped = { at: 0, x: 0, y: 0, thing: null as EventTarget | null };
    let tapped = untapped;

    // Keeps what is under the fingers where it is.
    const zoomTo = (next: number, x: number, y: number) => {
      const bounded = Math.max(1, Math.min(most, next));
      const rect = element.getBoundingClientRect();
      const [px, py] = [x - rect.left, y - rect.top];
      const factor = bounded / now.current;
      const [left, top] = [(element.scrollLeft + px) * factor - px, (element.scrollTop + py) * factor - py];
      now.current = bounded;
      setScale(bounded);
      requestAnimationFrame(() => element.scrollTo(left, top));
    };
    const onStart = (event: TouchEvent) => {
      if (event.touches.length === 2) pinch = { from: distance(event.touches), scale: now.current };
    };
    const onMove = (event: TouchEvent) => {
      const [a, b] = [event.touches[0], event.touches[1]];
      if (!pinch || !a || !b) return;
      event.preventDefault();
      zoomTo(
        pinch.scale * (distance(event.touches) / pinch.from),
        (a.clientX + b.clientX) / 2,
        (a.clientY + b.clientY) / 2,
      );
    };
    const onEnd = (event: TouchEvent) => {
      const touch = event.changedTouches[0];
      if (pinch || !touch || event.touches.length > 0) {
        if (event.touches.length === 0) pinch = null;
        return;
      }
      const onTarget = event.target instanceof Element && event.target.closest('[data-lit], button, summary') !== null;
      const near = Math.hypot(touch.clientX - tapped.x, touch.clientY - tapped.y) < 30;
      const again = near && tapped.thing === event.target; // two things side by side are two taps
      if (!onTarget && again && event.timeStamp - tapped.at < doubleTap) {
        event.preventDefault();
        zoomTo(now.current > 1 ? 1 : 2, touch.clientX, touch.clientY);
        tapped = untapped;
      } else {
        tapped = { at: event.timeStamp, x: touch.clientX, y: touch.clientY, thing: event.target };
      }
    };
    element.addEventListener('touchstart', onStart, { passive: true });
    element.addEventListener('touchmove', onMove, { passive: false });
    element.addEventListener('touchend', onEnd, { passive: false });
    return () => {
      element.removeEventListener('touchstart', onStart);
      element.removeEventListener('touchmove', onMove);
      element.removeEventListener('touchend', onEnd);
    };
  }, []);

  return (
    <div ref={frame} class={scale > 1 ? 'zoom zoomed' : 'zoom'}>
      <div class="zoom-inside" style={scale > 1 ? `width: ${scale * 100}%; height: ${scale * 100}%` : undefined}>
        {children}
      </div>
    </div>
  );
}
