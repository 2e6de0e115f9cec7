// CTC-GOAL: what each seat would score for a goal now.
import type { View } from './view';

export function placePoints(
  values: readonly number[],
  { first, second }: { readonly first: number; readonly second: number },
  view: Pick<View, 'players' | 'options'>,
): readonly number[] {
  const best = Math.max(...values);
  const winners = values.filter((value) => value === best).length;
  const next = winners > 1 ? 0 : Math.max(0, ...values.filter((value) => value < best));
  const forSecond = view.players === 2 ? view.options.second_2p : second;
  return values.map((value) => {
    if (value === 0) return 0;
    if (value === best) return first;
    return value === next ? forSecond : 0;
  });
}
