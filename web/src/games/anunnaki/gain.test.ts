import { readdirSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { askAll } from '../../../script/engine.mjs';
import { say, setTexts } from '../../text/say';
import { gain } from './gain';
import { content, positions, read, texts, turns, type Position } from './testing';
import type { Event, View } from './view';

const golden = new URL('../../../../tests/data/golden/', import.meta.url);
const records = readdirSync(golden).filter((name) => name.startsWith('anunnaki-'));
const { view } = positions[0] as Position;

interface Record {
  readonly seed: string | number;
  readonly players: number;
  readonly options: object;
  readonly actions: readonly (readonly [number, string])[];
}

// A whole game: what happened in it, and how it ended.
function courseOf(name: string): { readonly events: readonly Event[]; readonly end: View } {
  const { seed, players, options, actions } = JSON.parse(read(`tests/data/golden/${name}`)) as Record;
  const answers = askAll([
    { op: 'new', game: 'anunnaki', players, seed, options },
    ...actions.map(([player, action]) => ({ op: 'apply', player, action })),
    { op: 'view', player: 0 },
  ]);
  const events = answers.flatMap((answer) => (answer['events'] ?? []) as readonly Event[]);
  return { events, end: answers.at(-1)?.['view'] as View };
}

const gainsOf = (events: readonly Event[], of: View) =>
  events.flatMap((event, i) => gain(event, of, content, () => events.slice(0, i)) ?? []);

beforeAll(() => setTexts('en', new Map([['anunnaki', texts('en')]])));

describe('points', () => {
  it('are gained where an event says so', () => {
    const none = () => [];
    expect(gain({ event: 'vp_gained', seat: 1, points: 5 } as Event, view, content, none)).toMatchObject({
      seat: 1,
      points: 5,
      at: [],
    });
    expect(gain({ event: 'pawn_moved', seat: 0, node: 'O1' } as Event, view, content, none)).toBeNull();
  });

  it('have a place and a reason in every turn that was kept', () => {
    const gains = turns.flatMap(({ events, after }) => gainsOf(events, after));
    expect(gains.length).toBeGreaterThan(0);
    expect(gains.filter(({ at }) => at.length === 0)).toEqual([]);
  });

  it('have a place and a reason of their own in whole games', () => {
    const gains = records.flatMap((name) => {
      const { events, end } = courseOf(name);
      return gainsOf(events, end);
    });
    expect(gains.length).toBeGreaterThan(100);
    expect(gains.filter(({ at }) => at.length === 0)).toEqual([]);
    const ofCards = gains.filter(({ at }) => at[0]?.startsWith('card:'));
    expect(ofCards.length).toBeGreaterThan(0);
    expect(
      ofCards.filter(({ at }) => at.length < 2),
      'a place that lasts when the card is gone',
    ).toEqual([]);
    const reasons = new Set(gains.map(({ reason }) => say(reason)));
    expect([...reasons].filter((reason) => /points?$|anunnaki:|undefined/.test(reason))).toEqual([]);
    expect(reasons.size).toBeGreaterThan(15);
  });
});
