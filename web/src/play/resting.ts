// What the pointer rests on, the keyboard's focus is at, or a finger has asked about: on one's own board the session
// knows it, on another's this.
import { signal, type ReadonlySignal } from '@preact/signals';
import type { Picks, Target } from '../games/game_ui';
import { noPicks } from '../games/no_picks';
import { longPressed } from '../ui/press';

export interface Resting {
  readonly hovered: ReadonlySignal<Target | null>;
  readonly held: ReadonlySignal<Target | null>;
  hold(target: Target | null): void;
}

const looked = signal<Target | null>(null);
const asked = signal<Target | null>(null);

export const elsewhere: Resting = {
  hovered: looked,
  held: asked,
  hold: (target) => (looked.value = asked.value = target),
};

// On another's board everything says what it is, and nothing can be chosen.
export const lookPicks: Picks = {
  ...noPicks,
  hover: (target) => {
    if (target !== null || asked.value === null) looked.value = target;
  },
};

const targetOf = (element: Element): Target | null =>
  element.getAttribute('data-target') ?? element.getAttribute('data-reach');

// A long press asks; the next press anywhere else lets go.
export function followLongPresses(own: Resting): () => void {
  const ask = (event: Event) => {
    const thing = event.target instanceof Element ? event.target.closest('[data-target], [data-reach]') : null;
    const target = thing && targetOf(thing);
    if (!thing || !target || thing.closest('.thumbnail')) return;
    event.preventDefault();
    (thing.closest('.other-board') ? elsewhere : own).hold(target);
  };
  const letGo = (event: PointerEvent) => {
    if (event.target instanceof Element && event.target.closest('.tooltip')) return;
    for (const resting of [own, elsewhere]) if (resting.held.value !== null) resting.hold(null);
  };
  addEventListener(longPressed, ask);
  addEventListener('pointerdown', letGo, { capture: true });
  return () => {
    removeEventListener(longPressed, ask);
    removeEventListener('pointerdown', letGo, { capture: true });
  };
}
