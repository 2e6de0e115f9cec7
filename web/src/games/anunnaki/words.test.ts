import { describe, expect, it } from 'vitest';
import { setTexts, say, type Language } from '../../text/say';
import type { Message } from '../../text/message';
import { game, valuesOf } from '../../testing/engine';
import { CLUMSY } from '../../testing/punctuation';
import { boxOf, type Area } from './content';
import { explain } from './explain';
import { effect, place } from './names';
import { choiceName } from './offer';
import { attempt, label, prompt } from './prompt';
import { steps } from './steps';
import { tell } from './tell';
import { sameAction } from '../action';
import { content, keysOf, positions, texts, turns, type Position } from './testing';
import { partsOf } from './trace';
import type { Event } from './view';

const box = boxOf(content);
const english = texts('en');
const names = ['Ada'];
const { view: some } = positions[0] as Position;

function messages(): readonly Message[] {
  const all: (Message | null)[] = [];
  for (const { view, legal } of positions) {
    const targets = new Set(legal.flatMap((action) => steps(action, view)));
    all.push(prompt(view, 0, legal, content, []));
    for (const target of targets)
      all.push(target.startsWith('button:') ? label(target, content) : explain(target, view, content));
    for (const target of [
      'track:supremacy',
      'card:M01',
      'card:S01',
      'fate:1',
      'fate:0',
      'row:person',
      'row:bot',
      'row:resources',
      'crystals',
      'artefact:AR1',
    ])
      all.push(explain(target, view, content));
    for (const area of box.areas) all.push(explain(`area:${area.id}`, view, content));
  }
  for (const god of box.gods) all.push(explain(`god:${god.id}`, some, content));
  for (const weapon of box.weapons) all.push(explain(`weapon:${weapon.id}`, some, content));
  for (const creature of box.creatures) all.push(explain(`creature:${creature.id}`, some, content));
  for (const { events } of turns) {
    all.push(...events.map((event) => tell(event, names, content)));
    for (const part of partsOf(events, names, content)) {
      all.push(part.element);
      for (const deed of part.deeds) {
        all.push(deed.done);
        for (const { reason, candidates } of deed.judgements)
          all.push(reason, ...candidates.flatMap(({ name, score }) => [name, score]));
      }
    }
  }
  return all.filter((one) => one !== null);
}

// The arguments that a text asks for: {name}, {points, plural, …}.
const holes = (text: string): readonly string[] => [...text.matchAll(/\{(\w+)[,}]/g)].flatMap(([, name]) => name ?? []);

it('a line of the log is given what its text asks for, no less and no more', () => {
  const lines = game('anunnaki').events.flatMap(({ event, arguments: carried }) => {
    const some = Object.fromEntries(
      carried.map(({ name }) => [name, { slot: 1, deck: 'moon', resources: [] }[name] ?? 'G03']),
    );
    return tell({ event, seat: 0, ...some } as unknown as Event, names, content) ?? [];
  });
  expect(lines.length).toBeGreaterThan(30);
  const about = (given: Iterable<string>) =>
    [...new Set(given)].filter((name) => !['name', 'you'].includes(name)).sort();
  for (const { key, with: given = {} } of lines) {
    const text = english[key.replace('anunnaki:', '')];
    if (text !== undefined) expect(about(Object.keys(given)), key).toEqual(about(holes(text)));
  }
});

describe('words', () => {
  it('every message has a text', () => {
    setTexts('en', new Map([['anunnaki', english]]));
    const keys = new Set(messages().flatMap(keysOf));
    expect([...keys].filter((key) => !(key in english))).toEqual([]);
    expect(keys).not.toContain('effect.other');
  });
  it('every message can be said in every language', () => {
    for (const language of ['en', 'de', 'fr'] satisfies Language[]) {
      setTexts(language, new Map([['anunnaki', texts(language)]]));
      for (const message of messages()) {
        expect(say(message)).not.toMatch(/[{}]|undefined|anunnaki:/);
        expect(say(message)).not.toMatch(CLUMSY);
      }
    }
  }, 30_000);
  it('an area that was added is called by what its owner wrote', () => {
    setTexts('en', new Map([['anunnaki', english]]));
    const [area] = box.areas.filter(({ planet }) => planet === 'norse');
    if (!area) throw new Error('no areas');
    const added = (id: string, planet: Area['planet']) =>
      say(place(id, { ...box, areas: [...box.areas, { ...area, id, planet }] }));
    expect(added('NOR-X', 'norse')).toBe('X (Norse)');
    expect(added('G15', 'gaia')).toBe('Gaia 15');
    expect(added('ISLE', 'gaia')).toBe('Gaia ISLE');
  });
  it('what adds to an action tile calls it as the content does', () => {
    setTexts('en', new Map([['anunnaki', english]]));
    const tiles = box.tiles.map((tile) => ({ ...tile, names: { de: 'X', en: `My ${tile.id}`, fr: 'Y' } }));
    const more = (word: string) => say(effect([{ when: 'passive', word, number: 2 }], { ...box, tiles }));
    expect(more('move_points')).toBe('2 more to move with the tile My move');
    expect(more('recruit_followers')).toBe('2 more with the tile My recruit');
  });
  it('every house that can be chosen is called as the content calls it', () => {
    for (const option of ['person_house', 'bot_house'])
      for (const { id, names: called } of box.houses)
        expect(choiceName?.(option, id, content)).toMatchObject({ names: called });
    expect(choiceName?.('bot_house', 'random', content)).toBeNull();
    expect(choiceName?.('difficulty', 'easy', content)).toBeNull();
  });
  it('every feature, option and part of the score has a text', () => {
    const named = valuesOf('anunnaki', 'feature').map((name) => `feature.${name}`);
    const parts = [
      'vp',
      'war',
      'tech',
      'trade',
      'supremacy',
      'distant planets',
      'powers',
      'creatures',
      'resources',
    ].map((name) => `part.${name}`);
    const options = Object.keys(some.options).flatMap((name) => [`option.${name}`, `option.${name}.help`]);
    expect([...named, ...parts, ...options].filter((key) => !(key in english))).toEqual([]);
  });
  it('a click that is allowed would mean the action it leads to', () => {
    for (const { view, legal } of positions) {
      for (const action of legal) {
        const way = steps(action, view);
        const last = way[way.length - 1] ?? '';
        if (last.startsWith('button:')) continue;
        const meant = attempt(last, way.slice(0, -1), view);
        expect(meant && sameAction(meant, action), JSON.stringify(action)).toBe(true);
      }
    }
  });
});
