import { renderToString } from 'preact-render-to-string';
import { describe, expect, it, vi } from 'vitest';
import { FateCard } from './aside';
import { boxOf } from './content';
import { Map } from './map';
import { start } from '../../testing/engine';
import { idlePicks } from '../../testing/picks';
import { content } from './testing';
import { Tracks } from './tracks';
import type { TableView } from './view';

// The settings look for the browser's language as soon as they are loaded.
vi.hoisted(() => vi.stubGlobal('navigator', { languages: ['en'] }));

const picks = idlePicks();

describe('map', () => {
  it('draws the table of the companion too', () => {
    const table = start('cosmobot', 1, 1, { distant_planets: true, creatures: true });
    const view = table.apply(0, 'planet left DP2').view<TableView>(0);
    const page =
      renderToString(<Map view={view} content={content} picks={picks} />) +
      renderToString(<Tracks view={view} preview={null} content={content} picks={picks} />) +
      renderToString(<FateCard view={view} box={boxOf(content)} difficulty="normal" picks={picks} />);
    const targets = [...page.matchAll(/data-target="([^"]*)"/g)].map(([, target]) => target ?? '');
    const count = (part: string) => targets.filter((target) => target.startsWith(`${part}:`)).length;
    expect([count('area'), count('site'), count('distant'), count('track'), count('fate')]).toEqual([26, 16, 2, 4, 14]);
    expect(count('space')).toBe(6 + 6 + 6 + 4); // what the tracks reward, and the tokens of supremacy
  });
});
