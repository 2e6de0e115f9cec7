import { describe, expect, it } from 'vitest';
import cards from '../../../../content/cosmic-factory/cards.json';
import scoring from '../../../../content/cosmic-factory/scoring.json';
import tiles from '../../../../content/cosmic-factory/tiles.json';
import de from '../../../messages/de/cosmic-factory.json';
import en from '../../../messages/en/cosmic-factory.json';
import fr from '../../../messages/fr/cosmic-factory.json';
import eventSource from '../../../../src/games/cosmic_factory/events.cpp?raw';
import optionSource from '../../../../src/games/cosmic_factory/options.cpp?raw';
import refusalSource from '../../../../src/games/cosmic_factory/refusals.cpp?raw';
import type { Message } from '../../text/message';
import { say, setTexts, type Language } from '../../text/say';
import type { GameEvent, LegalAction } from '../game_ui';
import { steps } from './steps';
import type { View } from './view';
import { describe as describeTarget, explain, holdings, label, prompt, tell } from './words';

interface Position {
  readonly seat: number;
  readonly view: View;
  readonly legal: readonly LegalAction[];
  readonly recent: readonly GameEvent[];
}
const gallery = Object.values(
  import.meta.glob<Position>('../../../fixtures/cosmic-factory/*.json', { eager: true, import: 'default' }),
);
const content = { 'tiles.json': tiles, 'cards.json': cards, 'scoring.json': scoring };
const names = ['Ada', 'Bruno', 'Chloé', 'Dora'];

// Everything the game can say in these positions.
const said = (): Message[] =>
  gallery.flatMap(({ view, seat, legal, recent }) => {
    const targets = new Set(legal.flatMap((action) => steps(action).flat()));
    const buttons = [...targets].filter((target) => target.startsWith('button:'));
    const things = [...targets].filter((target) => !target.startsWith('button:'));
    return [
      prompt(view, seat, legal),
      prompt(view, seat, []),
      ...buttons.map(label),
      ...recent.flatMap((event) => tell(event, names) ?? []),
      ...things.map((target) => describeTarget(target, view, content) ?? { key: target }),
      ...['green', 'blue', 'orange', 'track'].flatMap((name) => explain(`count:${name}`, view, content) ?? []),
      ...['green', 'star'].flatMap((name) => explain(`track:${name}`, view, content) ?? []),
      ...cards.cards.flatMap(({ id }) => explain(`card:${id}`, view, content) ?? []),
      ...holdings(view, seat).map(([, , what]) => what),
    ];
  });

const found = (source: string, pattern: RegExp): string[] =>
  [...source.matchAll(pattern)].map(([, name]) => name ?? '');

describe('words', () => {
  it('know every refusal, event and option of the engine', () => {
    const keys = new Set(Object.keys(en));
    const refusals = found(refusalSource, /"CF-[A-Z]+-\d+",\s*"(\w+)"/g);
    const options = found(optionSource, /OptionShape\{\s*"(\w+)"/g);
    const events = found(eventSource, /EventKind::\w+, "(\w+)"/g);
    expect(refusals.length).toBeGreaterThan(30);
    expect(options.length).toBe(5);
    expect(events.length).toBeGreaterThan(30);
    for (const key of refusals) expect(keys).toContain(`refusal.${key}`);
    for (const name of options) expect(keys).toContain(`option.${name}.help`);
    for (const name of events) {
      const told = tell({ event: name, seat: 0, colour: 0, colours: 1, card: 1, round: 1, down: 1 }, names);
      if (told) expect(keys).toContain(told.key.replace('cosmic-factory:', ''));
    }
  });
  it('are there in every language, with nothing left open', () => {
    for (const [language, texts] of [
      ['en', en],
      ['de', de],
      ['fr', fr],
    ] as [Language, Record<string, string>][]) {
      setTexts(language, new Map([['cosmic-factory', texts]]));
      for (const message of said()) {
        const text = say(message);
        expect(text).not.toMatch(/cosmic-factory:|[{}]|undefined|NaN/);
        expect(text.length).toBeGreaterThan(1);
      }
    }
  });
  it('tell who did what', () => {
    setTexts('en', new Map([['cosmic-factory', en]]));
    const line = (event: GameEvent): string | null => {
      const message = tell(event, names);
      return message && say(message);
    };
    expect(line({ event: 'bonus_taken', seat: 1, colours: 5 })).toBe(
      'Bruno grabs a bonus and bets on Vegetation and Desert.',
    );
    expect(line({ event: 'packets_passed', to_left: 1 })).toBe('The packets go on to the left.');
    expect(line({ event: 'card_revealed', round: 2, card: 0 })).toBe('Round 2 begins.');
    expect(line({ event: 'placed', seat: 0, tile: 3, rotation: 0, x: 0, y: 0 })).toBeNull();
  });
  it('explain a table of points as the content has it', () => {
    setTexts('en', new Map([['cosmic-factory', en]]));
    const view = gallery[0]?.view as View;
    const text = explain('count:orange', view, content);
    expect(text && say(text)).toContain('2 points from 2, 5 points from 4, 7 points from 7');
  });
});
