// What passes over the board while nobody looks: where others moved, and points that rise.
import type { Page } from 'playwright-core';

export interface Moment {
  readonly kind: 'place' | 'gain';
  readonly words: string;
  readonly of: string; // the seat whose points they are
  readonly over: 'thing' | 'seat' | 'nothing'; // a thing of a board or a tray, or a seat's panel
  readonly onOther: boolean; // over a thing of a board that was opened beside one's own
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
      const isAt = (things: string) => [...document.querySelectorAll(things)].some((thing) => boxOf(thing) === box);
      noted.push({
        kind: made.classList.contains('moment-gain') ? 'gain' : 'place',
        words: made.textContent,
        of: made.dataset['of'] ?? '',
        over: isAt('.play [data-target]') ? 'thing' : isAt('.play [data-seat]') ? 'seat' : 'nothing',
        onOther: isAt('.other-board [data-target]'),
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
