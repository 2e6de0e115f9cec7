import { describe, expect, it } from 'vitest';
import { content as contentOf, game } from '../../testing/engine';
import { messages } from '../../testing/fixtures';
import type { Message } from '../../text/message';
import { say, setTexts, type Language } from '../../text/say';
import { gallery } from './positions';
import { select } from '../selection';
import { steps } from './steps';
import { printed } from './tiles';
import type { Action, Event, View } from './view';
import { cellNames, describe as describeTarget, explain } from './explain';
import { prompt } from './prompts';
import { tell } from './tell';
import { tellAction } from './tell_action';
import { holdings, label } from './words';

const content = contentOf('cosmic-factory');
const texts = (language: Language): Readonly<Record<string, string>> => messages(language, 'cosmic-factory');
const en = texts('en');
const names = ['Ada', 'Bruno', 'Chloé', 'Dora'];

// What is asked after each click of some ways.
const questions = (view: View, seat: number, legal: readonly Action[]): Message[] => {
  const ways = legal.map((action) => ({ action, steps: steps(action) }));
  const kinds = new Map(ways.map((way) => [way.action.kind, way]));
  return [...kinds.values()].flatMap(({ steps: way }) =>
    way.flat().map((_, i, targets) => {
      const chosen = targets.slice(0, i);
      return prompt(view, seat, select(ways, chosen).open, content, chosen);
    }),
  );
};

// Everything the game can say in these positions.
const said = (): Message[] =>
  gallery.flatMap(({ view, seat, legal, recent }) => {
    const targets = new Set(legal.flatMap((action) => steps(action).flat()));
    const buttons = [...targets].filter((target) => target.startsWith('button:'));
    const things = [...targets].filter((target) => !target.startsWith('button:'));
    return [
      prompt(view, seat, legal, content, []),
      prompt(view, seat, [], content, []),
      ...questions(view, seat, legal),
      ...legal.slice(0, 200).map((action) => tellAction(action, content, view)),
      ...cellNames(view, seat, content).values(),
      ...buttons.map(label),
      ...[null, seat].flatMap((me) => (recent ?? []).flatMap((event) => tell(event, names, content, me) ?? [])),
      ...things.map((target) => describeTarget(target, view, content) ?? { key: target }),
      ...['green', 'blue', 'orange', 'track'].flatMap((name) => explain(`count:${name}`, view, content) ?? []),
      ...['green', 'star'].flatMap((name) => explain(`track:${name}`, view, content) ?? []),
      ...[...printed(content).cards.keys()].flatMap((id) => explain(`card:${id}`, view, content) ?? []),
      ...holdings(view, seat).map(([, , what]) => what),
    ];
  });

