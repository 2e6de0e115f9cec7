import { expect, it } from 'vitest';
import { content as contentOf, game, start } from '../../testing/engine';
import { CLUMSY } from '../../testing/punctuation';
import { message } from '../../text/message';
import { say } from '../../text/say';
import type { LegalAction } from '../game_ui';
import { ui } from './index';
import { tellAction } from './said';
import { speak } from './testing';

const content = contentOf('anunnaki');

// One action of every kind, with the first value that each operand can have.
function examples(): readonly LegalAction[] {
  const { actions, types } = game('cosmobot');
  const first = (type: string): unknown => {
    const { enum: names, minimum } = types[type] as { enum?: readonly unknown[]; minimum?: number };
    return names?.[0] ?? minimum ?? 0;
  };
  return actions.map(({ kind, operands }) => ({
    kind,
    ...Object.fromEntries(operands.map(({ name, type }) => [name, first(type)])),
  }));
}

it.each(['en', 'de', 'fr'] as const)('every entry has a line in %s', (language) => {
  speak(language);
  expect(examples().length).toBeGreaterThan(40);
  for (const action of examples())
    expect(say(tellAction(action, content)), action.kind).not.toMatch(/[{}]|undefined|cosmobot:|^term/);
});

it.each(['en', 'de', 'fr'] as const)(
  'no line of the log has two signs in a row, nor has a refusal of one: %s',
  (language) => {
    speak(language);
    const refusals = game('cosmobot').refusals.map(({ key, text }) => ({
      ...message(`cosmobot:refusal.${key}`),
      otherwise: text,
    }));
    for (const action of examples()) {
      const what = tellAction(action, content);
      const line = ui.logAction?.(action, content);
      expect(line && say(line), action.kind).toMatch(/\.$/);
      for (const words of [line, ...refusals.map((why) => message('refused.part', { what, why }))])
        expect(words && say(words)).not.toMatch(CLUMSY);
    }
  },
);

it('says what was entered in the reader’s words', () => {
  speak('de');
  const follower = { kind: 'put', side: 'person', unit: 'follower', place: 'G03' };
  expect(say(tellAction(follower, content))).toBe('Du: 1 Anhänger mehr, Gaia 3');
  expect(say(tellAction({ kind: 'give', creature: 'griffin', side: 'bot' }, content))).toBe('Cosmobot: Greif');
});

it('the table offers them as they are told', () => {
  const legal = start('cosmobot', 1, 1, { bot_house: 'norse' }).legal(0);
  expect(legal.some(({ kind }) => kind === 'put')).toBe(true);
});
