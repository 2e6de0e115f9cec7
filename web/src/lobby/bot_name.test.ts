import { afterEach, expect, it } from 'vitest';
import { setTexts } from '../text/say';
import { botName } from './bot_name';
import { bots } from './store';

afterEach(() => (bots.value = []));

it('a bot is called as the language says, in English as the engine says, and else by its id', () => {
  expect(botName('level-2')).toBe('level-2');
  bots.value = [{ name: 'level-2', title: 'Apprentice', help: '' }];
  expect(botName('level-2')).toBe('Apprentice');
  setTexts('de', new Map([['common', { 'bot.level-2': 'Lehrling' }]]));
  expect(botName('level-2')).toBe('Lehrling');
  expect(botName('level-3')).toBe('level-3');
});
