// One card: what it says, how far one is, and the way on or out.
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Target } from '../games/game_ui';
import { isResting } from '../play/focus';
import { messagesOf, type Message } from '../text/message';
import { say } from '../text/say';
import { Button } from '../ui/parts';
import { handUsed } from '../ui/press';
import type { Spot } from './card';
import { placeCard, type Box, type Size } from './place';
import { Spotlight } from './spotlight';
import { elementsOf, useBoxes } from './use_boxes';

const text = messagesOf('guide');
const quiet: readonly Spot[] = ['.ask'];

interface CardProps {
  readonly name: string;
  readonly words: Message;
  readonly show: readonly Spot[];
  readonly wanted: readonly Target[]; // to be clicked: the keyboard goes there
  readonly progress?: { readonly now: number; readonly of: number };
  readonly next?: { readonly label: Message; readonly go: () => void };
  readonly out?: { readonly label: Message; readonly go: () => void };
}

// What a card takes of the screen, whenever its words are others.
function useSize(words: string): [{ readonly current: HTMLElement | null }, Size | null] {
  const element = useRef<HTMLElement>(null);
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    const measure = () => {
      if (element.current) setSize({ width: element.current.offsetWidth, height: element.current.offsetHeight });
    };
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, [words]);
  return [element, size];
}

// Who plays by keys is led to what is to be clicked, from wherever that is to be: the card, or what was clicked last.
// Nobody else's focus is taken away, but who reads may go on with a key.
function useFocus(
  element: { readonly current: HTMLElement | null },
  shown: boolean, // what is not can have no focus
  name: string,
  wanted: readonly Target[],
): void {
  const first = wanted[0];
  const there = first === undefined || elementsOf(first).length > 0; // a button comes a little later
  useEffect(() => {
    const focused = document.activeElement ?? document.body;
    const free =
      focused === document.body ||
      isResting(focused) ||
      element.current?.contains(focused) ||
      focused.closest('[data-target]');
    if (!free || (first !== undefined && handUsed() !== 'keys')) return;
    const goal = first === undefined ? element.current?.querySelector('.main') : elementsOf(first)[0];
    if (goal instanceof HTMLElement || goal instanceof SVGElement) goal.focus({ preventScroll: true });
  }, [shown, name, first, there]);
}

export function GuideCard({ name, words, show, wanted, progress, next, out }: CardProps) {
  const said = say(words);
  const boxes = useBoxes([...wanted, ...show], true);
  const asked = useBoxes(quiet);
  const [element, size] = useSize(said);
  useFocus(element, size !== null, name, wanted);
  const room = { screen: { width: innerWidth, height: innerHeight }, spots: boxes, quiet: asked };
  const place = size && placeCard(size, room);
  const box: Box | null = place && { left: place.x, top: place.y, ...size };
  return (
    <div class="guide" data-card={name} data-wanted={JSON.stringify(wanted)}>
      <Spotlight boxes={boxes} card={box} />
      <section
        ref={element}
        class="guide-card"
        aria-label={say(text('title'))}
        style={place ? `left: ${place.x}px; top: ${place.y}px` : 'visibility: hidden'}
      >
        <p role="status" aria-live="polite">
          {said}
        </p>
        <footer>
          {progress && (
            <span class="guide-progress number" aria-label={say(text('progress.spoken', progress))}>
              {say(text('progress', progress))}
            </span>
          )}
          {out && <Button label={out.label} quiet onClick={out.go} class="guide-out" />}
          {next && <Button label={next.label} main onClick={next.go} />}
        </footer>
      </section>
    </div>
  );
}
