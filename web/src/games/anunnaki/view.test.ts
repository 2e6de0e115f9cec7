import { describe, expect, it } from 'vitest';
import { boxOf } from './content';
import { chance } from './odds';
import { content, positions, turns, type Position } from './testing';
import { partsOf } from './trace';
import { pieces, printPieces, type CombatView, type View } from './view';

const box = boxOf(content);

describe('pieces', () => {
  it('read what they print', () => {
    for (const text of ['', 'S', 'F3', 'S F12 m1', 'm4 G1 K1']) expect(printPieces(pieces(text))).toBe(text);
    expect(pieces('S F3 m1')).toEqual({
      settlement: true,
      units: { follower: 3, minor: 1, great: 0, creature: 0 },
    });
  });
});

describe('odds', () => {
  const { view: some } = positions[0] as Position;
  const fight = (combat: Partial<CombatView>): View => ({
    ...some,
    combat: {
      place: 'G05',
      attacker: 'person',
      person: 3,
      person_powers: 0,
      bot: 2,
      against_civilisation: false,
      civilisation: null,
      ...combat,
    },
  });
  it('ties go to the attacker (AN-COMB-03): the die has 1, 2, 3, 3, 4, 5', () => {
    expect(chance(fight({}), box, 0)).toBeCloseTo(1 / 6);
    expect(chance(fight({}), box, 2)).toBeCloseTo(4 / 6);
    expect(chance(fight({ attacker: 'bot' }), box, 2)).toBeCloseTo(2 / 6);
    expect(chance(fight({ person_powers: 1 }), box, 0)).toBeCloseTo(2 / 6);
  });
  it('a civilisation that is seen is certain, an unseen one is one of those left', () => {
    expect(chance(fight({ against_civilisation: true, civilisation: 4 }), box, 0)).toBe(0);
    expect(chance(fight({ against_civilisation: true, civilisation: 4 }), box, 1)).toBe(1);
    const unseen = chance(fight({ against_civilisation: true }), box, 0);
    expect(unseen).toBeCloseTo(3 / 12); // three of twelve have strength 3
  });
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
