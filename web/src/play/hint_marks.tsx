// What a hint shows on the board, and where its card lies.
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import type { Target } from '../games/game_ui';
import { overlap } from './tooltip_place';

const drawn = (target: Target): readonly Element[] => [
  ...document.querySelectorAll(`.play [data-target="${CSS.escape(target)}"]`),
];

// Every part of the advised action is marked wherever it is drawn, and what is to be clicked next pulses. (A style sheet
// of its own would make the browser look at every style again.)
export function Marks({ targets, next }: { targets: readonly Target[]; next: Target | undefined }) {
  useEffect(() => {
    const marked = targets.flatMap((target) => drawn(target).map((element) => ({ element, target })));
    for (const { element, target } of marked) element.setAttribute('data-hinted', target === next ? 'next' : '');
    return () => marked.forEach(({ element }) => element.removeAttribute('data-hinted'));
  });
  return null;
}

const sides = ['above', 'below'] as const;

// On a phone the card lies over the seats or over the sheet, wherever it hides less of what it advises, above all of
// what comes next; also while the board scrolls, which it does to that.
export function useSide(card: RefObject<HTMLElement>, targets: readonly Target[]): void {
  useLayoutEffect(() => {
    const choose = () => {
      const element = card.current;
      if (!element) return;
      const advised = targets.flatMap((target, i) =>
        drawn(target).map((one) => ({ box: one.getBoundingClientRect(), weight: i === 0 ? 1000 : 1 })),
      );
      const hidden = sides.map((side) => {
        element.dataset['side'] = side;
        const box = element.getBoundingClientRect();
        return advised.reduce((sum, one) => sum + one.weight * overlap(box, one.box), 0);
      });
      element.dataset['side'] = (hidden[0] ?? 0) > (hidden[1] ?? 0) ? 'below' : 'above';
    };
    const [next] = targets;
    if (next && card.current) drawn(next)[0]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    choose();
    addEventListener('scroll', choose, { capture: true, passive: true });
    return () => removeEventListener('scroll', choose, { capture: true });
  }, [card, targets.join(' ')]);
}
