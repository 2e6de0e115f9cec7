// What the companion wants to know next, with everything that can be tapped for an answer: what lies on the table
// before the first turn, and facts that only the table shows. Pure.
import type { Message } from '../../text/message';
import type { Box } from '../anunnaki/content';
import { called, element, text as anunnaki, track } from '../anunnaki/names';
import { GOAL_PLACES } from '../anunnaki/view';
import type { Choice } from './choice';
import { contractChoices } from './contracts';
import { GOALS } from './more';
import { text } from './text';
import type { View } from './view';

export interface Asking {
  readonly question: Message;
  readonly choices: readonly Choice[];
}

const DISPLAYS = ['left', 'right'] as const;
const MOST_ADDED = 12; // by weapons and powers: what is more can be typed

const numbers = (kind: string, operand: string, values: readonly number[]): readonly Choice[] =>
  values.map((value) => ({
    id: `${kind}:${String(value)}`,
    label: anunnaki('number', { number: value }),
    actions: [{ kind, [operand]: value }],
  }));
const different = (values: readonly number[]): readonly number[] => [...new Set(values)].sort((a, b) => a - b);

function goals(view: View, beside: string): readonly Choice[] {
  const open = view.untold.flatMap(({ fact, at }) => (fact === 'goal' ? [at] : []));
  const told = GOAL_PLACES.filter((one) => !open.includes(one)).map((one) => view.goals[one]);
  return GOALS.filter((goal) => !told.includes(goal)).map((goal) => ({
    id: `goal:${goal}`,
    icon: goal,
    label: anunnaki(`goal.${goal}`),
    actions: [{ kind: 'goal', beside, goal }],
  }));
}

const planets = (view: View, box: Box, display: string): readonly Choice[] =>
  box.distant
    .filter(({ id }) => view.distant.every((one) => one?.planet !== id))
    .map((one) => ({
      id: `planet:${one.id}`,
      label: called(one),
      actions: [{ kind: 'planet', display, planet: one.id }],
    }));

function creatures(view: View, box: Box, display: string): readonly Choice[] {
  const known = [...view.creatures, ...view.sides.person.creatures, ...view.sides.bot.creatures];
  return box.creatures
    .filter(({ id }) => !known.includes(id))
    .map((one) => ({
      id: `show:${one.id}`,
      icon: 'creature',
      label: called(one),
      actions: [{ kind: 'show', creature: one.id, display }],
    }));
}

// What lies on the table and was not told yet: the engine says what, and what comes first.
function untold(view: View, box: Box): Asking | null {
  const [first] = view.untold;
  if (!first) return null;
  const at = String(first.at);
  switch (first.fact) {
    case 'goal':
      return { question: text('ask.goal', { track: track(at) }), choices: goals(view, at) };
    case 'contract':
      return {
        question: text('ask.first_contract', { slot: Number(at) }),
        choices: contractChoices(Number(at), box),
      };
    case 'planet':
      return { question: text('ask.planet', { display: at }), choices: planets(view, box, at) };
    case 'creature':
      return { question: text('ask.creature', { display: at }), choices: creatures(view, box, at) };
  }
}

// A printed adviser card: its elements from top to bottom, then "complete".
function card(view: View, box: Box): readonly Choice[] {
  const deck = view.question?.deck ?? 'moon';
  const arrows: readonly Choice[] =
    deck === 'sun'
      ? DISPLAYS.map((arrow) => ({
          id: `arrow:${arrow}`,
          icon: arrow,
          label: text(`touch.arrow_${arrow}`),
          actions: [{ kind: 'arrow', arrow }],
        }))
      : [];
  const elements = Object.entries(box.elements).map(([name, one]) => ({
    id: `element:${name}`,
    icon: one.do,
    label: element(one),
    actions: [{ kind: 'element', element: name }],
  }));
  return [...arrows, ...elements];
}

function fact(view: View, box: Box, ownStrength: number): readonly Choice[] {
  const at = view.question?.place ?? '';
  switch (view.question?.task) {
    case 'ask_civilisation':
      return typeof view.areas[at]?.civilisation === 'number'
        ? numbers('god strength', 'strength', different(box.atlantisGods.map((one) => one.strength)))
        : numbers('strength', 'strength', different(box.civilisations.map((one) => one.strength)));
    case 'ask_contract':
      return contractChoices(view.question.slot ?? 0, box);
    case 'ask_total':
      return numbers(
        'total',
        'total',
        Array.from({ length: MOST_ADDED + 1 }, (_, i) => ownStrength + i),
      );
    case 'ask_card':
      return card(view, box);
    default:
      return [];
  }
}

// Null: the person's turn, or a question with buttons of its own. `question`: what the prompt asks for a fact.
export function askingOf(view: View, box: Box, question: Message, ownStrength: number): Asking | null {
  const wanted = view.question?.task === 'report' ? untold(view, box) : null;
  if (wanted) return wanted;
  const choices = fact(view, box, ownStrength);
  return choices.length > 0 ? { question, choices } : null;
}
