import { expect, it } from 'vitest';
import { content as contentOf, start } from '../../testing/engine';
import { say } from '../../text/say';
import type { TypedProblem } from '../game_ui';
import { speak } from './testing';
import { problemOf } from './typed';

const content = contentOf('anunnaki');
const modules = start('cosmobot', 1, 1, { bot_house: 'norse', distant_planets: true, creatures: true });

const problem = (line: string): TypedProblem => {
  const found = modules.read(0, line).problem;
  if (!found) throw new Error(`${line} was understood`);
  return found;
};

// A line for every problem that can be asked for outside of a question.
const MISTAKES: Readonly<Record<string, string>> = {
  unknown: 'zz +f',
  form: 'end of the world',
  number: 'vp x',
  range: 'war 13',
  space: 'token abc -',
  token: 'tokens: 3',
  place: 'c>zz f',
  planet: 'left dp9',
  creature: 'take unicorn c',
  units: 'c>g3 2q',
  change: 'g3 +2q',
  symbols: 'g3 x5',
  strength: 'g4 ac=0',
  pieces: 'g3: p[q2]',
  bracket: 'g3: p[f2',
  supply: 'supply b: f9',
  contract: 'c3 x',
  contract_range: 'c3 4/3',
  goal: 'goals a b c',
  element: 'moon dance 2',
  refused: 'xc +f',
};

it.each(['en', 'de', 'fr'] as const)('every problem is said in %s', (language) => {
  speak(language);
  for (const [key, line] of Object.entries(MISTAKES)) {
    const found = problem(line);
    expect(found.key, line).toBe(key);
    expect(say(problemOf(found, content)), line).not.toMatch(/[{}]|undefined|cosmobot:|^term/);
  }
});

it('says in English what the engine says, and a refusal in the reader’s words', () => {
  speak('en');
  expect(say(problemOf(problem('vp x'), content))).toBe(problem('vp x').text);
  expect(say(problemOf(problem('xc +f'), content))).toBe(
    'You: 1 follower added, Capital (Norse) – Nobody enters the capital of the other side.',
  );
});

it('says in which part it is', () => {
  speak('en');
  expect(say(problemOf(problem('war +1, g3 +2q, done'), content))).toMatch(/^Part 2, “g3 \+2q”: “\+2q” is no change/);
});

it('knows the terminal’s commands', () => {
  speak('en');
  expect(problemOf(problem('undo 3'), content)).toEqual({ key: 'cosmobot:problem.command', with: { word: 'undo' } });
});

it('every example of how to type is understood', () => {
  const { examples } = contentOf('cosmobot').tables as {
    examples: Readonly<Record<string, Record<'like' | 'does', string>>>;
  };
  const offered = Object.values(examples).filter(({ does }) => does !== '');
  expect(offered.length).toBeGreaterThan(15);
  for (const { like } of offered) {
    const found = modules.read(0, like).problem;
    expect(found === undefined || found.key === 'refused', like).toBe(true);
  }
});
