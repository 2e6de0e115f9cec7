import { beforeAll, describe, expect, it } from 'vitest';
import { game } from '../../testing/engine';
import { messages } from '../../testing/fixtures';
import { say, setTexts, type Language } from '../../text/say';
import { boxOf, find } from './content';
import { areaWords } from './explain';
import { tellAction } from './tell_action';
import { text } from './names';
import { content, positions, read, type Position } from './testing';
import type { Event } from './view';
import { RULES, rule, where } from './where';

const box = boxOf(content);
const { view } = positions[0] as Position;
const speak = (language: Language) => setTexts(language, new Map([['anunnaki', messages(language, 'anunnaki')]]));
beforeAll(() => speak('en'));

describe('where', () => {
  it('shows the places of an event', () => {
    const moved = { event: 'unit_moved', seat: 1, unit: 'follower', from: 'NOR-C', to: 'DP2:land', portal: true };
    expect(where(moved as Event)).toEqual(['area:NOR-C', 'distant:DP2:land']);
    expect(where({ event: 'supremacy_moved', seat: 1, spaces: 2, to: -4 } as Event)).toEqual(['track:supremacy']);
    expect(where({ event: 'cube_placed', seat: 1, space: 3, path: null, cubes: 3 } as Event)).toEqual(['fate:2']);
    expect(where({ event: 'turn_started', seat: 1, turn: 2, last: false } as Event)).toEqual([]);
  });
  it('finds a place for every argument that is one, in every event there is', () => {
    const places = new Set(['area', 'place', 'site', 'creature', 'node', 'slot', 'god']);
    for (const { event, arguments: named } of game('anunnaki').events) {
      if (event === 'candidate' || event === 'contract_laid') continue;
      if (!named.some(({ name }) => places.has(name))) continue;
      const some = Object.fromEntries(named.map(({ name }) => [name, name === 'slot' ? 1 : 'G03']));
      expect(where({ event, seat: 1, ...some } as unknown as Event), event).not.toEqual([]);
    }
  });
});

it('every rule that a thing names is among the rules', () => {
  const rules = read('docs/rules/anunnaki.md');
  const targets = [
    'area:GRE-C',
    'area:G01',
    'area:G02',
    'track:supremacy',
    'space:supremacy:2',
    'star:PENTA',
    'row:resources',
    'row:person',
  ];
  const named = [...Object.values(RULES), ...targets.map((target) => rule(target, view))];
  for (const one of named) expect(rules, String(one)).toContain(`**${String(one)}**`);
  expect(rule('button:stop:free', view)).toBeNull();
});

it.each(['en', 'de', 'fr'] as const)('every action is advised in words in %s', (language) => {
  speak(language);
  const nothing = say(text('nothing'));
  for (const { legal, view: seen } of positions)
    for (const action of legal.filter(({ kind }, i) => legal.findIndex((one) => one.kind === kind) === i)) {
      const words = say(tellAction(action, content, seen));
      expect(words, action.kind).not.toMatch(/[{}]|undefined|anunnaki:|^term/);
      expect(words).not.toMatch(new RegExp(`[“„«]\\s?${nothing}\\s?[”“»]|: ${nothing}$`));
    }
});

it('an area says what it yields, whose it is and who stands there', () => {
  speak('en');
  const own = Object.keys(view.areas).find((id) => id.endsWith('-C') && view.areas[id]?.person?.startsWith('S'));
  const capital = find(box.areas, own);
  expect(capital && say(areaWords(capital, view, box))).toMatch(/Capital \(.*\)\. Yields 1 .*Yours: .*You control it/);
});
