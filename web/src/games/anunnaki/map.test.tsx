import { renderToString } from 'preact-render-to-string';
import { describe, expect, it, vi } from 'vitest';
import { FateCard } from './aside';
import { boxOf } from './content';
import { Map } from './map';
import { read } from '../../testing/fixtures';
import { idlePicks } from '../../testing/picks';
import { content } from './testing';
import { Tracks } from './tracks';
import type { TableView } from './view';

// The settings look for the browser's language as soon as they are loaded.
vi.hoisted(() => vi.stubGlobal('navigator', { languages: ['en'] }));

const picks = idlePicks();

describe('map', () => {
  it('draws the table of the companion too', () => {
    const view = read<TableView>('fixtures/anunnaki/tests/companion.json');
    const page =
      renderToString(<Map view={view} content={content} picks={picks} />) +
      renderToString(<Tracks view={view} preview={null} content={content} picks={picks} />) +
      renderToString(<FateCard view={view} box={boxOf(content)} difficulty="normal" picks={picks} />);
    const targets = [...page.matchAll(/data-target="([^"]*)"/g)].map(([, target]) => target ?? '');
    const count = (part: string) => targets.filter((target) => target.startsWith(`${part}:`)).length;
    expect([count('area'), count('site'), count('distant'), count('track'), count('fate')]).toEqual([26, 16, 2, 4, 14]);
  });
});
