import { renderToString } from 'preact-render-to-string';
import { beforeEach, describe, expect, it } from 'vitest';
import { start } from '../../testing/engine';
import { messages } from '../../testing/fixtures';
import { picksOf } from '../../testing/picks';
import { say, setTexts } from '../../text/say';
import { loadUi } from '../games';
import { click, select, type Way } from '../selection';
import { plainUi } from './plain_ui';

const ui = plainUi('marbles');
beforeEach(() => setTexts('en', new Map([['common', messages('en', 'common')]])));

it('plays a game that nobody has drawn', async () => {
  expect((await loadUi('marbles')).id).toBe('marbles');
  expect((await loadUi('cosmogenesis', true)).Board).toBe(ui.Board);
});

// Any game will do; this one has kinds with none, one and several operands.
describe('a game as the engine tells it', () => {
  let position = start('cosmogenesis', 2);
  for (let moves = 0; moves < 12; moves += 1) {
    const [player = 0] = position.toMove;
    position = position.apply(player, position.advised(player, 'random'));
  }
  const [player = 0] = position.toMove;
  const legal = position.legal(player);
  const ways: readonly Way[] = legal.map((action) => ({ action, steps: ui.steps(action, null) }));

  it('is played by buttons, kind first', () => {
    expect([...select(ways, []).lit]).toEqual([...new Set(legal.map(({ kind }) => `button:${kind}`))]);
    for (const way of ways) {
      let chosen: readonly string[] = [];
      for (const target of way.steps.flat()) chosen = click(ways, chosen, target) ?? [];
      expect(select(ways, chosen).complete).toBe(way.action);
    }
  });

  it('says what every button is', () => {
    for (const target of new Set(ways.flatMap(({ steps }) => steps.flat()))) {
      const words = say(ui.label(target, null, { files: {}, tables: {} }));
      expect(words).not.toMatch(/["{=]|undefined|button/);
    }
  });

  it('shows everything that is seen, under the names of the people', () => {
    const view = position.view<{ round: number; seats: object[] }>(player);
    const props = { view, seat: 0, names: ['Ada', 'Bruno'], recent: [], preview: null, picks: picksOf(ways, []) };
    const html = renderToString(<ui.Board {...props} content={{ files: {}, tables: {} }} small={false} />);
    expect(html).toContain('<summary>Ada</summary>');
    expect(html).toContain(`<dt>round</dt><dd>${view.round}</dd>`);
    for (const key of Object.keys(view)) expect(html).toContain(`>${key.replaceAll('_', ' ')}<`);
    expect(html).not.toMatch(/undefined|\[object/);
  });

  it('tells what happened', () => {
    expect(position.events.length).toBeGreaterThan(0);
    const nothing = { files: {}, tables: {} };
    for (const event of position.events) {
      const line = ui.tell(event, ['Ada', 'Bruno'], nothing, null);
      expect(line && say(line)).toContain(event.event.replaceAll('_', ' '));
    }
    const created = { event: 'moon_created', seat: 1, target: 'O2.M1', wet: true };
    const told = ui.tell(created, ['Ada', 'Bruno'], nothing, null);
    expect(told && say(told)).toBe('Bruno: moon created, target O2.M1, wet Yes');
  });

  it('tells an action of one’s own', () => {
    const action = { kind: 'take as moon', text: 'take II-3 as moon of O2', field: 'II-3', orbit: null };
    const line = ui.tellAction?.(action, { files: {}, tables: {} }, null);
    expect(line && say(line)).toBe('take as moon (field: II-3, orbit: –)');
  });
});
