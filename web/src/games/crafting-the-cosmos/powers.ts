// Power cards as their content has them, under the options of a game.
import type { Message, Names } from '../../text/message';
import { named } from '../../text/message';
import type { PowerCard, Print } from './content';
import type { Cost, Options, Power, View } from './view';

export function powerOf(print: Print, power: string): PowerCard {
  const found = print.powers.get(power);
  if (!found) throw new Error(`no power ${power}`);
  return found;
}

// What a use of a card costs; undefined where it is not in sight.
export const costOf = (view: View, power: string): Cost | undefined => view.costs[power as Power];

// What it says under the options of the game.
export function textsOf({ texts, variant }: PowerCard, options: Options): Names {
  if (!variant) return texts;
  return (options[variant.option] === variant.is ? variant.texts : undefined) ?? texts;
}

// The names of its two effects, where it has a choice.
export const modesOf = (card: PowerCard): readonly string[] => (card.choice ?? []).map(({ name }) => name);

export function modeText(card: PowerCard, mode: string): Message {
  const found = card.choice?.find(({ name }) => name === mode);
  if (!found) throw new Error(`${card.id} has no effect ${mode}`);
  return named(found.texts);
}
