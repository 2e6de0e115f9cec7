import { expect, it } from 'vitest';
import { content as contentOf, start } from '../../testing/engine';
import { boxOf } from '../anunnaki/content';
import { allowing } from './choice';
import { switches } from './more';
import { cultureAt, thingsAt, unitRows } from './place';
import { steppersOf } from './steppers';
import type { View } from './view';

const box = boxOf(contentOf('anunnaki'));
const position = start('cosmobot', 1, 1, { bot_house: 'norse' });
const view = position.view<View>(0);
const allows = allowing(position.legal(0));

it('a place offers its pieces with plus and minus, as far as the table takes them', () => {
  const rows = unitRows(view, 'GRE-C', 'person');
  expect(rows.map(({ unit, count }) => [unit, count])).toEqual([
    ['follower', 3],
    ['minor', 0],
    ['great', 0],
  ]);
  expect(rows.map(({ fewer }) => allows(fewer))).toEqual([true, false, false]);
  expect(rows.every(({ more }) => allows(more))).toBe(true);
  expect(unitRows(view, 'GRE-C', 'bot').some(({ more }) => allows(more))).toBe(false); // nobody enters it
});

it('and what else lies there', () => {
  const offered = (area: string) =>
    thingsAt(view, area, 'person', box)
      .filter(allows)
      .map(({ id }) => id);
  expect(offered('G03')).toEqual(['settle', 'exhaust:gold', 'exhaust:metal']);
  expect(offered('GRE-C')).toEqual([]);
  expect(offered('G07')).toEqual(expect.arrayContaining(['no-civilisation', 'known-civilisation:3', 'no-god']));
  expect(allows(cultureAt('G-K03', box))).toBe(true);
});

it('a symbol that is exhausted can come back', () => {
  const then = position.apply(0, { kind: 'exhaust', resource: 'gold', area: 'G03' });
  const ids = thingsAt(then.view<View>(0), 'G03', 'person', box)
    .filter(allowing(then.legal(0)))
    .map(({ id }) => id);
  expect(ids).toContain('renew:gold');
  expect(ids).not.toContain('exhaust:gold');
});

it('tracks and stores step up and down within their bounds', () => {
  const steppers = steppersOf(view, 'person', box);
  expect(steppers.map(({ name }) => name)).toEqual(['war', 'tech', 'trade', 'supremacy', 'cubes', 'points']);
  for (const { up, down } of steppers) {
    expect(down).toBeNull();
    expect(up && allows(up)).toBe(true);
  }
  const supremacy = steppers.find(({ name }) => name === 'supremacy');
  expect(supremacy?.up?.actions).toEqual([{ kind: 'supremacy', side: 'person', marker: -6 }]);
});

it('a culture token that was taken is drawn as one', () => {
  expect(cultureAt('G-K03', box)).toMatchObject({ id: 'no-culture', icon: 'culture' });
});

it('supremacy steps to the next marker of the track, and no further than its ends', () => {
  const stepsAt = (supremacy: number) => {
    const sides = { ...view.sides, person: { ...view.sides.person, supremacy } };
    const stepper = steppersOf({ ...view, sides }, 'person', box).find(({ name }) => name === 'supremacy');
    return [stepper?.down, stepper?.up].map((step) => (step?.actions[0] as { marker?: number } | undefined)?.marker);
  };
  const [lowest, next, third] = box.supremacy;
  const highest = box.supremacy.at(-1) ?? 0;
  expect(stepsAt(next ?? 0)).toEqual([lowest, third]);
  expect(stepsAt(lowest ?? 0)).toEqual([undefined, next]);
  expect(stepsAt(highest)).toEqual([box.supremacy.at(-2), undefined]);
});

it('the end of the game can be told, and taken back, each by what it says', () => {
  const told = switches(view).filter(({ id }) => id.includes('end'));
  expect(told.map(({ id, label, actions }) => [id, label.key, actions])).toEqual([
    ['end', 'cosmobot:touch.end', [{ kind: 'end' }]],
    ['no-end', 'cosmobot:touch.no_end', [{ kind: 'no end' }]],
  ]);
});
