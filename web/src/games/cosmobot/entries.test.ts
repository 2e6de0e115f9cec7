import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { boxOf, find } from '../anunnaki/content';
import { content, read as source } from '../anunnaki/testing';
import { read } from './entries';
import { FORMS } from './forms';
import { cardEntries, MOST } from './things';
import type { View } from './view';

// Positions that `orrery engine` deals with the options of the terminal's tests, by their names there.
const starts = JSON.parse(source('web/fixtures/anunnaki/tests/companion_starts.json')) as Readonly<
  Record<string, View>
>;
const start = starts['kNorse'] as View;
const modules = starts['kModules'] as View;

const entries = (line: string, view: View = start): readonly string[] => {
  const found = read(line, view, content);
  return 'entries' in found ? found.entries : [found.problem.key];
};
const problem = (line: string, view: View = start) => {
  const found = read(line, view, content);
  return 'problem' in found ? found.problem : null;
};

describe('what the terminal’s companion understands', () => {
  const test = source('tests/cli/cosmobot_typing_test.cpp');
  const text = (literals: string) => [...literals.matchAll(/"([^"]*)"/g)].map(([, one]) => one).join('');
  const moved = text(/std::string moved =([^;]*(?:"[^"]*"\s*)+);/.exec(test)?.[1] ?? '');
  const examples = [...test.matchAll(/EXPECT_EQ\(\s*read\("([^"]*)"(?:, (\w+))?\),\s*((?:"[^"]*"\s*)+|moved)\)/g)];
  const complaints = [...test.matchAll(/complains\("([^"]*)", "/g)];

  it('has examples', () => {
    expect(examples.length).toBeGreaterThan(60);
    expect(complaints.length).toBeGreaterThan(20);
  });
  it.each(examples.map(([, typed = '', options = 'kNorse', expected = '']) => [typed, options, expected]))(
    '%s',
    (typed, options, expected) => {
      expect(entries(typed, starts[options])).toEqual((expected === 'moved' ? moved : text(expected)).split('; '));
    },
  );
  it.each(complaints.map(([, typed = '']) => typed))('complains about %s', (typed) => {
    expect(problem(typed)?.key).toMatch(/^cosmobot:problem\./);
  });
  it('has the entries and the limits of the engine', () => {
    const forms = [
      ...source('src/games/cosmobot/action.cpp').matchAll(/Form\{ActionKind::\w+, "[^"]*",\s*"([^"]*)"\}/g),
    ];
    expect(FORMS).toEqual(forms.map(([, form]) => form));
    const limit = (name: string) =>
      Number(new RegExp(`${name} = (\\d+)`).exec(source('src/games/cosmobot/action.h'))?.[1]);
    expect(MOST).toEqual({
      points: limit('kMostPoints'),
      contract: limit('kMostContractVp'),
      trade: limit('kMostTradeSteps'),
      strength: limit('kMostStrength'),
    });
  });
});

describe('a line', () => {
  it.each<[string, string[]]>([
    ['war 4, war +1, war +', ['track person war 4', 'track person war 5', 'track person war 6']],
    ['cube, cube, cubes 5', ['cubes person 1', 'cubes person 2', 'cubes person 5']],
    ['vp 7, vp +3, b vp 9', ['points person 7', 'points person 10', 'points bot 9']],
    ['sup +2, sup +1', ['supremacy person -4', 'supremacy person -2']],
    ['g3 +x +x', ['exhaust gold in G03', 'exhaust metal in G03']],
    ['g3 x2, g3 x0', ['exhaust metal in G03', 'exhaust gold in G03', 'renew metal in G03', 'renew gold in G03']],
    ['g3 xgold, g3 -xgold', ['exhaust gold in G03', 'renew gold in G03']],
    [
      'g2 +2f, g2: p[f1]',
      ['put person follower in G02', 'put person follower in G02', 'take person follower from G02'],
    ],
    [
      'gk3 -, culture: k1 k2 xk1 xk2 gk1 gk2 gk4 gk5 gk6 gk7 gk8 gk9 gk10 gk11',
      ['no culture at G-K03', 'no culture at G-K12'],
    ],
    ['tokens: 2 5 8, tokens: -2 2 5 8', ['no token on -2', 'token on -2']],
    [
      'left dp2, dp2 left: leader nobody | land p[f2]',
      [
        'planet left DP2',
        'no civilisation in DP2:lead',
        'put person follower in DP2:land',
        'put person follower in DP2:land',
      ],
    ],
    [
      'creatures sphinx griffin, creatures lam -',
      ['show sphinx left', 'show griffin right', 'remove sphinx', 'remove griffin', 'show lamassu left'],
    ],
    ['Put Person Follower in G03', ['put person follower in G03']],
    ['right dp2, put bot follower in dp2:land', ['planet right DP2', 'put bot follower in DP2:land']],
    ['fix   g3  +f', ['put person follower in G03']],
    ['c3 4, c4 none', ['contract 3 vp 4 trade 1', 'no contract 4']],
    ['program cards', ['program cards']],
    ['', []],
  ])('%s', (line, expected) => expect(entries(line, modules)).toEqual(expected));

  it('says what it does not understand, and where', () => {
    expect(problem('foo')).toEqual({ key: 'cosmobot:problem.unknown', with: { part: 'foo' } });
    expect(problem('war +1, g3 +2q, done')).toEqual({
      key: 'cosmobot:problem.part',
      with: { number: 2, part: 'g3 +2q', why: { key: 'cosmobot:problem.change', with: { word: '+2q' } } },
    });
    expect(problem('g3 x5')?.with).toEqual({ word: 'x5', place: 'G03', count: 2 });
    expect(problem('undo 3')).toEqual({ key: 'cosmobot:problem.command', with: { word: 'undo' } });
    expect(problem('g3: p[]')?.key).toBe('cosmobot:problem.already');
  });
});

