// What seldom changes: goal tiles, creatures, who draws and rolls, the end of the game. Pure.
import type { Box } from '../anunnaki/content';
import { text as anunnaki, track } from '../anunnaki/names';
import { pieces, piecesAt, SIDES, type Goal, type GoalPlace, type Side } from '../anunnaki/view';
import type { Choice } from './choice';
import { text } from './text';
import type { View } from './view';

export const GOALS: readonly Goal[] = ['shrines', 'areas', 'units', 'settlements'];

export const goalChoices = (beside: GoalPlace): readonly { readonly goal: Goal; readonly choice: Choice }[] =>
  GOALS.map((goal) => ({
    goal,
    choice: {
      id: `goal:${beside}:${goal}`,
      label: text('touch.goal_is', { track: track(beside), goal: anunnaki(`goal.${goal}`) }),
      icon: goal,
      actions: [{ kind: 'goal', beside, goal }],
    },
  }));

// Who has it now, or that it is out of play. What is taken comes with its miniature, in the capital.
export function creatureChoices(view: View, creature: string, box: Box): readonly Choice[] {
  return [
    ...SIDES.map((side) => ({
      id: `give:${side}`,
      label: text(`touch.creature_${side}`),
      actions: [
        { kind: 'give', creature, side },
        ...capitalOf(view, side, box).map((place) => ({ kind: 'put', side, unit: 'creature', place })),
      ],
    })),
    { id: 'remove', label: text('touch.creature_gone'), actions: [{ kind: 'remove', creature }] },
  ];
}

// The capital is where the first settlement stands for ever.
const capitalOf = (view: View, side: Side, box: Box): readonly string[] =>
  box.areas.filter(({ id, capital }) => capital && pieces(piecesAt(view, id, side)).settlement).map(({ id }) => id);

export function switches(view: View): readonly Choice[] {
  const things = (['cards', 'die'] as const).map((thing) => {
    const kind = view.physical[thing] ? 'program' : 'physical';
    return { id: `${kind}:${thing}`, label: text(`touch.${kind}_${thing}`), actions: [{ kind, thing }] };
  });
  return [
    ...things,
    { id: 'end', label: text('touch.end'), actions: [{ kind: 'end' }] },
    { id: 'no-end', label: text('touch.no_end'), actions: [{ kind: 'no end' }] },
  ];
}
