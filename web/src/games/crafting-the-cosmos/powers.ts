// Power cards as their content has them, under the options of a game.
import type { Message, Names } from '../../text/message';
import { named } from '../../text/message';
import type { Cost, PowerCard, Print } from './content';
import type { Options } from './view';

export function powerOf(print: Print, power: string): PowerCard {
  const found = print.powers.get(power);
  if (!found) throw new Error(`no power ${power}`);
  return found;
}

// What differs under an option of the game.
function variantOf({ variant }: PowerCard, options: Options): PowerCard['variant'] {
  return variant && options[variant.option] === variant.is ? variant : undefined;
}

const NOTHING: Cost = { cards: 0 };

export function costOf(card: PowerCard, options: Options): Cost & { readonly gravitons: number } {
  const cost = variantOf(card, options)?.cost ?? card.cost ?? NOTHING;
  const { gravitons = 0 } = cost;
  return { ...cost, gravitons: typeof gravitons === 'number' ? gravitons : Number(options[gravitons]) };
}

export const textsOf = (card: PowerCard, options: Options): Names => variantOf(card, options)?.texts ?? card.texts;

// The names of its two effects, where it has a choice.
export const modesOf = (card: PowerCard): readonly string[] => (card.choice ?? []).map(({ name }) => name);

export function modeText(card: PowerCard, mode: string): Message {
  const found = card.choice?.find(({ name }) => name === mode);
  if (!found) throw new Error(`${card.id} has no effect ${mode}`);
  return named(found.texts);
}
