import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Message } from '../../text/message';
import { say } from '../../text/say';
import type { GameEvent } from '../game_ui';
import { select } from '../selection';
import { explain } from './explain';
import { nextStep } from './next_step';
import { clicksOf, content, picksOf, positions, speakEnglish, texts, waysOf } from './testing/support';
import { holdings, label, prompt, tell } from './words';

const source = (file: string): string =>
  readFileSync(new URL(`../../../../src/games/crafting_the_cosmos/${file}`, import.meta.url), 'utf8');

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
      words(prompt(view, seat, legal));
      words(prompt(view, (seat + 1) % view.players, []));
      for (const way of waysOf({ view, seat, legal }))
        for (const target of clicksOf(way)) if (target.startsWith('button:')) words(label(target, view));
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
          const next = nextStep(picksOf(select(ways, chosen), chosen), position.view);
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

  it('tell every event of the engine, or leave it out', () => {
    const shapes = [...source('events.cpp').matchAll(/EventKind::\w+, "(\w+)"(?:, \{([^}]*)\})?\}/g)];
    expect(shapes.length).toBeGreaterThan(50);
    for (const [, name = '', names = ''] of shapes) {
      const event: Record<string, unknown> = { event: name, seat: 0 };
      for (const [, argument = ''] of names.matchAll(/"(\w+)"/g)) event[argument] = 1;
      const line = tell(event as GameEvent, ['Ada']);
      if (line) words(line);
    }
  });

  it('say every refusal, option, score part and feature', () => {
    const keys = [
      ...[...source('refusals.cpp').matchAll(/"CTC-[\w-]+", "(\w+)"/g)].map((m) => `refusal.${m[1]}`),
      ...[...source('options.cpp').matchAll(/OptionShape\{\s*"(\w+)"/g)].flatMap((m) => [
        `option.${m[1]}`,
        `option.${m[1]}.help`,
      ]),
      ...['nebulae', 'time crystals', 'energy cards', 'goals', 'advanced life'].map((part) => `part.${part}`),
      ...[...(/kWorthNames\{([^}]*)\}/.exec(source('evaluation.h'))?.[1] ?? '').matchAll(/"([^"]+)"/g)].map(
        (m) => `feature.${m[1]}`,
      ),
    ];
    expect(keys.length).toBeGreaterThan(80);
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
