import { describe, expect, it } from 'vitest';
import { content as contentOf, game } from '../../testing/engine';
import { messages } from '../../testing/fixtures';
import type { Message } from '../../text/message';
import { say, setTexts, type Language } from '../../text/say';
import { gallery } from './positions';
import { steps } from './steps';
import { printed } from './tiles';
import type { Event, View } from './view';
import { describe as describeTarget, explain, holdings, label, prompt, tell } from './words';

const content = contentOf('cosmic-factory');
const texts = (language: Language): Readonly<Record<string, string>> => messages(language, 'cosmic-factory');
const en = texts('en');
const names = ['Ada', 'Bruno', 'Chloé', 'Dora'];

// Everything the game can say in these positions.
const said = (): Message[] =>
  gallery.flatMap(({ view, seat, legal, recent }) => {
    const targets = new Set(legal.flatMap((action) => steps(action).flat()));
    const buttons = [...targets].filter((target) => target.startsWith('button:'));
    const things = [...targets].filter((target) => !target.startsWith('button:'));
    return [
      prompt(view, seat, legal, content),
      prompt(view, seat, [], content),
      ...buttons.map(label),
      ...(recent ?? []).flatMap((event) => tell(event, names, content) ?? []),
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
      const told = tell({ event, ...made } as unknown as Event, names, content);
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
      const message = tell(event, names, content);
      return message && say(message);
    };
    expect(line({ event: 'bonus_taken', seat: 1, colours: ['green', 'orange'] })).toBe(
      'Bruno grabs a bonus and bets on Vegetation and Desert.',
    );
    expect(line({ event: 'packets_passed', to_left: true })).toBe('The packets go on to the left.');
    expect(line({ event: 'card_revealed', round: 2, card: 1 })).toBe('Round 2 begins. Chaos card: Black Hole.');
    expect(line({ event: 'placed', seat: 0, tile: '03', rotation: 0, cell: '(0,0)' })).toBeNull();
  });
  it('explain a table of points as the content has it', () => {
    setTexts('en', new Map([['cosmic-factory', en]]));
    const view = gallery[0]?.view as View;
    const text = explain('count:orange', view, content);
    expect(text && say(text)).toContain('2 points from 2, 5 points from 4, 7 points from 7');
  });
});
