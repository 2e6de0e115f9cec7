import { describe, expect, it } from 'vitest';
import { begins, click, completion, select, type Way } from './selection';
import type { Step } from './game_ui';

const way = (text: string, ...steps: Step[]): Way => ({ action: { text, kind: text }, steps });

const build = [
  way('place 1 a', 'tile:1', 'cell:a'),
  way('place 1 b', 'tile:1', 'cell:b'),
  way('place 2 a', 'tile:2', 'cell:a'),
  way('move a b', 'cell:a', 'cell:b'),
  way('done', 'button:done'),
];
const pick = [
  way('pick 1 2', ['tile:1', 'tile:2']),
  way('pick 1 3', ['tile:1', 'tile:3']),
  way('pick 2 3', ['tile:2', 'tile:3'], 'button:pick'),
];

describe('begins', () => {
  it('is true where more is to be clicked', () => {
    expect(begins(build, [], 'tile:1')).toBe(true);
    expect(begins(build, ['tile:1'], 'cell:a')).toBe(false);
    expect(begins(build, [], 'button:done')).toBe(false);
  });
  it('is false for what is not lit, or is taken back', () => {
    expect(begins(build, [], 'cell:z')).toBe(false);
    expect(begins(build, ['tile:1'], 'tile:1')).toBe(false);
  });
});

describe('select', () => {
  it('lights the first step of every action', () => {
    expect([...select(build, []).lit]).toEqual(['tile:1', 'tile:2', 'cell:a', 'button:done']);
  });
  it('lights what may follow', () => {
    const selection = select(build, ['tile:1']);
    expect([...selection.lit]).toEqual(['cell:a', 'cell:b']);
    expect(selection.open.map((action) => action.text)).toEqual(['place 1 a', 'place 1 b']);
    expect(selection.complete).toBeNull();
  });
  it('is complete at the end of a way', () => {
    expect(select(build, ['tile:2', 'cell:a']).complete?.text).toBe('place 2 a');
  });
  it('takes the targets of a set in any order', () => {
    expect([...select(pick, []).lit].sort()).toEqual(['tile:1', 'tile:2', 'tile:3']);
    expect([...select(pick, ['tile:3']).lit].sort()).toEqual(['tile:1', 'tile:2']);
    expect(select(pick, ['tile:3', 'tile:1']).complete?.text).toBe('pick 1 3');
    expect([...select(pick, ['tile:3', 'tile:2']).lit]).toEqual(['button:pick']);
  });
});

describe('click', () => {
  it('adds what is lit', () => {
    expect(click(build, ['tile:1'], 'cell:b')).toEqual(['tile:1', 'cell:b']);
  });
  it('takes back what is chosen', () => {
    expect(click(build, ['tile:1'], 'tile:1')).toEqual([]);
  });
  it('begins anew with another piece', () => {
    expect(click(build, ['tile:1'], 'tile:2')).toEqual(['tile:2']);
  });
  it('means nothing elsewhere', () => {
    expect(click(build, ['tile:1'], 'cell:z')).toBeNull();
  });
});

describe('completion', () => {
  it('is the action that the click says', () => {
    expect(completion(build, ['tile:1'], 'cell:b')?.text).toBe('place 1 b');
  });
  it('is the only action left', () => {
    expect(completion(build, [], 'tile:2')?.text).toBe('place 2 a');
    expect(completion(build, [], 'tile:1')).toBeNull();
  });
});
