// What is asked of a seat: after each click the next question.
import type { Message } from '../../text/message';
import type { Content, Target } from '../game_ui';
import { or, splitTarget, text } from './naming';
import { astronomicalObject } from './objectives';
import { seatOf, sectorsOf, type Action, type View } from './view';

// Where what is in hand can go, in the order in which one looks for it.
const WAYS: readonly (readonly [way: string, kinds: readonly Action['kind'][]])[] = [
  ['planet', ['take as planet', 'use as planet']],
  ['moon', ['take as moon', 'use as moon', 'side moon']],
  ['belt', ['take to belt', 'use to belt', 'side comet to belt']],
  ['hit', ['take to hit', 'use to hit', 'side hit', 'side comet to hit', 'side throw comet']],
];

function whereTo(open: readonly Action[]): Message {
  const kinds = new Set(open.map(({ kind }) => kind));
  const ways = WAYS.filter(([, some]) => some.some((kind) => kinds.has(kind)));
  if (ways.length === 0) return text('prompt.no_place');
  return text('prompt.where', { ways: or(ways.map(([way]) => text(`way.${way}`))) });
}

// An effect that asks for something else than a place.
const ASKS: Readonly<Record<string, readonly string[]>> = {
  life: ['prompt.life'],
  evolution: ['prompt.evolution'],
  swap_orbits: ['prompt.swap', 'prompt.swap_second'],
  moon_collision: ['prompt.moon_falls', 'prompt.moon_hits'],
};
const nextOf = (questions: readonly string[], clicks: number): Message =>
  text(questions[Math.min(clicks, questions.length) - 1] ?? 'prompt.optional');

// After the first click.
function goingOn(open: readonly Action[], content: Content, chosen: readonly Target[]): Message {
  const [kind, name] = splitTarget(chosen[0] ?? '');
  switch (kind) {
    case 'field':
      if (open.some((action) => action.kind === 'take as object' || action.kind === 'take as objective'))
        return text('prompt.take');
      return whereTo(open);
    case 'objective':
      return text('prompt.reveal_where');
    case 'object': {
      const questions = ASKS[astronomicalObject(content, name)?.effect ?? ''];
      return questions ? nextOf(questions, chosen.length) : whereTo(open);
    }
    default: // a side action
      return name === 'life' ? text('prompt.life') : whereTo(open);
  }
}

function mainPrompt(view: View, seat: number): Message {
  const open = sectorsOf(view).filter((sector) => !seatOf(view, seat).sectors.includes(sector));
  const [last] = open;
  if (open.length === 1 && last) return text('prompt.main_last', { sector: last });
  return text('prompt.main', { left: open.length });
}

function optionalPrompt(view: View, open: readonly Action[]): Message {
  if (open.some(({ kind }) => kind === 'side reveal')) return text('prompt.reveal');
  if (open.length < 2) return text('prompt.done');
  return text(view.side_used ? 'prompt.objects' : 'prompt.optional');
}

export function prompt(
  view: View,
  seat: number,
  open: readonly Action[],
  content: Content,
  chosen: readonly Target[],
): Message {
  if (view.phase === 'game_over') return text('prompt.over');
  if (view.phase === 'choose_start') return text(view.owing.includes(seat) ? 'prompt.choose_start' : 'prompt.chosen');
  if (view.active !== seat) return text('prompt.wait');
  if (chosen.length > 0) return goingOn(open, content, chosen);
  if (view.phase === 'main') return mainPrompt(view, seat);
  if (view.phase === 'optional') return optionalPrompt(view, open);
  const usable = open.some(({ kind }) => kind !== 'decline');
  return text(usable ? `prompt.reward.${view.rewards.at(-1)}` : 'prompt.reward.none');
}
