// Things of the printed game that the view tells by name.
import type { AdviserCard, Box } from '../anunnaki/content';
import type { Side, TableView } from '../anunnaki/view';

// "GRE": what the ids of a side's home areas begin with.
export const codeOf = ({ houses }: Pick<TableView, 'houses'>, { areas }: Box, side: Side): string =>
  areas.find(({ planet }) => planet === houses[side])?.id.split('-')[0] ?? '';

// A printed card, as far as it was typed: "arrow left; harvest 2".
export function cardOfText(typed: string | null, { elements }: Box): AdviserCard | undefined {
  if (typed === null) return undefined;
  const all = typed.split('; ');
  const arrow = (['left', 'right'] as const).find((side) => all.includes(`arrow ${side}`));
  return { id: '', ...(arrow && { arrow }), elements: all.flatMap((one) => elements[one] ?? []) };
}
