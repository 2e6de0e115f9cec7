import { expect, it } from 'vitest';
import { say, setTexts } from '../../text/say';
import { content, read, texts } from '../anunnaki/testing';
import { FORMS } from './forms';
import { tellAction } from './said';

const WORDS: Readonly<Record<string, string>> = {
  side: 'bot',
  unit: 'minor',
  place: 'DP2:land',
  area: 'GRE-BL',
  site: 'G-K03',
  resource: 'gold',
  track: 'war',
  beside: 'supremacy',
  goal: 'areas',
  display: 'left',
  planet: 'DP2',
  creature: 'griffin',
  deck: 'moon',
  thing: 'die',
  card: 'M07',
  element: 'move 2 brave',
  arrow: 'right',
  marker: '-4',
};
const example = (form: string) => form.replace(/\{(\w+)\}/g, (_, kind: string) => WORDS[kind] ?? '2');

it.each(['en', 'de', 'fr'] as const)('every entry has a line in %s', (language) => {
  const cosmobot = JSON.parse(read(`web/messages/${language}/cosmobot.json`)) as Readonly<Record<string, string>>;
  setTexts(
    language,
    new Map([
      ['anunnaki', texts(language)],
      ['cosmobot', cosmobot],
    ]),
  );
  for (const form of FORMS)
    expect(say(tellAction(example(form), content)), form).not.toMatch(/[{}]|undefined|cosmobot:|^term/);
});

it('says what was entered in the reader’s words', () => {
  const cosmobot = JSON.parse(read('web/messages/de/cosmobot.json')) as Readonly<Record<string, string>>;
  setTexts(
    'de',
    new Map([
      ['anunnaki', texts('de')],
      ['cosmobot', cosmobot],
    ]),
  );
  expect(say(tellAction('put person follower in G03', content))).toBe('Du: 1 Anhänger mehr, Gaia 3.');
  expect(say(tellAction('give griffin to bot', content))).toBe('Cosmobot: Greif.');
});
