import { describe, expect, it } from 'vitest';
import { explain } from './explain';
import { content, positions, turns } from './testing';
import { partsOf } from './trace';
import { pieces, printPieces, type View } from './view';

describe('pieces', () => {
  it('read what they print', () => {
    for (const text of ['', 'S', 'F3', 'S F12 m1', 'm4 G1 K1']) expect(printPieces(pieces(text))).toBe(text);
    expect(pieces('S F3 m1')).toEqual({
      settlement: true,
      units: { follower: 3, minor: 1, great: 0, creature: 0 },
    });
  });
});

it('a weapon card in hand says what it promises, a used one nothing', () => {
  const fights = positions.filter(({ view }) => view.combat);
  expect(fights.length).toBeGreaterThan(0);
  const promised = (view: View, card: string) => JSON.stringify(explain(`weapon:${card}`, view, content));
  for (const { view } of fights) {
    for (const card of view.person.hand)
      expect(promised(view, card)).toContain(`"percent":${String(view.combat?.chances[card])}}`);
    for (const card of view.person.used) expect(promised(view, card)).not.toContain('"percent"');
  }
});

describe('trace', () => {
  it('tells of every criterion how many it kept', () => {
    for (const { events } of turns) {
      const told = partsOf(events, ['Ada'], content).flatMap(({ deeds }) =>
        deeds.flatMap(({ judgements }) => judgements),
      );
      const applied = events.filter((one) => one.event === 'criterion');
      expect(told.length).toBe(applied.length);
      told.forEach((judgement, i) => {
        expect(judgement.candidates.length).toBe(applied[i]?.before);
        expect(judgement.candidates.filter(({ kept }) => kept).length).toBe(applied[i]?.after);
        expect(judgement.rule).toMatch(/^AN-[A-Z]+-\d+$/);
      });
    }
  });
});
