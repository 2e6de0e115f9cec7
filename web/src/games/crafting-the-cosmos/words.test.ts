import { beforeEach, describe, expect, it } from 'vitest';
import type { Message } from '../../text/message';
import { languages, say } from '../../text/say';
import { game, valuesOf } from '../../testing/engine';
import { fixture, messages } from '../../testing/fixtures';
import { explain } from './explain';
import { gain, where } from './happenings';
import { optionAbout } from './offer';
import { prompt } from './prompt';
import { select } from '../selection';
import { tell } from './tell';
import { tellAction } from './tell_action';
import { clicksOf, content, GAME, positions, speak, waysOf, type Position } from './testing/support';
import type { Action, Event, View } from './view';
import { holdings, label, text } from './words';

// Words without a hole: no key that is missing, no argument that was not given, no name that only the engine has.
const ENGINE_NAMES = /\b(S\d\d|L\d\d|N[DPF]\d|NT\d-\d\d|UG-\d\d|P[LTGC]-\d)\b/;
function words(message: Message | null): string {
  if (!message) throw new Error('no message');
  const said = say(message);
  expect(said).not.toMatch(/crafting-the-cosmos:|[{}]|undefined|NaN|Infinity/);
  expect(said).not.toMatch(ENGINE_NAMES);
  return said;
}

const some = positions[0] as Position;
const none = (): readonly Event[] => [];

// A view in which every power is in sight.
const costs = Object.fromEntries(valuesOf(GAME, 'power').map((power) => [power, { cards: 1 }]));
const sighted: View = { ...some.view, costs, viewer: 0 };

// Every event of the engine, with the first value that each of its arguments can have.
function eventsOf(): readonly Event[] {
  const { events, types } = game(GAME);
  return events.map(({ event, arguments: carried }) => {
    const told: Record<string, unknown> = { event, seat: 0 };
    for (const { name, type } of carried) told[name] = types[type]?.enum?.[0] ?? 1;
    return told as unknown as Event;
  });
}