describe('words', () => {
  it('know every event and option of the engine', () => {
    const keys = new Set(Object.keys(en));
    const { events, options } = game('cosmic-factory');
    expect(events.length).toBeGreaterThan(30);
    for (const { name } of options) expect(keys).toContain(`option.${name}.help`);
    const made = { seat: 0, colour: 'green', colours: ['green'], card: 1, round: 1, down: true, tile: '01' };
    for (const { event } of events) {
      const told = tell({ event, ...made } as unknown as Event, names, content, null);
      if (told) expect(keys).toContain(told.key.replace('cosmic-factory:', ''));
    }
  });
  it('are there in every language, with nothing left open', () => {
    for (const language of ['en', 'de', 'fr'] as const) {
      setTexts(language, new Map([['cosmic-factory', texts(language)]]));
      for (const message of said()) {
        const text = say(message);
        expect(text).not.toMatch(/cosmic-factory:|[{}]|undefined|NaN/);
        expect(text.length).toBeGreaterThan(1);
      }
    }
  });
  it('tell who did what', () => {
    setTexts('en', new Map([['cosmic-factory', en]]));
    const line = (event: Event): string | null => {
      const message = tell(event, names, content, 0);
      return message && say(message);
    };
    expect(line({ event: 'bonus_taken', seat: 1, colours: ['green', 'orange'] })).toBe(
      'Bruno grabs and bets on vegetation and desert.',
    );
    expect(line({ event: 'bonus_lost', seat: 0, colour: 'blue', points: -2, marker: 1 })).toBe(
      'You lose your bet on ice: −2, now at 1.',
    );
    expect(line({ event: 'packets_passed', to_left: true })).toBe('The packets go on to the left.');
    expect(line({ event: 'card_revealed', round: 2, card: 1 })).toBe('Round 2 begins. Chaos card: Black Hole.');
    expect(line({ event: 'placed', seat: 0, tile: '03', rotation: 0, cell: '(0,0)' })).toBeNull();
  });
  it('advise in words that name the tile and the place', () => {
    setTexts('en', new Map([['cosmic-factory', en]]));
    const kinds = new Set<string>();
    for (const { view, legal } of gallery)
      for (const action of legal) {
        if (kinds.has(action.kind)) continue;
        kinds.add(action.kind);
        expect(say(tellAction(action, content, view)), action.kind).not.toMatch(/this tile|there\.|these two|empty/);
      }
    const laid = gallery.flatMap(({ view, legal }) =>
      legal.flatMap((action) => (action.kind === 'place' ? say(tellAction(action, content, view)) : [])),
    );
    // The board of card 3 grows: cells that are not drawn yet have no number.
    for (const words of laid) expect(words).toMatch(/^Lay “.+ · .+ · .+ · .+” in (row \d, column \d|a new cell)/);
    expect(laid.filter((words) => /row \d/.test(words)).length).toBeGreaterThan(0);
  });
  it('explain a table of points as the content has it', () => {
    setTexts('en', new Map([['cosmic-factory', en]]));
    const view = gallery[0]?.view as View;
    const text = explain('count:orange', view, content);
    expect(text && say(text)).toContain('2 points from 2, 5 points from 4, 7 points from 7');
  });
  it('ask after each click for what comes next', () => {
    setTexts('en', new Map([['cosmic-factory', en]]));
    const asked = (phase: string, ...chosen: string[]): string => {
      const found = gallery.find(({ view }) => view.phase === phase && (phase === 'build' || view.owing.includes(0)));
      if (!found) throw new Error(`no position in ${phase}`);
      return say(prompt(found.view, 0, found.legal, content, chosen));
    };
    expect(asked('draft_1')).toContain('Keep three');
    expect(asked('draft_1', 'tile:01')).toBe('2 more tiles to keep.');
    expect(asked('draft_1', 'tile:01', 'tile:02', 'tile:03')).toContain('Keep these three?');
    expect(asked('build', 'tile:01.0')).toContain('Which cell?');
    expect(asked('build', 'bonus:green')).toContain('vegetation');
    expect(asked('sabotage', 'cell:(0,0)')).toBe('Remove this tile?');
    expect(asked('sabotage')).toBe('Sabotage: remove one tile from the galaxy of your neighbour on the left.');
  });
  it('call a card as the content calls it', () => {
    setTexts('en', new Map([['cosmic-factory', en]]));
    for (const phase of ['black_hole', 'sabotage']) {
      const found = gallery.find(({ view }) => view.phase === phase && view.owing.includes(0));
      if (!found) throw new Error(`no position in ${phase}`);
      const { cards } = printed(content);
      const renamed = new Map(
        [...cards].map(([id, card]) => [id, { ...card, names: { de: 'X', en: 'Renamed', fr: 'Y' } }]),
      );
      const own = {
        ...content,
        files: { ...content.files, 'cards.json': { cards: [...renamed.values()] } },
      } as typeof content;
      expect(say(prompt(found.view, 0, found.legal, own, []))).toMatch(/^Renamed: /);
    }
  });
  it('speak of no sandglass where none runs', () => {
    const ready = gallery.find(({ view }) => view.phase === 'ready');
    if (!ready) throw new Error('no position that waits for the start');
    const { view, legal } = ready;
    const untimed: View = { ...view, options: { ...view.options, sandglass_seconds: 0 } };
    const glass = { en: /sandglass/i, de: /Sanduhr/, fr: /sablier/i };
    for (const language of ['en', 'de', 'fr'] as const) {
      setTexts(language, new Map([['cosmic-factory', texts(language)]]));
      const spoken = (of: View): string =>
        [prompt(of, 0, legal, content, []), explain('round:', of, content)].map((one) => one && say(one)).join(' ');
      expect(spoken(untimed)).not.toMatch(glass[language]);
      expect(spoken({ ...view, options: { ...view.options, sandglass_seconds: 60 } })).toMatch(glass[language]);
    }
  });
  it('speak of no chaos cards where there are none', () => {
    const view = gallery[0]?.view;
    if (!view) throw new Error('no position');
    const card = { en: /chaos card/, de: /Chaoskarte/, fr: /carte Chaos/ };
    for (const language of ['en', 'de', 'fr'] as const) {
      setTexts(language, new Map([['cosmic-factory', texts(language)]]));
      const round = (beginner: boolean): string => {
        const one = explain('round:', { ...view, options: { ...view.options, beginner } }, content);
        return one ? say(one) : '';
      };
      expect(round(true)).not.toBe('');
      expect(round(true)).not.toMatch(card[language]);
      expect(round(false)).toMatch(card[language]);
    }
  });
  it('give every cell a name of its own', () => {
    setTexts('en', new Map([['cosmic-factory', en]]));
    for (const { view, seat } of gallery) {
      const spoken = [...cellNames(view, seat, content).values()].map(say);
      expect(new Set(spoken).size).toBe(spoken.length);
    }
  });
});
