import { beforeEach, describe, expect, it } from 'vitest';
import { askAll } from '../../../script/engine.mjs';
import { game, valuesOf } from '../../testing/engine';
import { known, languages, say, setTexts } from '../../text/say';
import type { Message } from '../../text/message';
import { parseBody } from './body';
import { explain } from './explain';
import { bodyName } from './naming';
import type { Names } from './objectives';
import { content, fixture, messages, positions } from './positions';
import { steps } from './steps';
import { tell } from './tell';
import { ALL_ORBITS, BOARD_ORBITS, HABITABLE_ORBITS, MAX_MOONS, ROUNDS, sectorsOf, type Event } from './view';
import { holdings, label, prompt } from './words';

const NAMES = ['Ada', 'Bruno', 'Chloé', 'Dora'];
const GAME = game('cosmogenesis');
const { objects } = content.files['objects.json'] as { objects: readonly { id: string; names: Names }[] };

const [, counted] = askAll([{ op: 'new', game: 'cosmogenesis', players: 2, seed: 1 }, { op: 'score' }]);
const [score] = counted?.['scores'] as readonly { parts: Readonly<Record<string, number>> }[];
const PARTS = Object.keys(score?.parts ?? {});

// Every name of a type, or some of its numbers.
function someOf(type: string): readonly (string | number)[] {
  const schema = GAME.types[type] as { enum?: readonly string[]; minimum?: number; maximum?: number } | undefined;
  return schema?.enum ?? [schema?.minimum ?? 0, 0, 1, schema?.maximum ?? 0];
}

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
      expectKnown(prompt(view, 0, legal, content));
      for (const [, , what] of holdings(view, 0)) expectKnown(what);
      for (const target of new Set(legal.flatMap((action) => steps(action, view).flat())))
        expectKnown(target.startsWith('button:') ? label(target) : explain(target, view, content));
    }
  });

  it('exist for everything on the cosmos board', () => {
    const { view } = fixture('four');
    for (const sector of sectorsOf(view))
      for (let field = 1; field <= 5; ++field) expectKnown(explain(`field:${sector}-${field}`, view, content));
    for (const target of ['zone', 'belt', 'monolith', 'round', 'sector:I', 'supply:small', 'supply:comets'])
      expectKnown(explain(target, view, content));
  });

  it('exist for every objective and object, called as the content calls them', () => {
    const { view } = fixture('four');
    for (const type of ['planetary', 'stellar', 'object'])
      for (const id of valuesOf('cosmogenesis', type)) expectKnown(explain(`objective:${id}`, view, content));
    const line = tell({ event: 'object_taken', seat: 0, object: 'O03', uses: 1 }, NAMES, content);
    const [card] = objects.filter(({ id }) => id === 'O03');
    expect(line && say(line)).toContain(card?.names[language]);
  });

  it('exist for every event of every kind, with every value of its types', () => {
    for (const { event, arguments: carried } of GAME.events) {
      const values = carried.map(({ name, type }) => ({ name, values: someOf(type) }));
      const most = Math.max(1, ...values.map((one) => one.values.length));
      for (let i = 0; i < most; ++i) {
        const given = values.map((one) => [one.name, one.values[i % one.values.length]]);
        expectKnown(tell({ event, seat: i % 4, ...Object.fromEntries(given) } as Event, NAMES, content));
      }
    }
  });
});

describe.each(languages)('names of the engine in %s', (language) => {
  const text = messages(language);
  const unknown = (kind: string, names: readonly string[]) => {
    expect(names.length).toBeGreaterThan(0);
    return names.filter((name) => text[`${kind}.${name}`] === undefined);
  };

  it('have a text each', () => {
    expect(unknown('phase', valuesOf('cosmogenesis', 'phase'))).toEqual([]);
    expect(unknown('reward', valuesOf('cosmogenesis', 'reward'))).toEqual([]);
    expect(unknown('feature', valuesOf('cosmogenesis', 'feature'))).toEqual([]);
    expect(unknown('part', PARTS)).toEqual([]);
  });
});

// A name that --content corrects reaches everything that says it, the log too.
it('a corrected name is the one that is told', () => {
  setTexts('en', new Map([['cosmogenesis', messages('en')]]));
  const [first, ...rest] = objects;
  const corrected = { ...first, names: { de: 'X', en: 'Corrected', fr: 'Y' } };
  const changed = { ...content, files: { ...content.files, 'objects.json': { objects: [corrected, ...rest] } } };
  const line = tell({ event: 'object_used', seat: 0, object: 'O01', left: 0 }, NAMES, changed);
  expect(line && say(line)).toContain('Corrected');
});

// The drawing is made for so many orbits, moons and rounds.
it('the board is drawn for the numbers of the rules', () => {
  expect(content.tables['limits']).toEqual({
    rounds: ROUNDS,
    board_orbits: BOARD_ORBITS,
    orbits: ALL_ORBITS,
    habitable_orbits: HABITABLE_ORBITS,
    moons: MAX_MOONS,
  });
});

describe('words', () => {
  beforeEach(() => setTexts('en', new Map([['cosmogenesis', messages('en')]])));

  it('ask for what the chosen element can do', () => {
    const { view, legal } = fixture('first');
    const chosen = legal.filter((action) => 'field' in action && action.field === 'IV-1');
    expect(say(prompt(view, 0, legal, content))).toContain('4 sectors left');
    expect(say(prompt(view, 0, chosen, content))).toContain('Into your belt');
  });

  it('call a gas giant by its colour', () => {
    for (const id of valuesOf('cosmogenesis', 'new_body').filter((one) => one.startsWith('G')))
      expect(say(bodyName(parseBody(id)))).toContain(id.slice(3));
  });

  it('tell a belt that pays two asteroids for a comet', () => {
    const line = tell({ event: 'belt_changed', seat: 1, asteroids: -2, comets: 1 }, NAMES, content);
    expect(line && say(line)).toBe('Bruno: belt −2 asteroids, +1 comet.');
  });
});
