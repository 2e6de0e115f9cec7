import { signal } from '@preact/signals';
import { beforeEach, describe, expect, it, vi } from 'vitest';

// The settings look for the browser's language as soon as they are loaded.
vi.hoisted(() => vi.stubGlobal('navigator', { languages: ['en'] }));

import type { Entry } from '../../table/messages';
import type { Model } from '../../table/model';
import { set } from '../../ui/settings';
import { answering, unasked } from './automatic';
import type { Desk } from './desk';

const way = (target: string) => ({ action: { kind: target }, steps: [target] });
const ui = { ends: ['button:end'], skips: (target: string) => target === 'button:none' };

function deskWith(targets: readonly string[], fresh: readonly Partial<Entry>[] = []) {
  const model = signal({ number: 4, position: 4, fresh, views: [] } as unknown as Model);
  const desk = {
    ui,
    table: { model },
    ways: signal(targets.map(way)),
    known: signal({ number: 4 }),
    seat: signal(0),
    sending: signal(false),
  };
  return desk as unknown as Desk;
}

describe('unasked', () => {
  it('is "none" where there is nothing else', () => {
    expect(unasked(deskWith(['button:none']), false)).toEqual({ kind: 'button:none' });
    expect(unasked(deskWith(['button:none', 'tile:1']), false)).toBeNull();
  });
  it('is the end of the turn only for who has set that', () => {
    expect(unasked(deskWith(['button:end']), false)).toBeNull();
    expect(unasked(deskWith(['button:end']), true)).toEqual({ kind: 'button:end' });
    expect(unasked(deskWith(['button:end', 'tile:1']), true)).toBeNull();
  });
  it('is nothing that changes the board', () => expect(unasked(deskWith(['tile:1']), true)).toBeNull());
  it('is not what was just taken back', () => {
    expect(unasked(deskWith(['button:none'], [{ kind: 'undo' }]), false)).toBeNull();
  });
});

describe('answering', () => {
  beforeEach(() => set('endTurns', false));
  it('answers, and a step back goes before it', () => {
    const played: string[] = [];
    const automatic = answering(deskWith(['button:none']), ({ kind }) => void played.push(kind));
    expect(played).toEqual(['button:none']);
    expect(automatic.before([2, 3, 4])).toBe(3);
    expect(automatic.before([4])).toBeNull();
    expect(automatic.before([2, 3])).toBeNull(); // as ever
    automatic.close();
  });
  it('begins when it is set', () => {
    const played: string[] = [];
    const automatic = answering(deskWith(['button:end']), ({ kind }) => void played.push(kind));
    expect(played).toEqual([]);
    set('endTurns', true);
    expect(played).toEqual(['button:end']);
    automatic.close();
  });
});
