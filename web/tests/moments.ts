// What passes over the board while nobody looks: where others moved, and points that rise.
import type { Page } from 'playwright-core';

export interface Moment {
  readonly kind: 'place' | 'gain';
  readonly words: string;
  readonly atSomething: boolean; // it lies over a thing of the board, or over a seat
  readonly inWindow: boolean; // its words can be read whole
}

// Notes every moment from now on.
export const watchMoments = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const noted: Moment[] = [];
    const boxOf = (element: Element): string => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [left, top, width, height].map(Math.round).join(' ');
    };
    const note = (made: HTMLElement) => {
      const { left, top, width, height } = made.style;
      const box = [left, top, width, height].map((length) => Math.round(parseFloat(length))).join(' ');
      const things = [...document.querySelectorAll('.play [data-target], .play [data-seat]')];
      noted.push({
        kind: made.classList.contains('moment-gain') ? 'gain' : 'place',
        words: made.textContent,
        atSomething: things.some((thing) => boxOf(thing) === box),
        inWindow: [...made.children].every((words) => {
          const { left: from, right: to } = words.getBoundingClientRect();
          return from >= 0 && to <= innerWidth;
        }),
      });
    };
    new MutationObserver((changes) => {
      for (const made of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (made instanceof HTMLElement && /\bmoment-(place|gain)\b/.test(made.className)) note(made);
    }).observe(document.body, { childList: true });
    (window as unknown as { moments: Moment[] }).moments = noted;
  });

export const momentsOf = (page: Page): Promise<readonly Moment[]> =>
  page.evaluate(() => (window as unknown as { moments: Moment[] }).moments);
