// A button that only ends a turn is pressed by itself for who has set that; one that gives something up never looks
// like what is advised. Which is which is held against the actions that they stand for.
import { expect, it, vi } from 'vitest';
import { positions as systems } from './cosmogenesis/positions';
import type { GameUi, LegalAction, Target } from './game_ui';
import { positions as cosmos } from './crafting-the-cosmos/testing/support';

vi.hoisted(() => vi.stubGlobal('navigator', { languages: ['en'] }));
const { ui: cosmogenesis } = await import('./cosmogenesis/index');
const { ui: crafting } = await import('./crafting-the-cosmos/index');

// The last buttons of all actions of these kinds.
function buttonsOf<View, Action extends LegalAction>(
  { steps }: Pick<GameUi<View, Action>, 'steps'>,
  positions: readonly { readonly view: View; readonly legal: readonly Action[] }[],
  kind: RegExp,
): readonly Target[] {
  const last = positions.flatMap(({ view, legal }) =>
    legal.filter((action) => kind.test(action.kind)).map((action) => steps(action, view).flat().at(-1) ?? ''),
  );
  return [...new Set(last)].filter((target) => target.startsWith('button:'));
}

it('Cosmogenesis: to end a turn gives nothing up, to decline and to discard does', () => {
  expect(buttonsOf(cosmogenesis, systems, /^end turn$/)).toEqual(cosmogenesis.ends);
  expect(new Set(buttonsOf(cosmogenesis, systems, /^(decline|discard)$/))).toEqual(new Set(cosmogenesis.waives));
});

it('Crafting the Cosmos: to end a turn in which something is left gives that up', () => {
  const ending = (early: boolean): Target => {
    const [{ view } = { view: undefined }] = cosmos;
    if (!view) throw new Error('no position');
    const turn = { ...view.turn, ending: { early, lost: 0 } };
    return crafting.steps({ kind: 'omega none' }, { ...view, turn }).flat()[0] ?? '';
  };
  expect(crafting.ends).toEqual([ending(false)]);
  expect(crafting.waives).toContain(ending(true));
  const given = buttonsOf(crafting, cosmos, /^(stop|drop nebula|discard|discharge for nothing)$/);
  expect(given.length).toBeGreaterThan(1);
  expect(crafting.waives).toEqual(expect.arrayContaining([...given]));
});