describe.each(languages)('words in %s', (language) => {
  beforeEach(() => speak(language));

  it('ask the next question after every click of every real action', () => {
    for (const position of positions) {
      const { view, seat } = position;
      const ways = waysOf(position);
      words(prompt(view, (seat + 1) % view.players, [], content));
      const asked = new Map<string, string>(); // by the clicks so far
      for (const clicks of ways.map(clicksOf))
        for (let done = 0; done < clicks.length; ++done) {
          const chosen = clicks.slice(0, done);
          if (asked.has(chosen.join())) continue;
          const question = words(prompt(view, seat, select(ways, chosen).open, content, chosen));
          // In a shift and a discard the same is asked again, with one less to go.
          const before = asked.get(chosen.slice(0, -1).join());
          if (done > 0 && view.phase !== 'choose_power') expect(question, chosen.join()).not.toBe(before);
          asked.set(chosen.join(), question);
        }
    }
  });

  it('label every button, those of one question differently', () => {
    for (const position of positions) {
      const ways = waysOf(position);
      const prefixes = new Set(ways.flatMap((way) => clicksOf(way).map((_, i) => clicksOf(way).slice(0, i).join(' '))));
      for (const clicked of prefixes) {
        const { lit } = select(ways, clicked === '' ? [] : clicked.split(' '));
        const buttons = [...lit].filter((target) => target.startsWith('button:'));
        const labels = buttons.map((target) => words(label(target, position.view, content)));
        expect(new Set(labels).size).toBe(labels.length);
      }
    }
  });

  it('explain every target of every real action', () => {
    for (const position of positions)
      for (const target of new Set(waysOf(position).flatMap(clicksOf)))
        if (!/^button:(shift|end|set|stop|drop|discard|advanced|nothing|mode)/.test(target))
          words(explain(target, position.view, content));
  });

  it('explain what is only shown', () => {
    const targets = ['round', 'ending', 'token:others', 'row:1', 'slot:1', 'chamber'];
    const stocks = ['life', 'crystals', 'advanced'].map((stock) => `stock:${stock}`);
    const controls = valuesOf(GAME, 'energy').map((energy) => `control:${energy}`);
    const rewards = ['H', 'nebula', 'energy_card', 'time_step', 'graviton', 'proto_life', 'dna', 'supernova'];
    for (const target of [...targets, ...stocks, ...controls, ...rewards.map((reward) => `reward:${reward}`)])
      words(explain(target, some.view, content));
  });

  it('explain a reward as what it becomes', () => {
    const becomes = {
      proto_life: 'staged:proto',
      dna: 'counter:dna',
      supernova: 'counter:supernova',
      graviton: 'counter:graviton',
    };
    for (const [reward, thing] of Object.entries(becomes)) {
      const [kind, name] = thing.split(':');
      const explained = explain(`reward:${reward}`, some.view, content);
      expect(explained?.key).toMatch(new RegExp(`explain\\.${kind}\\.${name}`));
    }
  });

  it('explain every power in sight and every goal of the content', () => {
    for (const power of valuesOf(GAME, 'power')) words(explain(`power:${power}`, sighted, content));
    for (const goal of valuesOf(GAME, 'goal')) words(explain(`goal:${goal}`, some.view, content));
    expect(explain('power:PC-3', { ...sighted, costs: {} }, content)).toBeNull();
  });

  it('call every space by a name of its own', () => {
    const spaces = {
      nebula: valuesOf(GAME, 'nebula_space'),
      star: valuesOf(GAME, 'star_space'),
      life: valuesOf(GAME, 'life_space'),
    };
    for (const { view } of positions.slice(0, 6)) {
      const names = Object.entries(spaces).flatMap(([kind, ids]) =>
        ids.map((id) => words(explain(`${kind}:${id}`, view, content)).split(/\s?:/)[0]),
      );
      expect(names).toHaveLength(97);
      expect(new Set(names).size).toBe(97);
    }
  });

  it('tell every event of the engine, to the player and to the others, or leave it out', () => {
    expect(eventsOf().length).toBeGreaterThan(50);
    for (const event of eventsOf()) {
      const line = tell(event, ['Ada'], content, null);
      if (!line) continue;
      words(line);
      const own = words(tell(event, ['Ada'], content, 0));
      expect(own).not.toContain('Ada');
    }
  });

  it('say every real action, each kind', () => {
    const kinds = new Set<string>();
    for (const { legal, view } of positions)
      for (const action of legal) {
        if (!kinds.has(action.kind)) words(tellAction(action, content, view));
        kinds.add(action.kind);
      }
    for (const kind of ['discharge for nothing', 'omega none'] as const)
      words(tellAction({ kind }, content, some.view));
    expect(kinds.size + 2).toBe(game(GAME).actions.length);
  });

  it('give the reason for points', () => {
    const reasons = eventsOf().flatMap((event) => gain(event, some.view, content, none) ?? []);
    expect(reasons).toHaveLength(6);
    for (const { reason } of reasons) words(reason);
  });

  it('ask for everything a power can ask', () => {
    const texts = messages(language, GAME);
    const asked = valuesOf(GAME, 'clause').filter((clause) => `ask.${clause}` in texts);
    expect(asked).toHaveLength(25);
  });
});

