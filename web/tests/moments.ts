// What passes over the board while nobody looks: where others moved, and points that rise.
import type { Page } from 'playwright-core';

export interface Moment {
  readonly kind: 'place' | 'gain';
  readonly words: string;
  readonly atSomething: boolean; // it lies over a thing of the board, or over a seat
  readonly inWindow: boolean; // its words can be read whole
  readonly apart: boolean; // they do not lie on others that came with them
}

// Notes every moment from now on.
export const watchMoments = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const noted: Moment[] = [];
    const boxOf = (element: Element): string => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [left, top, width, height].map(Math.round).join(' ');
    };
    const wordsOf = (made: Element) => [...made.children].map((words) => words.getBoundingClientRect());
    const note = (made: HTMLElement, together: readonly HTMLElement[]) => {
      const { left, top, width, height } = made.style;
      const box = [left, top, width, height].map((length) => Math.round(parseFloat(length))).join(' ');
      const things = [...document.querySelectorAll('.play [data-target], .play [data-seat]')];
      noted.push({
        kind: made.classList.contains('moment-gain') ? 'gain' : 'place',
        words: made.textContent,
        atSomething: things.some((thing) => boxOf(thing) === box),
        inWindow: wordsOf(made).every((words) => words.left >= 0 && words.right <= innerWidth && words.top >= 0),
        apart: wordsOf(made).every((words) =>
          together.every((other) =>
            wordsOf(other).every(
              (box) =>
                other === made ||
                box.right <= words.left ||
                box.left >= words.right ||
                box.bottom <= words.top ||
                box.top >= words.bottom,
            ),
          ),
        ),
      });
    };
    new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      const together = added.filter(
        (made): made is HTMLElement => made instanceof HTMLElement && /\bmoment-(place|gain)\b/.test(made.className),
      );
      for (const made of together) note(made, together);
    }).observe(document.body, { childList: true });
    (window as unknown as { moments: Moment[] }).moments = noted;
  });

export const momentsOf = (page: Page): Promise<readonly Moment[]> =>
  page.evaluate(() => (window as unknown as { moments: Moment[] }).moments);
