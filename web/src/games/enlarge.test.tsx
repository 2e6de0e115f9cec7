// Cards are shown in large by their tooltips, in every game that has some.
import { render } from 'preact-render-to-string';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { content, valuesOf } from '../testing/engine';
import { fixture, messages } from '../testing/fixtures';
import { setTexts } from '../text/say';
import type { View as Table } from './anunnaki/view';
import type { View as Cosmos } from './cosmogenesis/view';

vi.mock('../ui/settings', () => ({ duration: () => 0 })); // it asks the browser
const { enlarge: anunnaki } = await import('./anunnaki/enlarge');
const { enlarge: cosmogenesis } = await import('./cosmogenesis/enlarge');

beforeAll(() =>
  setTexts('en', new Map(['common', 'anunnaki', 'cosmogenesis'].map((file) => [file, messages('en', file)]))),
);

describe('Cosmogenesis', () => {
  const { view } = fixture<Cosmos, never>('cosmogenesis/four.json');
  const drawn = (target: string): string => {
    const large = cosmogenesis(target, view, content('cosmogenesis'));
    return large ? render(large) : '';
  };

  it('has every objective and object in large', () => {
    for (const id of valuesOf('cosmogenesis', 'planetary'))
      expect(drawn(`objective:${id}`), id).toContain('cg-planetary');
    for (const id of valuesOf('cosmogenesis', 'stellar')) expect(drawn(`stellar:${id}`), id).toContain('cg-stellar');
    for (const id of valuesOf('cosmogenesis', 'object')) expect(drawn(`object:${id}`), id).toContain('cg-object');
  });

  it('has those that lie on the board, and no bodies', () => {
    const fields = Object.entries(view.board).flatMap(([sector, there]) =>
      (there as readonly unknown[]).map((_, i) => `field:${sector}-${i + 1}`),
    );
    expect(fields.filter((field) => drawn(field) !== '').length).toBeGreaterThan(3);
    expect(drawn('belt')).toBe('');
    expect(drawn('body:O1.P')).toBe('');
  });
});

describe('Anunnaki', () => {
  const { view } = fixture<Table, never>('anunnaki/middle.json');
  const drawn = (target: string): string => {
    const large = anunnaki(target, view, content('anunnaki'));
    return large ? render(large) : '';
  };

  it('has contracts, weapons and Cosmobot’s cards in large', () => {
    expect(drawn('slot:1')).toContain('an-contract');
    for (const id of valuesOf('anunnaki', 'weapon')) expect(drawn(`weapon:${id}`), id).toContain('an-weapon');
    const faceUp = Object.values(view.face_up).filter((id) => id !== null);
    for (const id of [...faceUp, ...view.decks.sun]) expect(drawn(`card:${id}`), id).toContain('an-adviser');
  });

  it('has nothing where there is no card', () => {
    for (const target of ['slot:9', 'area:G01', 'card:sun', 'track:war']) expect(drawn(target)).toBe('');
  });
});
