// Rings around what can be chosen, is chosen or has the focus are seen whole: what scrolls around them leaves them room.
import type { Page } from 'playwright-core';

// What is cut, and by how many pixels, although the thing itself is in sight.
export async function cutRings(page: Page): Promise<readonly string[]> {
  await page.keyboard.press('Tab'); // who goes by keys sees where the focus is
  return page.evaluate(() => {
    const lengths = (words: string): number[] => [...words.matchAll(/(-?[\d.]+)px/g)].map(([, value]) => Number(value));
    // How far it is drawn around the thing: an outline, or shadows that are as sharp as one.
    const reach = (element: Element): number => {
      const { boxShadow, outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
      const outline = outlineStyle === 'none' ? 0 : parseFloat(outlineWidth) + parseFloat(outlineOffset);
      const shadows = boxShadow.split(/,(?![^(]*\))/).map((shadow) => {
        const [, , blur = 0, spread = 0] = lengths(shadow);
        return shadow.includes('inset') || blur > 0 ? 0 : spread;
      });
      return Math.max(0, outline, ...shadows);
    };
    const frames = (element: Element | null): Element[] =>
      element
        ? [...(getComputedStyle(element).overflowY === 'visible' ? [] : [element]), ...frames(element.parentElement)]
        : [];
    const cutBy = (element: HTMLElement): number => {
      const box = element.getBoundingClientRect();
      const by = reach(element);
      const cuts = frames(element.parentElement).map((frame) => {
        const { left, top } = frame.getBoundingClientRect();
        const [x, y] = [left + frame.clientLeft, top + frame.clientTop];
        const room = [
          box.left - x,
          box.top - y,
          x + frame.clientWidth - box.right,
          y + frame.clientHeight - box.bottom,
        ];
        // What is itself cut has only to be scrolled to.
        return room.some((space) => space < -0.5) ? 0 : Math.max(0, ...room.map((space) => by - space));
      });
      return Math.max(0, ...cuts);
    };
    const things = document.querySelectorAll<HTMLElement>('.play :is([data-lit], [data-chosen], .button:enabled)');
    return [...things].flatMap((thing) => {
      if (thing.closest('.thumbnail') || thing.getClientRects().length === 0) return [];
      const atRest = cutBy(thing);
      thing.focus({ preventScroll: true });
      const cut = Math.max(atRest, thing.matches(':focus-visible') ? cutBy(thing) : 0);
      const name = thing.dataset['target'] ?? thing.getAttribute('aria-label') ?? thing.textContent;
      return cut > 1 ? [`${thing.getAttribute('class') ?? ''} ${name}: ${cut.toFixed(1)}`] : [];
    });
  });
}
