// What is asked of a seat, the buttons, and the numbers beside its name.
import type { Content, Target } from '../game_ui';
import type { Message } from '../../text/message';
import { splitField, splitTarget, text } from './naming';
import { elementOn, hand, seatOf, sectorsOf, type Action, type View } from './view';

// The field that all these actions are about: it was chosen.
function chosenField(legal: readonly Action[]): string | null {
  const fields = new Set(legal.map((action) => ('field' in action ? action.field : null)));
  const [field] = fields;
  return fields.size === 1 ? (field ?? null) : null;
}

function mainPrompt(view: View, seat: number, legal: readonly Action[], content: Content): Message {
  const field = chosenField(legal);
  const element = field ? elementOn(view, ...splitField(field), content) : null;
  if (element?.sort === 'body') return text(`prompt.place.${element.body.kind}`);
  if (element?.sort === 'stone') return text(`prompt.place.${element.comets > 0 ? 'comet' : 'asteroid'}`);
  if (element) return text('prompt.place.card');
  const open = sectorsOf(view).filter((sector) => !seatOf(view, seat).sectors.includes(sector));
  const [last] = open;
  if (open.length === 1 && last) return text('prompt.main_last', { sector: last });
  return text('prompt.main', { left: open.length });
}

function optionalPrompt(view: View, legal: readonly Action[]): Message {
  if (legal.some(({ kind }) => kind === 'side reveal')) return text('prompt.reveal');
  if (legal.length < 2) return text('prompt.done');
  return text(view.side_used ? 'prompt.objects' : 'prompt.optional');
}

export function prompt(view: View, seat: number, legal: readonly Action[], content: Content): Message {
  if (view.phase === 'game_over') return text('prompt.over');
  if (view.phase === 'choose_start') return text(view.owing.includes(seat) ? 'prompt.choose_start' : 'prompt.chosen');
  if (view.active !== seat) return text('prompt.wait');
  if (view.phase === 'main') return mainPrompt(view, seat, legal, content);
  if (view.phase === 'optional') return optionalPrompt(view, legal);
  const usable = legal.some(({ kind }) => kind !== 'decline');
  return text(usable ? `prompt.reward.${view.rewards.at(-1)}` : 'prompt.reward.none');
}

export const label = (target: Target): Message => text(`button.${splitTarget(target)[1]}`);

export function holdings(view: View, seat: number): readonly (readonly [string, number, Message])[] {
  const own = seatOf(view, seat);
  const shown: [string, number, Message][] = [
    ['asteroid', own.asteroids, text('holding.asteroids')],
    ['comet', own.comets, text('holding.comets')],
    ['card', hand(own).length, text('holding.hand')],
    ['object', own.objects.length, text('holding.objects')],
  ];
  if (view.monolith === seat) shown.push(['monolith', 1, text('holding.monolith')]);
  return shown;
}
