import { beforeAll, describe, expect, it } from 'vitest';
import type { Message } from '../../text/message';
import { say } from '../../text/say';
import { game, valuesOf } from '../../testing/engine';
import { picksOf } from '../../testing/picks';
import { explain } from './explain';
import { nextStep } from './next_step';
import { printOf } from './content';
import { clicksOf, content, GAME, positions, speakEnglish, texts, waysOf } from './testing/support';
import type { Event } from './view';
import { holdings, label, prompt, tell } from './words';

// Words without a hole: no key that is missing, no argument that was not given.
function words(message: Message | null): string {
  if (!message) throw new Error('no message');
  const said = say(message);
  expect(said).not.toMatch(/crafting-the-cosmos:|[{}]|undefined|NaN/);
  return said;
}

describe('words', () => {
  beforeAll(speakEnglish);

  it('prompt and label every real position', () => {
    for (const { view, seat, legal } of positions) {
      words(prompt(view, seat, legal, content));
      words(prompt(view, (seat + 1) % view.players, [], content));
      for (const way of waysOf({ view, seat, legal }))
        for (const target of clicksOf(way)) if (target.startsWith('button:')) words(label(target, view, content));
    }
  });

  it('say what the next click decides, on every real way', () => {
    for (const position of positions) {
      const ways = waysOf(position);
      const seen = new Set<string>();
      for (const clicks of ways.map(clicksOf))
        for (let done = 0; done < clicks.length; ++done) {
          const chosen = clicks.slice(0, done);
          if (seen.has(chosen.join())) continue;
          seen.add(chosen.join());
          const next = nextStep(picksOf(ways, chosen), position.view, printOf(content));
          if (done === 0 || position.view.phase === 'discard') expect(next).toBeNull();
          else words(next);
        }
    }
  });

  it('explain every target of every real action', () => {
    for (const position of positions)
      for (const target of new Set(waysOf(position).flatMap(clicksOf)))
        if (!target.startsWith('button:')) words(explain(target, position.view, content));
  });

  it('explain what is only shown', () => {
    const view = positions[0]?.view;
    if (!view) throw new Error('no position');
    for (const target of [
      'round',
      'token:others',
      'control:light',
      'goal:UG-05',
      'goal:UG-16',
      'stock:life',
      'stock:crystals',
      'stock:advanced',
      'slot:1',
      'power:PC-3',
    ])
      words(explain(target, view, content));
  });

  it('explain every power and goal of the content', () => {
    const view = positions[0]?.view;
    if (!view) throw new Error('no position');
    for (const power of valuesOf(GAME, 'power')) words(explain(`power:${power}`, view, content));
    for (const goal of valuesOf(GAME, 'goal')) words(explain(`goal:${goal}`, view, content));
  });

  it('tell every event of the engine, or leave it out', () => {
    const { events, types } = game(GAME);
    expect(events.length).toBeGreaterThan(50);
    for (const { event, arguments: carried } of events) {
      const told: Record<string, unknown> = { event, seat: 0 };
      for (const { name, type } of carried) told[name] = types[type]?.enum?.[0] ?? 1;
      const line = tell(told as unknown as Event, ['Ada'], content);
      if (line) words(line);
    }
  });

  it('name cards and goals as the content does', () => {
    const corrected = JSON.parse(JSON.stringify(content).replaceAll('Speed of Light', 'Haste')) as typeof content;
    const kept = { event: 'power_kept', seat: 0, power: 'PL-3', slot: 1 } as const;
    expect(words(tell(kept, ['Ada'], content))).toBe('Ada gains the power “Speed of Light”');
    expect(words(tell(kept, ['Ada'], corrected))).toBe('Ada gains the power “Haste”');
  });

  it('ask for everything a power can ask', () => {
    const asked = valuesOf(GAME, 'clause').filter((clause) => `ask.${clause}` in texts);
    expect(asked).toHaveLength(25);
  });

  it('say every option, score part and feature', () => {
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
