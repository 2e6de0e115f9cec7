import { beforeEach, describe, expect, it } from 'vitest';
import type { GameEvent } from '../game_ui';
import { known, languages, say, setTexts } from '../../text/say';
import type { Message } from '../../text/message';
import { explain } from './explain';
import { content, engineNames, fixture, messages, positions } from './positions';
import { steps } from './steps';
import { tell } from './tell';
import { SECTORS } from './view';
import { holdings, label, prompt } from './words';

const NAMES = ['Ada', 'Bruno', 'Chloé', 'Dora'];

function unknownKeys(message: Message): readonly string[] {
  const inside = Object.values(message.with ?? {}).flatMap((value) =>
    typeof value === 'object' ? unknownKeys(value) : [],
  );
  return known(message.key) ? inside : [message.key, ...inside];
}
const expectKnown = (message: Message | null) => {
  if (message === null) return;
  expect(unknownKeys(message)).toEqual([]);
  expect(say(message)).not.toMatch(/undefined|NaN|\{/);
};

describe.each(languages)('words in %s', (language) => {
  beforeEach(() => setTexts(language, new Map([['cosmogenesis', messages(language)]])));

  it('exist for every prompt, target, button and holding of real positions', () => {
    for (const { view, legal } of positions) {
      expectKnown(prompt(view, 0, legal));
      for (const [, , what] of holdings(view, 0)) expectKnown(what);
      for (const target of new Set(legal.flatMap((action) => steps(action, view).flat())))
        expectKnown(target.startsWith('button:') ? label(target) : explain(target, view, content));
    }
  });

  it('exist for everything on the cosmos board', () => {
    const { view } = fixture('four');
    for (const sector of SECTORS)
      for (let field = 1; field <= 5; ++field) expectKnown(explain(`field:${sector}-${field}`, view, content));
    for (const target of ['zone', 'belt', 'monolith', 'round', 'sector:I', 'supply:small', 'supply:comets'])
      expectKnown(explain(target, view, content));
  });

  it('exist for every objective and object, and the log calls them as the content does', () => {
    const { view } = fixture('four');
    const cards = { 'planetary.json': 'objectives', 'stellar.json': 'objectives', 'objects.json': 'objects' };
    for (const [file, list] of Object.entries(cards))
      for (const card of (content[file] as Record<string, { id: string; names: Record<string, string> }[]>)[list] ??
        []) {
        expectKnown(explain(`objective:${card.id}`, view, content));
        expect(say({ key: `cosmogenesis:name.${card.id}` })).toBe(card.names[language]);
      }
  });

  it('exist for every event', () => {
    const names = engineNames('events.cpp', /\{EventKind::\w+, "(\w+)"/g);
    expect(names.length).toBeGreaterThan(25);
    const events: GameEvent[] = names.map((event) => ({
      event,
      seat: 0,
      sector: 1,
      field: 1,
      orbit: 1,
      orbit2: 2,
      place: 0,
      moon: 1,
      kind: 2,
      size: 2,
      colour: 4,
      object: 3,
      left: 1,
      uses: 2,
      objective: 5,
      item: 3,
      stage: 2,
      round: 2,
      rest: 1,
      asteroids: 1,
      comets: 0,
    }));
    for (const event of events) expectKnown(tell(event, NAMES));
    for (const rest of [0, 1, 2])
      expectKnown(tell({ event: 'collided', seat: 1, orbit: 1, place: 1, size: 3, collider: 2, rest }, NAMES));
    for (const [asteroids, comets] of [
      [1, 0],
      [-2, 1],
      [0, -1],
      [2, 0],
    ])
      expectKnown(tell({ event: 'belt_changed', seat: 1, asteroids, comets }, NAMES));
  });
});

describe.each(languages)('names of the engine in %s', (language) => {
  const text = messages(language);

  it.each([
    ['refusal', 'refusals.cpp', /"CG-[A-Z]+-\d+",\s+"(\w+)"/g, 50],
    ['part', 'rules.cpp', /\{"([a-z ]+)", score\./g, 6],
    ['feature', 'evaluation.h', /(?<=kFeatureNames\{[^}]*)"([\w ]+)"/g, 9],
    ['phase', 'codec.h', /(?<=kPhaseNames\{[^}]*)"(\w+)"/g, 5],
  ] as const)('have a %s each', (kind, file, form, least) => {
    const names = engineNames(file, form);
    expect(names.length).toBeGreaterThanOrEqual(least);
    expect(names.filter((name) => text[`${kind}.${name}`] === undefined)).toEqual([]);
  });
});

describe('words', () => {
  beforeEach(() => setTexts('en', new Map([['cosmogenesis', messages('en')]])));

  it('ask for what the chosen element can do', () => {
    const { view, legal } = fixture('first');
    const chosen = legal.filter(({ text }) => text.includes(' IV-1'));
    expect(say(prompt(view, 0, legal))).toContain('4 sectors left');
    expect(say(prompt(view, 0, chosen))).toContain('Into your belt');
  });

  it('tell a belt that pays two asteroids for a comet', () => {
    const line = tell({ event: 'belt_changed', seat: 1, asteroids: -2, comets: 1 }, NAMES);
    expect(line && say(line)).toBe('Bruno: belt −2 asteroids, +1 comet.');
  });
});