describe('words', () => {
  beforeEach(() => speak('en'));

  it('name cards and goals as the content does', () => {
    const corrected = JSON.parse(JSON.stringify(content).replaceAll('Speed of Light', 'Haste')) as typeof content;
    const kept = { event: 'power_kept', seat: 0, power: 'PL-3', slot: 1 } as const;
    expect(words(tell(kept, ['Ada'], content))).toBe('Ada gains the power “Speed of Light”.');
    expect(words(tell(kept, ['Ada'], corrected, 0))).toBe('You gain the power “Haste”.');
  });

  it('say where something happened by the sectors', () => {
    const at = (star_space: 'S01' | 'S06' | 'S19') =>
      words(tell({ event: 'star_placed', seat: 0, element: 'O', star_space }, ['Ada'], content, 0));
    expect(at('S01')).toBe('You place an oxygen star in Delta.');
    expect(at('S06')).toBe('You place an oxygen star on the border of Delta and Psi.');
    expect(at('S19')).toBe('You place an oxygen star in the middle of the galaxy.');
  });

  it('call a power that an option is about as the content does', () => {
    const about = game(GAME).options.flatMap(({ name }) => optionAbout?.(name, content) ?? []);
    expect(about.map(say)).toEqual(['Pulsar', 'Shooting Star', 'Stardust', 'Survival of the Fittest', 'Event Horizon']);
    const texts = messages('en', GAME);
    for (const { name } of game(GAME).options)
      expect(texts[`option.${name}`]?.includes('{thing}'), name).toBe(optionAbout?.(name, content) !== null);
  });

  it('say every option, score part and feature', () => {
    const texts = messages('en', GAME);
    const keys = [
      ...game(GAME).options.flatMap(({ name }) => [`option.${name}`, `option.${name}.help`]),
      ...['nebulae', 'time crystals', 'energy cards', 'goals', 'advanced life'].map((part) => `part.${part}`),
      ...['points', 'stars for nebulae', 'life', 'time crystals', 'cards', 'powers', 'goals'].map(
        (feature) => `feature.${feature}`,
      ),
    ];
    expect(keys.length).toBeGreaterThan(20);
    for (const key of keys) expect(texts, key).toHaveProperty([key]);
  });

  it('count what a seat holds', () => {
    for (const { view } of positions)
      for (const [, count, what] of holdings(view, 0)) {
        expect(count).toBeGreaterThanOrEqual(0);
        words(what);
      }
  });
});

describe('happenings', () => {
  beforeEach(() => speak('en'));

  it('lie on targets that explain themselves', () => {
    const places = eventsOf().flatMap((event) => where(event, sighted));
    expect(new Set(places).size).toBeGreaterThan(15);
    for (const target of places) words(explain(target, sighted, content));
  });

  it('of another are shown on that seat’s board', () => {
    const view: View = { ...some.view, viewer: 0 };
    const placed = { event: 'star_placed', seat: 1, element: 'H', star_space: 'S05' } as const;
    const moved = { event: 'token_moved', seat: 1, dark: false, from: 'light', to: 'time' } as const;
    const formed = { event: 'formed', seat: 1, nebula_space: 'ND0', tile: 'NT1-01', points: 3 } as const;
    expect(where(placed, view)).toEqual(['star:S05@1']);
    expect(where(placed, { ...view, viewer: 1 })).toEqual(['star:S05']);
    expect(where(moved, view)).toEqual(['control:light', 'control:time']);
    const gained = { event: 'star_gained', seat: 1, element: 'H', count: 1 } as const;
    expect(where(gained, view), 'what is to be placed lies in everybody’s tray').toEqual(['staged:H']);
    expect(gain(formed, view, content, none)).toMatchObject({ seat: 1, points: 3, at: ['nebula:ND0@1'] });
  });

  it('bring the points that the event tells, where they were earned', () => {
    const formed = { event: 'formed', seat: 1, nebula_space: 'ND0', tile: 'NT1-01', points: 3 } as const;
    const own = { ...some.view, viewer: 1 };
    expect(gain(formed, own, content, none)).toMatchObject({ seat: 1, points: 3, at: ['nebula:ND0'] });
    const sixth = { event: 'discharged', seat: 1, number: 6, points: 0 } as const;
    expect(gain(sixth, some.view, content, none)).toBeNull();
  });

  it('name the power that brings points', () => {
    const [power = ''] = valuesOf(GAME, 'power');
    const gained = { event: 'points_gained', seat: 0, points: 2 } as const;
    const used = [{ event: 'power_used', seat: 0, power }] as unknown as readonly Event[];
    const found = gain(gained, { ...some.view, viewer: 0 }, content, () => used);
    expect(found).toMatchObject({ points: 2, at: [`power:${power}`] });
    expect(found && say(found.reason)).not.toBe(say(text('gain.power')));
  });
});

it('a power asks for no more things than there are', () => {
  speak('en');
  const { view, legal } = fixture<View, Action>(`${GAME}/power-wormhole.json`);
  expect([view.turn.power?.left, legal.filter(({ kind }) => kind !== 'stop').length]).toEqual([2, 1]);
  expect(say(prompt(view, view.current, legal, content))).toContain('Up to one more.');
});
