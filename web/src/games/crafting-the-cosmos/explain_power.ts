// What a power costs, does and brings, in words.
import { named, type Message } from '../../text/message';
import type { Print } from './content';
import { costOf, powerOf, textsOf } from './powers';
import type { Options, View } from './view';
import { elementText, energyText, text } from './words';

const joined = (parts: readonly Message[], glue: string): Message =>
  parts.reduce((sum, part) => text(glue, { a: sum, b: part }));

// "2 time cards + 1 graviton"
export function costText(power: string, print: Print, options: Options): Message {
  const card = powerOf(print, power);
  const { cards, energy, gravitons, supernova = 0, tokens } = costOf(card, options);
  const parts: Message[] = [];
  if (card.discharge) parts.push(text('cost.discharge'));
  if (cards > 0)
    parts.push(
      energy ? text('cost.type', { count: cards, energy: energyText(energy) }) : text('cost.equal', { count: cards }),
    );
  if (gravitons > 0) parts.push(text('cost.gravitons', { count: gravitons }));
  if (supernova > 0) parts.push(text('cost.supernovae', { count: supernova }));
  if (tokens) parts.push(text(`cost.token.${tokens.kind}`, { count: tokens.amount }));
  return joined(parts, 'cost.plus');
}

export function powerRule(power: string, print: Print, options: Options): Message {
  const card = powerOf(print, power);
  return named(textsOf(card, options), { element: card.element ? elementText(card.element.is) : '' });
}

export function explainPower(power: string, print: Print, view: View): Message {
  const { names, bonus } = powerOf(print, power);
  return text('explain.power', {
    name: named(names),
    cost: costText(power, print, view.options),
    rule: powerRule(power, print, view.options),
    bonus: text(`reward.${bonus.kind}`, { count: bonus.amount }),
  });
}
