import { expect, it } from 'vitest';
import { content as contentOf, start, type Position } from '../../testing/engine';
import { boxOf } from '../anunnaki/content';
import { askingOf } from './asking';
import { allowing } from './choice';
import { text } from './text';
import type { View } from './view';

const box = boxOf(contentOf('anunnaki'));
const asking = (position: Position) => {
  const view = position.view<View>(0);
  return askingOf(view, box, text('ask.report'), 2);
};

it.each([
  [{}, 9],
  [{ distant_planets: true, creatures: true }, 13],
])(
  'the table is set up by choosing alone: %o in %i taps',
  (options, most) => {
    let position = start('cosmobot', 1, 1, { bot_house: 'norse', ...options });
    const allows = allowing(position.legal(0));
    let taps = 0;
    for (let next = asking(position); next; next = asking(position)) {
      if (taps === 0) for (const choice of next.choices) expect(allows(choice), choice.id).toBe(true);
      for (const action of next.choices[0]?.actions ?? []) position = position.apply(0, action);
      taps += 1;
    }
    expect(taps).toBe(most);
    expect(position.legal(0).some(({ kind }) => kind === 'done')).toBe(true);
  },
  20_000,
);

it('each goal tile is offered once, each printed contract once, and none', () => {
  const view = start('cosmobot', 1, 1, { bot_house: 'norse' }).view<View>(0);
  const told: View = {
    ...view,
    untold: [
      { fact: 'goal', at: 'trade' },
      { fact: 'goal', at: 'supremacy' },
    ],
    goals: { war: 'areas', tech: 'units', trade: 'shrines', supremacy: 'settlements' },
  };
  expect(askingOf(told, box, text('entry'), 0)?.choices.map(({ id }) => id)).toEqual([
    'goal:shrines',
    'goal:settlements',
  ]);
  const refill: View = { ...view, active: 'bot', untold: [], question: { task: 'ask_contract', slot: 3 } };
  const choices = askingOf(refill, box, text('entry'), 0)?.choices ?? [];
  expect(choices.at(-1)?.actions).toEqual([{ kind: 'no contract', slot: 3 }]);
  expect(new Set(choices.map(({ id }) => id)).size).toBe(choices.length);
});

it('a total is at least the strength of the units', () => {
  const view = start('cosmobot', 1, 1, { bot_house: 'norse' }).view<View>(0);
  const asked: View = { ...view, untold: [], question: { task: 'ask_total' } };
  expect(askingOf(asked, box, text('entry'), 4)?.choices[0]?.actions).toEqual([{ kind: 'total', total: 4 }]);
});

it('a printed card is told by its elements, a sun card also by its arrow', () => {
  const view = start('cosmobot', 1, 1, { bot_house: 'norse', physical_cards: true }).view<View>(0);
  const ids = (deck: 'moon' | 'sun') =>
    askingOf({ ...view, question: { task: 'ask_card', deck } }, box, text('entry'), 0)?.choices.map(({ id }) => id) ??
    [];
  expect(ids('sun')).toContain('arrow:left');
  expect(ids('moon')).not.toContain('arrow:left');
  expect(ids('moon')).toContain('element:cube 1');
});
