// A screen as axe sees it: the WCAG's A and AA rules and good practice, colours in both themes.
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Person } from './harness';

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

interface Axe {
  run(part: string, options: RunOptions): Promise<AxeResults>;
}
const everything: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
};
const colours: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast'] }, resultTypes: ['violations'] };

// What is wrong, a line for each element; it does not stop at the first screen with a fault.
export async function check(page: Page, screen: string, part = ':root'): Promise<void> {
  for (const [theme, options] of [
    ['dark', everything],
    ['light', colours],
  ] as const) {
    await page.evaluate((shown) => (document.documentElement.dataset['theme'] = shown), theme);
    const { violations } = await page.evaluate(
      ([where, asked]) => (window as unknown as { axe: Axe }).axe.run(where, asked),
      [part, options] as const,
    );
    const faults = violations.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ html, any, all, none }) =>
          `${id}: ${html.slice(0, 160)} (${[...any, ...all, ...none].map(({ message }) => message).join('; ')})`,
      ),
    );
    expect.soft(faults, `${screen}, ${theme}`).toEqual([]);
  }
}

// Into a person's browser, where the page's own policy does not reach.
export const bringAxe = (person: Person): Promise<void> => person.context.addInitScript({ path: axe });
