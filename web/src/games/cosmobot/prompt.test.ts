import { beforeAll, describe, expect, it } from 'vitest';
import { say, setTexts } from '../../text/say';
import { content, read, texts } from '../anunnaki/testing';
import { label, prompt, steps } from './prompt';
import type { View } from './view';

const starts = JSON.parse(read('web/fixtures/anunnaki/tests/companion_starts.json')) as Readonly<Record<string, View>>;
const modules = starts['kModules'] as View;
const told = { ...modules, missing: [], options: {} };
const asked = (question: View['question'], more: Partial<View> = {}): string =>
  say(prompt({ ...told, question, ...more }, 0, [], content));

beforeAll(() => {
  const cosmobot = JSON.parse(read('web/messages/en/cosmobot.json')) as Readonly<Record<string, string>>;
  setTexts(
    'en',
    new Map([
      ['anunnaki', texts('en')],
      ['cosmobot', cosmobot],
    ]),
  );
});

describe('prompt', () => {
  it('names all that is to be entered first', () => {
    expect(say(prompt(modules, 0, [], content))).toMatch(/goal tiles, contracts, distant planets, creatures/);
  });
  it('asks for a card even when something else is missing', () => {
    const both = say(prompt({ ...modules, question: { task: 'ask_card', deck: 'sun' } }, 0, [], content));
    expect(both).toMatch(/sun card.*goal tiles/);
  });
  it('in Cosmobot’s turn asks for a contract alone', () => {
    const refill = { active: 'bot', missing: ['contract 3'] } as const;
    expect(asked({ task: 'ask_contract', slot: 2 }, refill)).toMatch(/^Refill contract slot 3[^.]*\.$/);
  });
  it('tells both strengths of a combat, and Cosmobot’s total with the die', () => {
    const strength = { G05: { person: 3, bot: 2 } };
    const combat = { place: 'G05', die: 4 };
    expect(asked({ task: 'commit_weapon' }, { strength, combat })).toMatch(/strength 3, Cosmobot’s 2/);
    expect(asked({ task: 'ask_total' }, { strength, combat })).toMatch(/total is 6: 2 and the die’s 4/);
  });
  it('finds who leads a distant planet on its leader place', () => {
    const strength = { 'DP2:land': { person: 3, bot: 0 }, 'DP2:lead': { person: 0, bot: 2 } };
    expect(asked({ task: 'ask_total' }, { strength, combat: { place: 'DP2:land', die: 1 } })).toMatch(/total is 3/);
  });
  it('asks for the god token only where one lies', () => {
    expect(asked({ task: 'ask_civilisation', place: 'G04' })).not.toMatch(/god/);
    expect(asked({ task: 'ask_civilisation', place: 'G07' })).toMatch(/both strengths/);
    expect(asked({ task: 'ask_contract', slot: 2 })).toMatch(/slot 3/);
  });
});

it('every part of the score has a name', () => {
  const parts = [...read('src/games/cosmobot/rules.cpp').matchAll(/parts[^;]*?\{"([a-z ]+)"/g)].map(
    ([, name]) => name ?? '',
  );
  const shared = Object.keys(texts('en')).filter((key) => key.startsWith('part.'));
  const own = JSON.parse(read('web/messages/en/cosmobot.json')) as object;
  expect(parts).toContain('reported');
  for (const key of [...shared, ...parts.map((name) => `part.${name}`)]) expect(own).toHaveProperty([key]);
});

it('a combat is fought by a button, and so is a choice between two', () => {
  const action = { text: 'fight in G05', kind: 'fight' };
  expect(steps(action)).toEqual(['button:fight in G05']);
  expect(say(label('button:fight in G05', told, content))).toBe('Fight: Gaia 5');
  expect(say(label('button:fight in G05', { ...told, choice: 'combat_order' }, content))).toBe('Gaia 5');
});
