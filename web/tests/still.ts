// Looking at a page that changes nothing meanwhile.
import type { Page } from 'playwright-core';
import { until } from './clicker';

// Everything has arrived: what was asked is answered, pictures are there, and nothing passes over the board.
const rest = (page: Page): Promise<void> =>
  until(
    page,
    () =>
      document.querySelector('.moment-place, .moment-gain, .hint:not([data-steps])') === null &&
      document.querySelector('.ask[aria-busy="true"]') === null &&
      [...document.images].every(({ complete }) => complete) &&
      document.getAnimations().every(({ playState, effect }) => {
        return playState !== 'running' || effect?.getComputedTiming().endTime === Infinity;
      }),
    null,
  );

interface Changing extends Window {
  changes?: number;
}

const changesOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const changing = window as Changing;
    if (changing.changes === undefined) {
      changing.changes = 0;
      new MutationObserver((all) => (changing.changes = (changing.changes ?? 0) + all.length)).observe(document.body, {
        attributes: true,
        characterData: true,
        childList: true,
        subtree: true,
      });
    }
    return changing.changes;
  });

const most = 8;

// What was seen of a page that changed while it was looked at, such as by a preview that came late, is looked at again.
export async function lookStill<Seen>(page: Page, look: () => Promise<Seen>): Promise<Seen> {
  for (let looks = 1; ; looks += 1) {
    await rest(page);
    const before = await changesOf(page);
    const seen = await look();
    if ((await changesOf(page)) === before || looks === most) return seen;
  }
}
