import { describe, expect, it } from 'vitest';
import { select } from '../selection';
import { attempt } from './attempt';
import { steps } from './steps';
import { clicksOf, positions, waysOf, type Position } from './testing/support';

const first = positions[0] as Position;
const stepsOf = (text: string) => steps({ text, kind: '' }, first.view);

describe('steps', () => {
  it('makes every real action a way of its own, none the beginning of another', () => {
    for (const position of positions) {
      const ways = waysOf(position);
      for (const way of ways) {
        const clicks = clicksOf(way);
        const { complete, open } = select(ways, clicks);
        expect(complete?.text).toBe(way.action.text);
        expect(open.map(({ text }) => text)).toEqual([way.action.text]);
      }
    }
  });

  it('has every kind of action among the positions, but the rarest three', () => {
    const verbs = new Set(positions.flatMap(({ legal }) => legal.map(({ text }) => text.split(' ')[0])));
    expect([...verbs].sort()).toEqual([
      'advanced',
      'buy',
      'choose',
      'discard',
      'discharge',
      'drop',
      'form',
      'keep',
      'move',
      'omega',
      'pick',
      'place',
      'put',
      'score',
      'shift',
      'stabilize',
      'stop',
      'supernova',
      'take',
      'use',
    ]);
  });

  it('knows the rarest three too', () => {
    expect(stepsOf('discharge for nothing')).toEqual(['chamber', 'button:nothing']);
    expect(stepsOf('omega none')).toEqual(['button:omega-none']);
    expect(stepsOf('use PC-3 with light')).toEqual(['power:PC-3', 'hand:light']);
  });

  it('numbers the moves of a shift, which a button ends', () => {
    expect(stepsOf('shift own, dark from chemistry, own')).toEqual([
      'token:1:own',
      'token:2:chemistry',
      'token:3:own',
      'button:shift',
    ]);
  });

  it('lets cards be discarded in any order', () => {
    expect(stepsOf('discard 2 light 1 time')).toEqual([
      ['discard:light:1', 'discard:light:2', 'discard:time:1'],
      'button:discard',
    ]);
  });

  it('asks before it shows what is hidden', () => {
    expect(stepsOf('advanced life at NF0')).toEqual(['nebula:NF0', 'button:advanced']);
  });
});

describe('attempt', () => {
  it('means the action that the same clicks would make', () => {
    let compared = 0;
    for (const position of positions)
      for (const way of waysOf(position)) {
        const clicks = clicksOf(way);
        const last = clicks[clicks.length - 1] ?? '';
        if (/^(button|token|discard|keep|under):/.test(last)) continue;
        const text = attempt(last, clicks.slice(0, -1), position.view);
        expect(text).toBe(way.action.text);
        ++compared;
      }
    expect(compared).toBeGreaterThan(1000);
  });
});
