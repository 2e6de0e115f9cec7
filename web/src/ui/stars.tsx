// The faint star field behind everything: drawn once, always the same sky.
import { useEffect, useRef } from 'preact/hooks';

// A small generator, so that the sky does not change between visits.
function* numbers(seed: number): Generator<number, never> {
  let state = seed >>> 0;
  for (;;) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    yield state / 4294967296;
  }
}

function draw(canvas: HTMLCanvasElement): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { width, height } = canvas;
  const style = getComputedStyle(document.documentElement);
  context.clearRect(0, 0, width, height);
  context.fillStyle = style.getPropertyValue('--star');
  const random = numbers(4711);
  const count = Math.round((width * height) / 5200);
  for (let i = 0; i < count; i += 1) {
    const x = random.next().value * width;
    const y = random.next().value * height;
    const light = random.next().value ** 3;
    context.globalAlpha = 0.15 + 0.85 * light;
    context.beginPath();
    context.arc(x, y, 0.4 + 1.1 * light, 0, 2 * Math.PI);
    context.fill();
  }
}

export function Stars() {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const fit = () => {
      element.width = innerWidth;
      element.height = innerHeight;
      draw(element);
    };
    fit();
    addEventListener('resize', fit);
    const themed = new MutationObserver(() => draw(element));
    themed.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => {
      removeEventListener('resize', fit);
      themed.disconnect();
    };
  }, []);
  return <canvas ref={canvas} class="stars" aria-hidden="true" />;
}
