// Things of the printed game that the view tells by name.
import type { AdviserCard, Box } from '../anunnaki/content';

// A printed card, as far as it was typed: "arrow left; harvest 2".
export function cardOfText(typed: string | null, { elements }: Box): AdviserCard | undefined {
  if (typed === null) return undefined;
  const all = typed.split('; ');
  const arrow = (['left', 'right'] as const).find((side) => all.includes(`arrow ${side}`));
  return { id: '', ...(arrow && { arrow }), elements: all.flatMap((one) => elements[one] ?? []) };
}
