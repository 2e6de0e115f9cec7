import { beforeEach, describe, expect, it } from 'vitest';
import { askAll } from '../../../script/engine.mjs';
import { game, valuesOf } from '../../testing/engine';
import { known, languages, say, setTexts } from '../../text/say';
import type { Message } from '../../text/message';
import { parseBody } from './body';
import { explain, planetaryRule, stellarRule } from './explain';
import { bodyName, elementName, splitField, title } from './naming';
import type { Names } from './objectives';
import { select, type Way } from '../selection';
import { content, fixture, messages, positions } from './positions';
import { steps } from './steps';
import { prompt } from './prompts';
import { tell, tellAction } from './tell';
import {
  ALL_ORBITS,
  BOARD_ORBITS,
  elementOn,
  HABITABLE_ORBITS,
  MAX_MOONS,
  ROUNDS,
  sectorsOf,
  type Action,
  type Event,
  type View,
} from './view';
import { holdings, label } from './words';

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
  return message.names || known(message.key) ? inside : [message.key, ...inside];
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
      expectKnown(prompt(view, 0, legal, content, []));
      for (const [, , what] of holdings(view, 0)) expectKnown(what);
      for (const target of new Set(legal.flatMap((action) => steps(action, view).flat())))
        expectKnown(target.startsWith('button:') ? label(target) : explain(target, view, content));
    }
  });

  it('name what is to be taken, not only its sector', () => {
    for (const { view, legal } of positions)
      for (const action of legal) {
        if (!('field' in action)) continue;
        const [sector, number] = splitField(action.field);
        const element = elementOn(view, sector, number, content);
        expect(say(tellAction(action, content, view))).toContain(element && say(elementName(element, content)));
      }
  });

  it('exist for every action, and for the question after every click', () => {
    for (const { view, legal } of positions) {
      const ways: Way<Action>[] = legal.map((action) => ({ action, steps: steps(action, view) }));
      for (const { action, steps: way } of ways) {
        expectKnown(tellAction(action, content, view));
        const targets = way.flat();
        targets.forEach((_, i) => {
          const chosen = targets.slice(0, i);
          expectKnown(prompt(view, view.active, select(ways, chosen).open, content, chosen));
        });
      }
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
    const line = tell({ event: 'object_taken', seat: 0, object: 'O03', uses: 1 }, NAMES, content, null);
    const [card] = objects.filter(({ id }) => id === 'O03');
    expect(line && say(line)).toContain(card?.names[language]);
  });

  it('exist for every event of every kind, with every value of its types', () => {
    for (const { event, arguments: carried } of GAME.events) {
      const values = carried.map(({ name, type }) => ({ name, values: someOf(type) }));
      const most = Math.max(1, ...values.map((one) => one.values.length));
      for (let i = 0; i < most; ++i) {
        const given = values.map((one) => [one.name, one.values[i % one.values.length]]);
        const told = { event, seat: i % 4, ...Object.fromEntries(given) } as Event;
        for (const me of [null, told.seat ?? null]) expectKnown(tell(told, NAMES, content, me));
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
  const line = tell({ event: 'object_used', seat: 0, object: 'O01', left: 0 }, NAMES, changed, null);
  expect(line && say(line)).toContain('Corrected');
});

it('a stage of life, too, is called as the content calls it, wherever it is told', () => {
  setTexts('en', new Map([['cosmogenesis', messages('en')]]));
  const boards = content.files['boards.json'] as { stages: readonly { names: Names }[] };
  const stages = boards.stages.map((stage, i) => ({ ...stage, names: { de: 'X', en: `Kind${String(i)}`, fr: 'Y' } }));
  const changed = { ...content, files: { ...content.files, 'boards.json': { ...boards, stages } } };
  const { view } = fixture('side');
  const said = [
    tell({ event: 'evolved', seat: 0, target: 'O1.P', stage: 2 }, NAMES, changed, null),
    title('body:O1.P', view, changed),
    ...valuesOf('cosmogenesis', 'planetary').map((id) => planetaryRule(id, changed)),
    ...valuesOf('cosmogenesis', 'stellar').map((id) => stellarRule(id, changed, null)),
  ].map((message) => (message ? say(message) : ''));
  expect(said[0]).toContain('Kind2');
  expect(said[1]).toContain('Kind');
  expect(said.filter((one) => one.includes('Kind')).length).toBeGreaterThan(4);
  expect(said.filter((one) => /bacteria|jellyfish|\bfish|lizards|intelligent life/.test(one))).toEqual([]);
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

  const asked = (name: string, ...chosen: readonly string[]): string => {
    const { view, legal } = fixture(name);
    const ways: Way<Action>[] = legal.map((action) => ({ action, steps: steps(action, view) }));
    const { open } = select(ways, chosen);
    expect(open.length).toBeGreaterThan(0);
    return say(prompt(view, view.active, open, content, chosen));
  };

  it('ask after each click for what comes next', () => {
    expect(asked('first')).toContain('4 sectors');
    expect(asked('first', 'field:IV-1')).toBe('Where does it go: into your belt?');
    expect(asked('side', 'side:life')).toBe('On which body does life awaken?');
    expect(asked('swap', 'object:O08')).toContain('Choose the first');
    expect(asked('swap', 'object:O08', 'orbit:1')).toBe('And with which orbit does it change places?');
    expect(asked('reveal')).toContain('reveal an objective');
  });

  it('offer only the places that there are', () => {
    const { view, legal } = fixture('first');
    const [discard] = legal.filter((action) => action.kind === 'discard');
    expect(discard && say(prompt(view, view.active, [discard], content, ['field:II-1']))).toContain('no place');
  });

  it('call a gas giant by its colour', () => {
    for (const id of valuesOf('cosmogenesis', 'new_body').filter((one) => one.startsWith('G')))
      expect(say(bodyName(parseBody(id), content))).toContain(id.slice(3));
  });

  it('tell a belt that pays two asteroids for a comet', () => {
    const line = tell({ event: 'belt_changed', seat: 1, asteroids: -2, comets: 1 }, NAMES, content, null);
    expect(line && say(line)).toBe('The belt of Bruno: −2 asteroids, +1 comet.');
  });

  it('call the reader you', () => {
    const event: Event = { event: 'object_taken', seat: 1, object: 'O01', uses: 3 };
    const told = (me: number | null) => say(tell(event, NAMES, content, me) ?? { key: '' });
    expect(told(1)).toMatch(/^You take the object /);
    expect(told(0)).toMatch(/^Bruno takes the object /);
  });

  it('promise no rings to a gas giant that has them', () => {
    const { view } = fixture('four');
    const withPlanet = (planet: string): View => ({
      ...view,
      seats: view.seats.map((seat) => ({ ...seat, orbits: [{ planet, moons: [], objective: null }] })),
    });
    const words = (planet: string) => say(explain('body:O1.P', withPlanet(planet), content) ?? { key: '' });
    expect(words('G1.red')).toContain('A comet gives it rings');
    expect(words('G1.red.r')).not.toContain('comet');
  });

  it('count rewards that come twice', () => {
    const twice = valuesOf('cosmogenesis', 'planetary').map((id) => planetaryRule(id, content));
    const said = twice.map((rule) => (rule ? say(rule) : ''));
    expect(said.filter((one) => one.includes('an asteroid, an asteroid'))).toEqual([]);
    expect(said.some((one) => one.includes('2 asteroids'))).toBe(true);
  });

  it('say nothing over objectives that say it themselves', () => {
    const { view } = fixture('four');
    expect(explain('objective:P01', view, content)).not.toBeNull();
    expect(explain('objective:P01', { ...view, phase: 'choose_start' }, content)).toBeNull();
  });

  it('do not speak of a next round in the last one', () => {
    const { view } = fixture('four');
    const words = (round: number) => say(explain('monolith', { ...view, round }, content) ?? { key: '' });
    expect(words(1)).toContain('next round');
    expect(words(ROUNDS)).not.toContain('next round');
  });
});

describe('what is asked after a click', () => {
  const { view } = fixture('four');
  const asked = (open: readonly Action[], target: string, ...more: readonly string[]) =>
    prompt({ ...view, phase: 'optional' }, view.active, open, content, [target, ...more]);

  it('names the place that an action puts something in', () => {
    const placing = GAME.actions.map(({ kind }) => kind).filter((kind) => !kind.startsWith('use on '));
    const wayOf = (kind: string) => (kind === 'side throw comet' ? 'hit' : /(?:planet|moon|belt|hit)$/.exec(kind)?.[0]);
    const named = placing.flatMap((kind) => {
      const way = wayOf(kind);
      return way === undefined ? [] : [[kind, way] as const];
    });
    expect(named.length).toBeGreaterThan(10);
    for (const [kind, way] of named) {
      const { with: given } = asked([{ kind } as Action], 'field:II-1');
      expect(given?.['ways'], kind).toEqual({ key: `cosmogenesis:way.${way}` });
    }
  });

  it('is what the effect of an object needs', () => {
    const questions: Readonly<Record<string, readonly string[]>> = {
      life: ['life'],
      evolution: ['evolution'],
      swap_orbits: ['swap', 'swap_second'],
      moon_collision: ['moon_falls', 'moon_hits'],
    };
    const effects = content.files['objects.json'] as { objects: readonly { id: string; effect: string }[] };
    for (const [effect, keys] of Object.entries(questions)) {
      const object = effects.objects.find((one) => one.effect === effect);
      keys.forEach((key, clicks) => {
        const before = Array.from({ length: clicks }, () => 'body:O1.P');
        expect(asked([], `object:${object?.id ?? ''}`, ...before).key, effect).toBe(`cosmogenesis:prompt.${key}`);
      });
    }
  });
});
