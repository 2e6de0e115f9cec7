// What a power costs, does and brings, in words.
import { named, type Message } from '../../text/message';
import type { Print } from './content';
import { costOf, powerOf, textsOf } from './powers';
import type { Cost, Options, View } from './view';
import { elementText, energyText, text } from './words';

const joined = (parts: readonly Message[], glue: string): Message =>
  parts.reduce((sum, part) => text(glue, { a: sum, b: part }));

// "2 time cards + 1 graviton"
function costText({ cards, energy, gravitons = 0, supernova = 0, tokens }: Cost, discharge = false): Message {
  const parts: Message[] = [];
  if (discharge) parts.push(text('cost.discharge'));
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

// Of a card in sight.
export function explainPower(power: string, print: Print, view: View): Message | null {
  const { names, bonus, discharge } = powerOf(print, power);
  const cost = costOf(view, power);
  if (!cost) return null;
  return text('explain.power', {
    name: named(names),
    cost: costText(cost, discharge),
    rule: powerRule(power, print, view.options),
    bonus: text(`reward.${bonus.kind}`, { count: bonus.amount }),
  });
}