it('every example of the page is understood', () => {
  const texts = JSON.parse(source('web/messages/en/cosmobot.json')) as Readonly<Record<string, string>>;
  const examples = Object.entries(texts).filter(([key]) => /^like\.[a-z]+$/.test(key));
  expect(examples.length).toBeGreaterThan(15);
  for (const [, like] of examples) expect(problem(like, modules), like).toBeNull();
  for (const language of ['de', 'fr']) {
    const other = JSON.parse(source(`web/messages/${language}/cosmobot.json`)) as Readonly<Record<string, string>>;
    for (const [key, like] of examples) expect(other[key]).toBe(like);
  }
});

it('every problem has a text', () => {
  const folder = new URL('.', import.meta.url);
  const files = readdirSync(folder).filter((file) => /^[a-z_]+\.ts$/.test(file));
  const code = files.map((file) => readFileSync(new URL(file, folder), 'utf8')).join('');
  const used = [...code.matchAll(/misread\('(\w+)'/g)].map(([, name = '']) => `problem.${name}`);
  const texts = Object.keys(JSON.parse(source('web/messages/en/cosmobot.json')) as object);
  const there = texts.filter((key) => key.startsWith('problem.'));
  expect([...new Set([...used, 'problem.already'])].sort()).toEqual(there.sort());
});

describe('answers', () => {
  const asked = (task: string, more: object = {}): View => ({ ...start, question: { task, ...more } });
  const choosing = (choice: string, ...candidates: string[]): View => ({ ...start, choice, candidates });
  it.each<[string, View, string[]]>([
    ['2', choosing('portal_target', 'G02', 'G05'), ['choose G05']],
    ['g5', choosing('portal_target', 'G02', 'G05'), ['choose G05']],
    ['1', choosing('combat_order', 'G02', 'G05'), ['fight in G02']],
    ['sun', choosing('reveal', 'moon', 'sun'), ['reveal sun']],
    ['m7', asked('ask_card', { deck: 'moon' }), ['card M07']],
    ['cube 1; Build', asked('ask_card', { deck: 'moon' }), ['element cube 1', 'element build', 'complete']],
    ['arrow left; harvest 2', asked('ask_card', { deck: 'sun' }), ['arrow left', 'element harvest 2', 'complete']],
    ['draw', asked('ask_card', { deck: 'moon' }), ['draw']],
    [
      'goals a u se sh',
      asked('ask_card', { deck: 'moon' }),
      ['goal war areas', 'goal tech units', 'goal trade settlements', 'goal supremacy shrines'],
    ],
    ['ok', asked('commit_weapon'), ['committed']],
    ['4', asked('ask_die'), ['die 4']],
    ['roll', asked('ask_die'), ['roll']],
    ['7', asked('ask_civilisation', { place: 'G04' }), ['strength 7']],
    ['5+2', asked('ask_civilisation', { place: 'G07' }), ['strength 5', 'god strength 2']],
    ['4/1', asked('ask_contract', { slot: 2 }), ['contract 3 vp 4 trade 1']],
    ['4', asked('ask_contract', { slot: 2 }), ['contract 3 vp 4 trade 1']],
    ['-', asked('ask_contract', { slot: 5 }), ['no contract 6']],
    ['cn12', asked('ask_contract', { slot: 0 }), ['contract 1 vp 5 trade 2']],
    ['9', asked('ask_total'), ['total 9']],
    ['-3', asked('ask_score'), ['score -3']],
    ['war +1', asked('ask_total'), ['track person war 1']],
  ])('%s', (line, view, expected) => expect(entries(line, view)).toEqual(expected));

  it('a god token alone is asked for once the tile is known', () => {
    const areas = { ...start.areas, G07: { civilisation: 5 } };
    expect(entries('3', { ...asked('ask_civilisation', { place: 'G07' }), areas })).toEqual(['god strength 3']);
  });
  it('names the element that is none, not a word of a line', () => {
    const found = problem('cube 1; dance', asked('ask_card', { deck: 'moon' }));
    expect(found).toEqual({ key: 'cosmobot:problem.element', with: { word: 'dance' } });
  });
  it.each<[string, View]>([
    ['3', choosing('portal_target', 'G02', 'G05')],
    ['5+2', asked('ask_civilisation', { place: 'G04' })],
    ['21', asked('ask_civilisation', { place: 'G04' })],
    ['4/9', asked('ask_contract', { slot: 2 })],
    ['7', start],
  ])('says what is wrong with %s', (line, view) => expect(problem(line, view)?.key).toMatch(/problem\./));

  it('every printed card can be typed, element by element', () => {
    const box = boxOf(content);
    const typed = (one: { do: string; n?: number | 'goal'; strategy?: string; track?: string; god?: string }) =>
      [one.do, one.n, one.strategy, one.track, one.god].filter((word) => word !== undefined).join(' ');
    for (const deck of ['moon', 'sun'] as const)
      for (const { id } of box.cards[deck]) {
        const card = find(box.cards[deck], id);
        const line = [...(card?.arrow ? [`arrow ${card.arrow}`] : []), ...(card?.elements.map(typed) ?? [])].join('; ');
        expect(cardEntries(box, deck, line), line).toHaveLength(line.split(';').length + 1);
      }
  });
});
