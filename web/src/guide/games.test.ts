// Cards and scripts belong together: what a card asks for is what the script says, and it has words in every language.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { languages } from '../text/say';
import type { Card } from './card';

const at = (path: string): string => new URL(path, import.meta.url).pathname;
const read = (path: string): unknown => JSON.parse(readFileSync(at(path), 'utf8'));

interface Script {
  readonly seats: readonly object[];
  readonly script: readonly (readonly [number, string])[];
}

const guides = import.meta.glob<readonly Card[]>('./games/*.ts', { import: 'cards', eager: true });
const games = readdirSync(at('../../../content')).filter((game) =>
  existsSync(at(`../../../content/${game}/lesson.json`)),
);

it('every lesson has its cards', () => {
  expect(games.length).toBeGreaterThan(0);
  expect(Object.keys(guides).sort()).toEqual(games.map((game) => `./games/${game}.ts`).sort());
});

describe.each(games)('%s', (game) => {
  const { seats, script } = read(`../../../content/${game}/lesson.json`) as Script;
  const cards = guides[`./games/${game}.ts`] ?? [];
  const person = seats.findIndex((seat) => 'you' in seat);

  it('is told in at most sixteen cards, in the order of the script', () => {
    expect(cards.length).toBeGreaterThanOrEqual(8);
    expect(cards.length).toBeLessThanOrEqual(16);
    const turns = cards.map((card) => card.at);
    expect(turns).toEqual([...turns].sort((a, b) => a - b));
    expect(turns[0]).toBe(0);
    expect(turns.at(-1)).toBe(script.length);
    expect(cards.at(-1)?.act).toBeUndefined();
  });

  it('asks for every move of the person, by the card whose turn it is', () => {
    script.forEach(([seat], done) => {
      if (seat !== person) return;
      const turn = Math.max(...cards.map((card) => card.at).filter((each) => each <= done));
      expect(cards.filter((card) => card.at === turn).at(-1)?.act, `move ${done}`).toBe(true);
    });
  });

  it('asks for nothing that is another’s', () => {
    for (const card of cards.filter(({ act }) => act)) expect(script[card.at]?.[0], card.text).toBe(person);
  });

  it('has a text for each card, and no other', () => {
    for (const language of languages) {
      const texts = read(`../../messages/${language}/guide-${game}.json`) as Record<string, string>;
      expect(Object.keys(texts).sort(), language).toEqual(cards.map(({ text }) => text).sort());
    }
  });
});
