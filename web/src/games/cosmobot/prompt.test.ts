import { beforeAll, describe, expect, it } from 'vitest';
import { content as contentOf, start } from '../../testing/engine';
import { messages } from '../../testing/fixtures';
import { known, languages, say } from '../../text/say';
import { carrying, touch } from './mode';
import { label, prompt, steps } from './prompt';
import { speak } from './testing';
import { text } from './text';
import { resting, takeAlong, tapOnMap } from './touch';
import type { View } from './view';

const content = contentOf('anunnaki');
const table = start('cosmobot', 1, 1, { bot_house: 'norse', distant_planets: true, creatures: true });
const modules = table.view<View>(0);
const told = { ...modules, untold: [], options: {} };
const asked = (question: View['question'], more: Partial<View> = {}): string =>
  say(prompt({ ...told, question, ...more }, 0, [], content));

beforeAll(() => speak('en'));

describe('prompt', () => {
  it('asks for what lies on the table, one thing after the other', () => {
    expect(say(prompt(modules, 0, [], content))).toBe('Which goal tile lies beside this track: war?');
    const first = { ...modules, untold: [{ fact: 'contract', at: 3 }] } as const;
    expect(say(prompt(first, 0, [], content))).toBe('Which contract lies in slot 3?');
  });
  it('asks for a card even when something else is missing', () => {
    expect(say(prompt({ ...modules, question: { task: 'ask_card', deck: 'sun' } }, 0, [], content))).toMatch(
      /sun card/,
    );
  });
  it('in Cosmobot’s turn asks for a contract alone', () => {
    const refill = { active: 'bot', untold: [] } as const;
    expect(asked({ task: 'ask_contract', slot: 3 }, refill)).toMatch(/^Refill contract slot 3/);
  });
  it('follows what the finger does', () => {
    expect(asked({ task: 'report' })).toMatch(/^Your turn 1/);
    const place = tapOnMap(resting, 'area:GRE-C')?.touch ?? resting;
    touch.value = takeAlong(place, 'follower', 3);
    expect(asked({ task: 'report' })).toBe('Where to? Tap the place for 1 follower.');
    touch.value = resting;
    expect(asked({ task: 'report' }, { pending: ['G05'] })).toMatch(/^Combat \(Gaia 5\)/);
    carrying.value = true;
    expect(asked({ task: 'report' })).toMatch(/^Carry out Cosmobot’s turn/);
    carrying.value = false;
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
    expect(asked({ task: 'ask_civilisation', place: 'G07' })).toMatch(/god token/);
    expect(asked({ task: 'ask_contract', slot: 3 })).toMatch(/slot 3/);
  });
});

it('every part of the score has a name: its own, or that of the game it is played beside', () => {
  const parts = table.scores().flatMap((score) => Object.keys(score.parts));
  expect(parts).toContain('reported');
  expect(parts).toContain('war');
  for (const name of parts) expect(known(text(`part.${name}`).key), name).toBe(true);
  expect(say(text('part.war'))).toBe('War');
});

it('says nothing once more that the other game says in the same words', () => {
  for (const language of languages) {
    const [own, shared] = [messages(language, 'cosmobot'), messages(language, 'anunnaki')];
    const twice = Object.keys(own).filter((key) => own[key] === shared[key]);
    expect(twice.filter((key) => !key.startsWith('refusal.'))).toEqual([]); // those are the engine's
  }
});

it('a combat is fought by a button, and so is a choice between two', () => {
  expect(steps({ kind: 'fight', place: 'G05' })).toEqual(['button:fight G05']);
  expect(steps({ kind: 'committed' })).toEqual(['button:committed']);
  expect(say(label('button:fight G05', told, content))).toBe('Fight: Gaia 5');
  expect(say(label('button:fight G05', { ...told, choice: 'combat_order' }, content))).toBe('Gaia 5');
});
