// An action in words stands before a reason (“Lay this tile there – …”): it ends with no mark, in any language.
import { describe, expect, it } from 'vitest';
import { game } from '../testing/engine';
import { messages } from '../testing/fixtures';
import { languages } from '../text/say';

// Where a game's tellAction has its texts, by the kind of action.
const PLACES = {
  'cosmic-factory': (kind: string) => `action.${kind}`,
  cosmogenesis: (kind: string) => `action.${kind}`,
  'crafting-the-cosmos': (kind: string) => `act.${kind}`,
  anunnaki: (kind: string) => `advise.${kind.replaceAll(' ', '_')}`,
  cosmobot: (kind: string) => `said.${kind.replaceAll(' ', '_')}`,
} as const;

describe.each(Object.entries(PLACES))('%s', (id, keyOf) => {
  it.each(languages)('tells what to do without a full stop: %s', (language) => {
    const texts = messages(language, id);
    const told = game(id).actions.flatMap(({ kind }) => texts[keyOf(kind)] ?? []);
    expect(told.length).toBeGreaterThan(9);
    expect(told.filter((text) => /[.!?…][}\s]*$/.test(text))).toEqual([]);
  });
});
